package org.vivarium.app.bench;

import java.util.LinkedHashMap;
import org.HdrHistogram.Histogram;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.ThreadAllocation;

/**
 * Times frames of a running engine on the calling thread, nothing else running: warm up first, then
 * measure. Work of publishing and of panels isn't part of it.
 */
public final class FrameBench {
    private static final long HIGHEST_NANOS = 60_000_000_000L;
    private static final int NUMBERS_AFTER_POINT = 3;

    private final Engine engine;
    private final InputSource input;
    private final InputSnapshot held = new InputSnapshot();
    private final ThreadAllocation allocation = new ThreadAllocation();
    private final Histogram frame = new Histogram(1, HIGHEST_NANOS, NUMBERS_AFTER_POINT);
    private final Histogram update = new Histogram(1, HIGHEST_NANOS, NUMBERS_AFTER_POINT);
    private final Histogram draw = new Histogram(1, HIGHEST_NANOS, NUMBERS_AFTER_POINT);
    private final SectionStats sections = new SectionStats();
    private long bytes;
    private long mostBytes;
    private long collectedMicros;

    public FrameBench(Engine engine, InputSource input) {
        this.engine = engine;
        this.input = input;
    }

    /**
     * @param warmUp frames before the measured ones
     * @param frames frames measured
     */
    public BenchResult run(String what, int warmUp, int frames) {
        for (int i = 0; i < warmUp; i++) {
            tick();
        }
        for (int i = 0; i < frames; i++) {
            long bytesBefore = allocation.bytes();
            long start = System.nanoTime();
            tick();
            long nanos = System.nanoTime() - start;
            take(nanos, allocation.bytes() - bytesBefore);
        }
        return result(what, frames);
    }

    private void tick() {
        FrameRecorder recorder = engine.recorder;
        recorder.beginFrame(engine.frames());
        held.set(input.heldAt(engine.frames()));
        engine.tick(held);
        recorder.endFrame();
    }

    private void take(long nanos, long allocated) {
        frame.recordValue(Math.min(nanos, HIGHEST_NANOS));
        bytes += allocated;
        mostBytes = Math.max(mostBytes, allocated);
        if (engine.recorder.enabled()) {
            FrameRecord record = engine.recorder.current();
            sections.add(record, record.frame);
            collectedMicros += record.gcMicros;
            update.recordValue(total(record, Section.SCENE_UPDATE));
            draw.recordValue(total(record, Section.SCENE_DRAW));
        }
    }

    private static long total(FrameRecord record, Section section) {
        long nanos = 0;
        for (int span = 0; span < record.spanCount; span++) {
            if (record.section(span) == section) {
                nanos += record.spanEnd[span] - record.spanBegin[span];
            }
        }
        return Math.clamp(nanos, 1, HIGHEST_NANOS);
    }

    private BenchResult result(String what, int frames) {
        var timings = new LinkedHashMap<String, Timing>();
        timings.put("update + draw", Timing.of(frame));
        if (engine.recorder.enabled()) {
            timings.put("update", Timing.of(update));
            timings.put("draw", Timing.of(draw));
            sections.costs().stream()
                    .filter(cost -> cost.section != Section.FRAME)
                    .forEach(cost -> timings.put(cost.section.label(), Timing.of(cost.perFrame)));
        }
        var numbers = new LinkedHashMap<String, Double>();
        numbers.put("bytes a frame", (double) bytes / frames);
        numbers.put("most bytes in a frame", (double) mostBytes);
        numbers.put("collector ms", collectedMicros / 1e3);
        numbers.put("frames", (double) frames);
        return new BenchResult(what, timings, numbers);
    }
}
