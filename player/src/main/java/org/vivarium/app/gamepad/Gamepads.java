package org.vivarium.app.gamepad;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.app.user.HeldDeed;

/** Reads the gamepads a hundred and more times a second, and tells what their buttons do. */
public final class Gamepads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Gamepads.class);

    private static final long BETWEEN_NANOS = 7_000_000;

    private final PadMap map;
    private final Listener listener;
    private final Thread thread;
    private volatile boolean closing;
    private volatile boolean heard = true;
    private volatile List<String> names = List.of();
    private volatile String problem = "";
    private int last;

    /**
     * Who is told, on the gamepads' own thread.
     *
     * @param buttons the game's buttons held now, as bits
     * @param deeds what begins and ends
     * @param pressed each button of a pad as it goes down
     */
    public record Listener(
            IntConsumer buttons,
            BiConsumer<HeldDeed, Boolean> deeds,
            Consumer<PadButton> pressed) {}

    private Gamepads(PadMap map, Listener listener, Supplier<PadReader> reader) {
        this.map = map;
        this.listener = listener;
        thread = Thread.ofPlatform().daemon().name("gamepads").unstarted(() -> run(reader));
    }

    /** Begins to read; where gamepads cannot be read, nothing is ever told. */
    public static Gamepads begin(PadMap map, Listener listener) {
        return begin(map, listener, SdlPads::new);
    }

    static Gamepads begin(PadMap map, Listener listener, Supplier<PadReader> reader) {
        var pads = new Gamepads(map, listener, reader);
        pads.thread.start();
        return pads;
    }

    /** Whether pads are heard: they aren't while another program has the keyboard. */
    public void hear(boolean on) {
        heard = on;
    }

    /** What the connected pads call themselves. */
    public List<String> names() {
        return names;
    }

    /** Why no gamepad can be read; empty when they can. */
    public String problem() {
        return problem;
    }

    private void run(Supplier<PadReader> opener) {
        try (PadReader reader = opener.get()) {
            while (!closing) {
                tell(heard ? reader.held() : 0);
                names(reader.names());
                LockSupport.parkNanos(BETWEEN_NANOS);
            }
        } catch (RuntimeException | LinkageError e) {
            problem = String.valueOf(e.getMessage());
            LOG.info("gamepads cannot be read here: {}", problem);
        }
    }

    private void names(List<String> now) {
        if (!now.equals(names)) {
            names = now;
        }
    }

    private void tell(int held) {
        if (held == last) {
            return;
        }
        int down = held & ~last;
        for (PadButton button : PadButton.values()) {
            if (button.isIn(down)) {
                listener.pressed().accept(button);
            }
        }
        listener.buttons().accept(map.bitsOf(held));
        for (HeldDeed deed : HeldDeed.values()) {
            boolean now = map.does(deed, held);
            if (now != map.does(deed, last)) {
                listener.deeds().accept(deed, now);
            }
        }
        last = held;
    }

    @Override
    public void close() {
        closing = true;
        try {
            thread.join(1000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
