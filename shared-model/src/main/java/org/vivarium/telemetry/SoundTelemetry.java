package org.vivarium.telemetry;

/**
 * Where the mixer leaves what it is doing for those who watch. Nothing is put together while nobody
 * does.
 */
public final class SoundTelemetry {

    private volatile boolean watched;
    private volatile SoundSnapshot latest = SoundSnapshot.EMPTY;

    /** Says whether snapshots are wanted; a panel that is hidden wants none. */
    public void watch(boolean wanted) {
        watched = wanted;
    }

    public boolean watched() {
        return watched;
    }

    public void publish(SoundSnapshot snapshot) {
        latest = snapshot;
    }

    public SoundSnapshot latest() {
        return latest;
    }
}
