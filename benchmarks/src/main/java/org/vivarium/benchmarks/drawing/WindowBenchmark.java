package org.vivarium.benchmarks.drawing;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.Transparency;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.screen.TimerPainter;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.TimerState;
import org.vivarium.engine.text.ExFont;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.engine.text.font.Fonts;

/** Windows and what stands in them, in microseconds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class WindowBenchmark {
    private static final int LINES = 4;
    private static final String LINE = "Fifty half-width letters, as many as a line takes.";

    private final int[] frame = new int[Frame.SIZE];
    private final WindowSkin stretched = skin(false);
    private final WindowSkin tiled = skin(true);
    private final WindowBox box = new WindowBox().place(0, 160, 320, 80).cursor(2, 16, 300, 16);
    private final WindowBox opening = new WindowBox().place(0, 160, 320, 80);
    private final TextPainter text =
            new TextPainter(
                    stretched, Fonts.forCodePage(1252, null, null).font(0), ExFont.builtIn());
    private final TimerState timer = new TimerState();

    public WindowBenchmark() {
        timer.visible = true;
        timer.frames = 3000;
        opening.open(7);
        opening.update();
        opening.update();
    }

    private static WindowSkin skin(boolean tiled) {
        byte[] indices = new byte[WindowSkin.WIDTH * WindowSkin.HEIGHT];
        new Random(1).nextBytes(indices);
        int[] palette = new Random(2).ints(256).toArray();
        return WindowSkin.of(
                Image.indexed(
                        WindowSkin.WIDTH,
                        WindowSkin.HEIGHT,
                        indices,
                        palette,
                        Transparency.INDEX_ZERO),
                tiled);
    }

    @Benchmark
    public int[] stretchedWindow() {
        WindowPainter.draw(frame, stretched, box);
        return frame;
    }

    @Benchmark
    public int[] tiledWindow() {
        WindowPainter.draw(frame, tiled, box);
        return frame;
    }

    @Benchmark
    public int[] openingWindow() {
        WindowPainter.draw(frame, stretched, opening);
        return frame;
    }

    @Benchmark
    public int[] pageOfText() {
        for (int i = 0; i < LINES; i++) {
            text.draw(frame, 8, 170 + 16 * i, LINE, i);
        }
        return frame;
    }

    @Benchmark
    public int[] timer() {
        TimerPainter.draw(frame, stretched, timer, false, false, 160);
        return frame;
    }
}
