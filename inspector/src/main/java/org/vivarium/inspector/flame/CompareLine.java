package org.vivarium.inspector.flame;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.SectionStats.Cost;

/**
 * One section on both sides of a comparison. Times in nanoseconds a frame in which it ran; not a
 * number where it didn't run.
 */
final class CompareLine {
    final Section section;
    final ReadOnlyObjectWrapper<CompareLine> self = new ReadOnlyObjectWrapper<>(this);
    final SimpleDoubleProperty savedP50 = new SimpleDoubleProperty(Double.NaN);
    final SimpleDoubleProperty nowP50 = new SimpleDoubleProperty(Double.NaN);
    final SimpleDoubleProperty savedP99 = new SimpleDoubleProperty(Double.NaN);
    final SimpleDoubleProperty nowP99 = new SimpleDoubleProperty(Double.NaN);
    final SimpleDoubleProperty savedBytes = new SimpleDoubleProperty(Double.NaN);
    final SimpleDoubleProperty nowBytes = new SimpleDoubleProperty(Double.NaN);

    /** Now less saved, of the p50. */
    final SimpleDoubleProperty difference = new SimpleDoubleProperty(Double.NaN);

    /** That difference as a share of what was saved. */
    final SimpleDoubleProperty change = new SimpleDoubleProperty(Double.NaN);

    CompareLine(Section section) {
        this.section = section;
    }

    void set(SectionStats saved, SectionStats now) {
        side(saved.cost(section), saved.frames(), savedP50, savedP99, savedBytes);
        side(now.cost(section), now.frames(), nowP50, nowP99, nowBytes);
        difference.set(nowP50.get() - savedP50.get());
        change.set(difference.get() / savedP50.get());
    }

    private static void side(
            Cost cost,
            int frames,
            SimpleDoubleProperty p50,
            SimpleDoubleProperty p99,
            SimpleDoubleProperty bytes) {
        p50.set(cost == null ? Double.NaN : cost.perFrame.getValueAtPercentile(50));
        p99.set(cost == null ? Double.NaN : cost.perFrame.getValueAtPercentile(99));
        bytes.set(cost == null ? Double.NaN : (double) cost.bytes / frames);
    }
}
