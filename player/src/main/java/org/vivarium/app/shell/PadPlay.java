package org.vivarium.app.shell;

import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.vivarium.app.gamepad.Gamepads;
import org.vivarium.app.gamepad.PadButton;
import org.vivarium.app.gamepad.PadMap;
import org.vivarium.app.user.HeldDeed;
import org.vivarium.engine.input.KeyState;
import org.vivarium.inspector.Texts;

/** Gamepads in a window: they play the open game, or choose one in the library. */
final class PadPlay implements AutoCloseable {
    private final BiConsumer<HeldDeed, Boolean> deeds;
    private final Consumer<PadButton> choose;
    private final Gamepads pads;
    private volatile KeyState game;
    private int held;

    /**
     * @param user the user's folder
     * @param deeds told of what begins and ends while a game is open
     * @param choose told of buttons that go down while none is
     */
    PadPlay(Path user, BiConsumer<HeldDeed, Boolean> deeds, Consumer<PadButton> choose) {
        this.deeds = deeds;
        this.choose = choose;
        pads =
                Gamepads.begin(
                        PadMap.load(user),
                        new Gamepads.Listener(this::buttons, this::deed, this::pressed));
    }

    Gamepads pads() {
        return pads;
    }

    /** Which pads are connected, or why none can be read. */
    String words() {
        if (!pads.problem().isEmpty()) {
            return Texts.of("pads.problem", pads.problem());
        }
        return pads.names().isEmpty()
                ? Texts.of("pads.none")
                : Texts.of("pads.connected", String.join(", ", pads.names()));
    }

    /** The game the pads play from now on; null for none. */
    void feed(KeyState keys) {
        game = keys;
    }

    private void buttons(int now) {
        KeyState keys = game;
        if (keys != null) {
            keys.press(now & ~held);
            keys.release(held & ~now);
        }
        held = now;
    }

    private void deed(HeldDeed deed, boolean on) {
        Platform.runLater(
                () -> {
                    if (game != null) {
                        deeds.accept(deed, on);
                    }
                });
    }

    private void pressed(PadButton button) {
        if (game == null) {
            Platform.runLater(() -> choose.accept(button));
        }
    }

    @Override
    public void close() {
        pads.close();
    }
}
