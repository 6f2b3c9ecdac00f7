package org.vivarium.inspector.flame;

import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.SectionStats.Cost;

/** Says in a sentence what made a frame as long as it was. */
final class FrameCause {
    private static final int MAX_RUNS = 3;

    private final SectionStats stats = new SectionStats();

    /** The section most of the time went to, or the collector; with what happened in the frame. */
    String of(FrameRecord record) {
        var words = new StringBuilder(mostly(record));
        for (int note = 0; note < record.notes.count(); note++) {
            words.append(" · ").append(record.notes.describe(note));
        }
        return words.append(events(record.runs)).toString();
    }

    /** The lists that ran, those with the most commands first. */
    private static String events(EventRuns runs) {
        var words = new StringBuilder();
        runs.byCommands()
                .limit(MAX_RUNS)
                .forEach(run -> words.append(" · ").append(runs.describe(run)));
        if (runs.count() > MAX_RUNS) {
            words.append(" · ").append(Texts.of("cause.moreRuns", runs.count() - MAX_RUNS));
        }
        return words.toString();
    }

    private String mostly(FrameRecord record) {
        if (record.gcMicros * 1000L > record.workNanos / 2) {
            return Texts.of("cause.collector", record.gcMicros / 1000.0);
        }
        stats.clear();
        stats.add(record, 0);
        Cost most = null;
        for (Cost cost : stats.costs()) {
            if (cost.section != Section.FRAME && most == null) {
                most = cost;
            }
        }
        return most == null
                ? Texts.of("cause.unknown")
                : Texts.of(
                        "cause.section",
                        most.section.label(),
                        Units.percent((double) most.selfNanos / Math.max(1, record.workNanos)),
                        Units.bytes(most.bytes));
    }
}
