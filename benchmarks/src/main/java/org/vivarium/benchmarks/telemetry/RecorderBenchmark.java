package org.vivarium.benchmarks.telemetry;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/**
 * What recording a frame costs: the frame itself (budget 1 µs), each span (budget 100 ns), and all
 * of it while the recorder is switched off (budget: nothing). A span apart from others reads the
 * clock and the count of bytes twice; one that follows another at once, as most of a real frame do,
 * reads them once.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RecorderBenchmark {
    @Param({"true", "false"})
    public boolean on;

    @Param({"0", "20"})
    public int spans;

    private FrameRecorder recorder;
    private long frame;

    @Setup
    public void open() {
        recorder = new FrameRecorder(new FrameLog(3600));
        recorder.setEnabled(on);
    }

    @Benchmark
    public long touching() {
        recorder.beginFrame(frame++);
        if (spans > 0) {
            recorder.beginAtOnce(Section.MAP_CHARS);
            for (int i = 1; i < spans; i++) {
                recorder.next(Section.MAP_CHARS);
            }
            recorder.end();
        }
        recorder.endFrame();
        return frame;
    }

    @Benchmark
    public long apart() {
        recorder.beginFrame(frame++);
        for (int i = 0; i < spans; i++) {
            recorder.begin(Section.MAP_CHARS);
            recorder.end();
        }
        recorder.endFrame();
        return frame;
    }
}
