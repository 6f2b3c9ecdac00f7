package org.vivarium.telemetry.snapshot;

/** The engine's side of a topic: copies what panels may see into a snapshot, without allocating. */
@FunctionalInterface
public interface SnapshotFiller<S extends Snapshot> {
    void fill(S snapshot);
}
