package org.vivarium.control;

import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.SnapshotHub;

/** The one door between panels and a running engine: what they may watch and what they may ask. */
public interface EngineLink {
    /** The last frames. */
    FrameLog frames();

    /** The slow frames of the session. */
    SlowFrames slowFrames();

    SnapshotHub snapshots();

    ControlQueue control();

    WarningLog warnings();

    LoopStatus status();

    /** What the mixer is doing. */
    SoundTelemetry sound();
}
