package org.vivarium.app.bench;

import java.io.IOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.vivarium.app.bench.Journey.Leg;
import org.vivarium.engine.Engine;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.FrameNotes;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Section;

/**
 * What entering places costs: every frame of a {@link Journey}, the parts of a transfer, the frames
 * over budget with what they were busy with, and the display frames for which one was held. Times
 * of frames are processor time of the engine's thread: waiting for loaders is counted as held
 * frames, and a busy machine or the collector doesn't pass for work.
 */
public final class TransferBench {
    /** Budget of one frame: a sixtieth of a second. */
    private static final long BUDGET_NANOS = 16_670_000;

    private static final long HIGHEST_NANOS = 60_000_000_000L;
    private static final double NANOS_PER_MS = 1e6;

    private final Engine engine;
    private final Map<Leg, Histogram> frames = new EnumMap<>(Leg.class);
    private final Map<Section, Histogram> parts = new EnumMap<>(Section.class);
    private final Map<String, Double> slow = new LinkedHashMap<>();
    private long wallWorst;
    private final Histogram musicChanges = histogram();
    private String music = "";
    private long heldFrames;
    private long heldNanos;
    private int overBudget;

    /**
     * @param engine not started yet, with a folder for saves that may be written to
     */
    public TransferBench(Engine engine) {
        this.engine = engine;
        for (Leg leg : Leg.values()) {
            frames.put(leg, histogram());
        }
        for (Section section : Section.values()) {
            if (section.label().startsWith("map.transition.")
                    || section == Section.HELD
                    || section == Section.AUDIO_UPDATE) {
                parts.put(section, histogram());
            }
        }
    }

    private static Histogram histogram() {
        return new Histogram(1, HIGHEST_NANOS, 3);
    }

    /**
     * @param seed of the random generator
     * @throws IOException when the save for Continue can't be written
     */
    public BenchResult run(String what, long seed) throws IOException {
        Journey journey = new Journey(engine, seed, this::take);
        journey.travel();
        return result(what, journey);
    }

    private void take(Leg leg, long cpuNanos) {
        frames.get(leg).recordValue(cpuNanos);
        if (leg != Leg.TITLE && !music.equals(engine.state.music.current.name)) {
            music = engine.state.music.current.name;
            musicChanges.recordValue(cpuNanos);
        }
        FrameRecord record = engine.recorder.current();
        long held = 0;
        for (int span = 0; span < record.spanCount; span++) {
            Section section = record.section(span);
            long nanos = Math.max(0, record.spanEnd[span] - record.spanBegin[span]);
            if (parts.containsKey(section)) {
                parts.get(section).recordValue(nanos);
            }
            held += section == Section.HELD ? nanos : 0;
        }
        heldNanos += held;
        heldFrames += record.counter(Counter.HELD_FRAMES);
        wallWorst = Math.max(wallWorst, record.workNanos - held);
        if (cpuNanos > BUDGET_NANOS) {
            overBudget++;
            slow.put(words(leg, record), cpuNanos / NANOS_PER_MS);
        }
    }

    /** A slow frame and its longest innermost sections. */
    private String words(Leg leg, FrameRecord record) {
        StringBuilder words =
                new StringBuilder(
                        "  over budget, ms: %s, frame %d, map %d, %d commands:"
                                .formatted(
                                        leg.label(),
                                        record.frame,
                                        engine.state.map.id,
                                        record.counter(Counter.COMMANDS)));
        for (int span = 0; span < record.spanCount; span++) {
            boolean innermost =
                    span + 1 == record.spanCount
                            || record.spanDepth[span + 1] <= record.spanDepth[span];
            long nanos = record.spanEnd[span] - record.spanBegin[span];
            if (innermost && nanos > BUDGET_NANOS / 10) {
                words.append(
                        " %s %.1f".formatted(record.section(span).label(), nanos / NANOS_PER_MS));
            }
        }
        FrameNotes notes = record.notes;
        for (int i = 0; i < notes.count(); i++) {
            if (notes.kind(i) == NoteKind.ASSET) {
                words.append(" %s %.1f".formatted(notes.text(i), notes.number(i, 1) / 1e3));
            }
        }
        return words.toString();
    }

    private BenchResult result(String what, Journey journey) {
        var timings = new LinkedHashMap<String, Timing>();
        frames.forEach((leg, times) -> timings.put("frames: " + leg.label(), Timing.of(times)));
        timings.put("frames with other music", Timing.of(musicChanges));
        parts.forEach((part, times) -> timings.put(part.label(), Timing.of(times)));
        var numbers = new LinkedHashMap<String, Double>();
        numbers.put("maps reached", (double) journey.reached());
        numbers.put("maps", (double) journey.maps());
        numbers.put("continued", journey.continued() ? 1.0 : 0);
        numbers.put("frames", (double) engine.frames());
        numbers.put("frames over 16.67 ms", (double) overBudget);
        numbers.putAll(slow);
        numbers.put("held frames", (double) heldFrames);
        numbers.put("held, ms in all", heldNanos / NANOS_PER_MS);
        numbers.put("worst frame by the clock, ms", wallWorst / NANOS_PER_MS);
        return new BenchResult(what, timings, numbers);
    }
}
