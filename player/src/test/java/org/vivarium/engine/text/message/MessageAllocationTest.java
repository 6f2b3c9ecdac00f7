package org.vivarium.engine.text.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.lcf.LcfException;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.ThreadAllocation;

/** A message that waits allocates nothing, whatever it waits for and however the cursor moves. */
class MessageAllocationTest {
    private static final int SETTLED = 150;
    private static final int FRAMES = 64;

    private final ThreadAllocation allocation = new ThreadAllocation();
    private final int[] frame = new int[Frame.SIZE];
    private Engine engine;
    private MessageSystem messages;
    private MessagePainter painter;

    private void frames(int n, int keys) {
        for (int i = 0; i < n; i++) {
            engine.state.input.update(i % 8 < 4 ? keys : 0);
            messages.update();
            painter.draw(frame);
        }
    }

    private long allocated(Consumer<MessageOrder> content, Button key) throws LcfException {
        engine =
                new Engine(
                        new MadeGame().open(),
                        new FrameRecorder(new FrameLog(4)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        messages =
                new MessageSystem(
                        engine.state, c -> 6, sound -> {}, false, WindowGlass.OPAQUE, () -> 128);
        painter = new MessagePainter(engine.state, engine.windows, engine.bitmaps, "G");
        MessageOrder order = new MessageOrder().reset(0, 0);
        content.accept(order);
        messages.show(order);
        frames(SETTLED, 0);
        frames(SETTLED, key.bit());
        long best = Long.MAX_VALUE;
        for (int run = 0; run < 3; run++) {
            long before = allocation.bytes();
            frames(FRAMES, key.bit());
            best = Math.min(best, allocation.bytes() - before);
        }
        assertThat(engine.state.message.box.isOpen()).isTrue();
        return best;
    }

    @Test
    void choicesWithAMovingCursor() throws LcfException {
        assertThat(
                        allocated(
                                order -> {
                                    order.addChoice("Yes", true);
                                    order.addChoice("No", true);
                                    order.addChoice("Perhaps", true);
                                },
                                Button.DOWN))
                .isZero();
    }

    @Test
    void digitsThatTurn() throws LcfException {
        assertThat(
                        allocated(
                                order -> {
                                    order.add("How many?");
                                    order.digits = 6;
                                },
                                Button.UP))
                .isZero();
    }

    @Test
    void moneyBesideAText() throws LcfException {
        assertThat(allocated(order -> order.add("\\$So much is yours."), Button.LEFT)).isZero();
    }
}
