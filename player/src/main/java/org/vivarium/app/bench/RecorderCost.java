package org.vivarium.app.bench;

import java.util.LinkedHashMap;
import org.HdrHistogram.Histogram;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.telemetry.FrameRecorder;

/**
 * What recording adds to a frame: one run in which short stretches with the recorder on and off
 * take turns, so that both meet the same machine, the same code and the same frames.
 */
public final class RecorderCost {
    private static final long HIGHEST_NANOS = 60_000_000_000L;
    private static final int STRETCH = 24;

    private final Engine engine;
    private final InputSource input;
    private final InputSnapshot held = new InputSnapshot();
    private final Histogram on = new Histogram(1, HIGHEST_NANOS, 4);
    private final Histogram off = new Histogram(1, HIGHEST_NANOS, 4);
    private long spans;

    public RecorderCost(Engine engine, InputSource input) {
        this.engine = engine;
        this.input = input;
    }

    /**
     * @param warmUp frames before the measured ones
     * @param frames frames measured, half of them recorded
     */
    public BenchResult run(String what, int warmUp, int frames) {
        FrameRecorder recorder = engine.recorder;
        for (int i = -warmUp; i < frames; i++) {
            boolean recorded = (Math.floorDiv(i, STRETCH) & 1) == 0;
            recorder.setEnabled(recorded);
            long nanos = tick(recorder);
            if (i >= 0) {
                (recorded ? on : off).recordValue(Math.min(nanos, HIGHEST_NANOS));
                spans += recorded ? recorder.current().spanCount : 0;
            }
        }
        return result(what);
    }

    private long tick(FrameRecorder recorder) {
        long start = System.nanoTime();
        recorder.beginFrame(engine.frames());
        held.set(input.heldAt(engine.frames()));
        engine.tick(held);
        recorder.endFrame();
        return System.nanoTime() - start;
    }

    private BenchResult result(String what) {
        var timings = new LinkedHashMap<String, Timing>();
        timings.put("recorder off", Timing.of(off));
        timings.put("recorder on", Timing.of(on));
        double spansPerFrame = (double) spans / Math.max(1, on.getTotalCount());
        var numbers = new LinkedHashMap<String, Double>();
        numbers.put("spans a frame", spansPerFrame);
        numbers.put("recording, ns a frame (p25)", (double) difference(25));
        numbers.put("recording, ns a frame (p50)", (double) difference(50));
        numbers.put("budget: 1 µs + 100 ns a span", 1000 + 100 * spansPerFrame);
        return new BenchResult(what + ", every other one recorded", timings, numbers);
    }

    private long difference(double percentile) {
        return on.getValueAtPercentile(percentile) - off.getValueAtPercentile(percentile);
    }
}
