package org.vivarium.benchmarks.drawing;

import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.engine.text.message.MessagePainter;
import org.vivarium.engine.text.message.MessageSystem;
import org.vivarium.lcf.LcfException;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/**
 * A frame of the message window, updated and drawn, in microseconds: choices and a number while the
 * cursor moves, the money window beside a text.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MessageBenchmark {
    private static final int SETTLED = 120;

    private final Window choices =
            new Window(
                    order -> {
                        for (int i = 1; i <= 4; i++) {
                            order.addChoice("The choice with number " + i, true);
                        }
                    });
    private final Window number =
            new Window(
                    order -> {
                        order.add("How many?");
                        order.digits = 7;
                    });
    private final Window money = new Window(order -> order.add("\\$So much is yours."));

    /** A message that stands open, and its painter. */
    private static final class Window {
        private final int[] frame = new int[Frame.SIZE];
        private final Engine engine;
        private final MessageSystem messages;
        private final MessagePainter painter;
        private int frames;

        Window(Consumer<MessageOrder> content) {
            try {
                engine =
                        new Engine(
                                new MadeGame().open(),
                                new FrameRecorder(new FrameLog(4)),
                                MusicLibrary.EMPTY,
                                AudioOut.SILENT);
            } catch (LcfException e) {
                throw new IllegalStateException(e);
            }
            messages =
                    new MessageSystem(
                            engine.state,
                            c -> 6,
                            sound -> {},
                            false,
                            WindowGlass.OPAQUE,
                            () -> 128);
            painter = new MessagePainter(engine.state, engine.windows, engine.bitmaps, "G");
            MessageOrder order = new MessageOrder().reset(0, 0);
            content.accept(order);
            messages.show(order);
            for (int i = 0; i < SETTLED; i++) {
                step(0);
            }
        }

        int[] step(int keys) {
            engine.state.input.update(keys);
            messages.update();
            painter.draw(frame);
            return frame;
        }

        int[] pressing(Button button) {
            return step(frames++ % 8 < 4 ? button.bit() : 0);
        }
    }

    @Benchmark
    public int[] choices() {
        return choices.pressing(Button.DOWN);
    }

    @Benchmark
    public int[] numberInput() {
        return number.pressing(Button.UP);
    }

    @Benchmark
    public int[] moneyWindow() {
        return money.step(0);
    }
}
