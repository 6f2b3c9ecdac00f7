package org.vivarium.telemetry.snapshot;

/**
 * State of one part of the engine at the end of one frame. Made once, refilled by the engine, read
 * by panels: filling allocates nothing.
 */
public abstract class Snapshot {
    private long frame = -1;

    /** The frame at whose end this was filled; -1 before the first time. */
    public final long frame() {
        return frame;
    }

    final void stamp(long frame) {
        this.frame = frame;
    }
}
