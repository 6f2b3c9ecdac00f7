package org.vivarium.inspector;

import org.vivarium.control.ControlQueue;
import org.vivarium.control.EngineLink;
import org.vivarium.control.LoopStatus;
import org.vivarium.control.Speed;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.SnapshotHub;

/** An engine that does nothing by itself: a test writes into it what panels are to show. */
public class IdleEngine implements EngineLink {
    private final FrameLog log = new FrameLog(512);
    private final SlowFrames slow = new SlowFrames();
    private final SnapshotHub hub = new SnapshotHub();
    private final ControlQueue control = new ControlQueue();
    private final WarningLog warnings = new WarningLog();
    private final SoundTelemetry sound = new SoundTelemetry();
    private final LoopStatus status = new Running();

    @Override
    public final FrameLog frames() {
        return log;
    }

    @Override
    public final SlowFrames slowFrames() {
        return slow;
    }

    @Override
    public final SnapshotHub snapshots() {
        return hub;
    }

    @Override
    public final ControlQueue control() {
        return control;
    }

    @Override
    public final WarningLog warnings() {
        return warnings;
    }

    @Override
    public final SoundTelemetry sound() {
        return sound;
    }

    @Override
    public final LoopStatus status() {
        return status;
    }

    private final class Running implements LoopStatus {
        @Override
        public long frames() {
            return log.appended();
        }

        @Override
        public double framesPerSecond() {
            return 60;
        }

        @Override
        public boolean paused() {
            return false;
        }

        @Override
        public Speed speed() {
            return Speed.NORMAL;
        }

        @Override
        public Throwable fault() {
            return null;
        }
    }
}
