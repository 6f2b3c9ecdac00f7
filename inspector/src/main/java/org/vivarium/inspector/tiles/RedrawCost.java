package org.vivarium.inspector.tiles;

import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.Section;

/** Time of the tile layers in frames that drew cells against frames that only copied them. */
final class RedrawCost {
    private long drawingNanos;
    private int drawing;
    private long copyingNanos;
    private int copying;

    void clear() {
        drawingNanos = 0;
        drawing = 0;
        copyingNanos = 0;
        copying = 0;
    }

    void add(FrameRecord record, boolean drew) {
        long nanos = 0;
        for (int span = 0; span < record.spanCount; span++) {
            if (record.section(span) == Section.MAP_LAYERS) {
                nanos += record.spanEnd[span] - record.spanBegin[span];
            }
        }
        if (drew) {
            drawingNanos += nanos;
            drawing++;
        } else {
            copyingNanos += nanos;
            copying++;
        }
    }

    /** Mean microseconds of the layers in a frame that drew cells. */
    double drawingMicros() {
        return drawing == 0 ? 0 : drawingNanos / 1e3 / drawing;
    }

    /** Mean microseconds of the layers in a frame that drew none. */
    double copyingMicros() {
        return copying == 0 ? 0 : copyingNanos / 1e3 / copying;
    }
}
