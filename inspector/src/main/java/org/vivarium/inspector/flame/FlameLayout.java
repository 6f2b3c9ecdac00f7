package org.vivarium.inspector.flame;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.telemetry.FrameRecord;

/**
 * The spans of a frame as boxes in 0..1, apart from pixels: resizing and zooming need no new
 * layout, and a picture can be made and tested without a window.
 */
final class FlameLayout {
    static final FlameLayout EMPTY = new FlameLayout(List.of(), 1);

    /** Boxes by depth, each row ascending by its left end. */
    private final List<List<FlameBox>> rows = new ArrayList<>();

    private final int frameNanos;

    private FlameLayout(List<FlameBox> boxes, int frameNanos) {
        this.frameNanos = frameNanos;
        for (FlameBox box : boxes) {
            while (rows.size() <= box.depth()) {
                rows.add(new ArrayList<>());
            }
            rows.get(box.depth()).add(box);
        }
    }

    static FlameLayout of(FrameRecord record) {
        return of(record, record.workNanos);
    }

    /**
     * @param scale nanoseconds from 0 to 1: more than the frame took, beside a longer one
     */
    static FlameLayout of(FrameRecord record, int scale) {
        var boxes = new ArrayList<FlameBox>(record.spanCount);
        double total = Math.max(1, scale);
        for (int i = 0; i < record.spanCount; i++) {
            boxes.add(
                    new FlameBox(
                            Math.min(1, record.spanBegin[i] / total),
                            Math.min(1, record.spanEnd[i] / total),
                            record.spanDepth[i],
                            record.section(i),
                            record.spanEnd[i] - record.spanBegin[i],
                            record.spanBytes[i]));
        }
        return new FlameLayout(boxes, Math.max(1, record.workNanos));
    }

    /** A box's part of its frame, from 0 to 1. */
    double share(FlameBox box) {
        return (double) box.nanos() / frameNanos;
    }

    int depth() {
        return rows.size();
    }

    List<FlameBox> row(int depth) {
        return rows.get(depth);
    }

    /** The box at a place; null when there is none. */
    FlameBox at(double x, int depth) {
        if (depth < 0 || depth >= rows.size()) {
            return null;
        }
        List<FlameBox> row = rows.get(depth);
        int low = 0;
        int high = row.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            FlameBox box = row.get(middle);
            if (x < box.left()) {
                high = middle - 1;
            } else if (x >= box.right()) {
                low = middle + 1;
            } else {
                return box;
            }
        }
        return null;
    }
}
