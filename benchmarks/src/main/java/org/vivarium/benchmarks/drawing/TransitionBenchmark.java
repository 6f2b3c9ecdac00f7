package org.vivarium.benchmarks.drawing;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.transition.TransitionPainter;
import org.vivarium.engine.gfx.transition.TransitionType;

/** One frame half way through each transition, in microseconds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class TransitionBenchmark {
    private static final int STEP = 20;
    private static final int LENGTH = 41;

    @Param public TransitionType type;

    private final TransitionPainter painter = new TransitionPainter();
    private final int[] display = new int[Frame.SIZE];
    private final int[] before = new int[Frame.SIZE];
    private final int[] after = new int[Frame.SIZE];

    public TransitionBenchmark() {
        Arrays.fill(before, 0xFF557799);
        Arrays.fill(after, Frame.BLACK);
    }

    @Benchmark
    public int[] step() {
        painter.draw(display, before, after, type, true, STEP, LENGTH, 1, 100, 90);
        return display;
    }
}
