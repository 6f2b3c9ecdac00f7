package org.vivarium.inspector.flame;

import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.FrameRecord;

/** A frame in one line: its number, time, what happened in it, cells drawn, bytes. */
final class FrameCaption {
    private static final int MAX_NOTES = 3;
    private static final String DOT = " · ";

    private FrameCaption() {}

    /**
     * @param frames how many frames are chosen; more than one: this is the longest of them
     */
    static String of(FrameRecord record, long frames) {
        var line = new StringBuilder();
        if (frames > 1) {
            line.append(Texts.of("frames.longest", Units.count(frames))).append(DOT);
        }
        line.append(Texts.of("frames.frame", Units.count(record.frame)))
                .append(DOT)
                .append(Units.millis(record.workNanos))
                .append(" ms");
        for (int note = 0; note < Math.min(MAX_NOTES, record.notes.count()); note++) {
            line.append(DOT).append(record.notes.describe(note));
        }
        appendCells(line, record);
        if (record.gcMicros > 0) {
            line.append(DOT).append(Texts.of("frames.gc", record.gcMicros / 1000.0));
        }
        return line.append(DOT)
                .append(Texts.of("frames.allocated", Units.bytes(record.allocatedBytes)))
                .toString();
    }

    private static void appendCells(StringBuilder line, FrameRecord record) {
        int cells = 0;
        CellReason most = CellReason.NONE;
        for (CellReason reason : CellReason.values()) {
            int drawn = reason == CellReason.NONE ? 0 : record.counter(reason.counter());
            cells += drawn;
            if (drawn > 0 && (most == CellReason.NONE || drawn > record.counter(most.counter()))) {
                most = reason;
            }
        }
        if (cells > 0) {
            line.append(DOT).append(Texts.of("frames.cells", cells, most.label()));
        }
    }
}
