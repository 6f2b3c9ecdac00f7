package org.vivarium.inspector.flame;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleLongProperty;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SectionStats.Cost;

/**
 * One row of the table of sections. It lives as long as its section runs and its numbers change in
 * place: a cell is laid out again only when its number is another one.
 */
final class SectionLine {
    final Section section;
    final ReadOnlyObjectWrapper<SectionLine> self = new ReadOnlyObjectWrapper<>(this);
    final SimpleLongProperty calls = new SimpleLongProperty();
    final SimpleDoubleProperty total = new SimpleDoubleProperty();
    final SimpleDoubleProperty own = new SimpleDoubleProperty();
    final SimpleDoubleProperty mean = new SimpleDoubleProperty();
    final SimpleDoubleProperty p50 = new SimpleDoubleProperty();
    final SimpleDoubleProperty p99 = new SimpleDoubleProperty();
    final SimpleDoubleProperty max = new SimpleDoubleProperty();
    final SimpleLongProperty bytes = new SimpleLongProperty();
    private long worstIndex;

    SectionLine(Section section) {
        this.section = section;
    }

    void set(Cost cost) {
        calls.set(cost.calls);
        total.set(cost.totalNanos);
        own.set(cost.selfNanos);
        mean.set(cost.perFrame.getMean());
        p50.set(cost.perFrame.getValueAtPercentile(50));
        p99.set(cost.perFrame.getValueAtPercentile(99));
        max.set(cost.perFrame.getMaxValue());
        bytes.set(cost.bytes);
        worstIndex = cost.worstIndex;
    }

    /** It didn't run in the frames that are shown. */
    void idle() {
        calls.set(0);
        total.set(0);
        own.set(0);
        mean.set(0);
        p50.set(0);
        p99.set(0);
        max.set(0);
        bytes.set(0);
        worstIndex = -1;
    }

    /** Index in the log of the frame in which it took longest; -1 when it is not known. */
    long worstIndex() {
        return worstIndex;
    }
}
