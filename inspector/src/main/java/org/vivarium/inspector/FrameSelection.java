package org.vivarium.inspector;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The frames being looked at. While nothing is chosen the newest frame is. */
public final class FrameSelection {
    /**
     * A chosen range of indices into the frame log, both ends included.
     *
     * @param first index of the first frame
     * @param last index of the last frame
     */
    public record Range(long first, long last) {
        public static Range between(long a, long b) {
            return new Range(Math.min(a, b), Math.max(a, b));
        }

        public boolean contains(long index) {
            return index >= first && index <= last;
        }

        public long size() {
            return last - first + 1;
        }
    }

    private final ReadOnlyObjectWrapper<Range> range = new ReadOnlyObjectWrapper<>();

    /** The chosen range; null while the newest frame is followed. */
    public ReadOnlyObjectProperty<Range> range() {
        return range.getReadOnlyProperty();
    }

    public void choose(long a, long b) {
        range.set(Range.between(a, b));
    }

    /** Follows the newest frame again. */
    public void follow() {
        range.set(null);
    }
}
