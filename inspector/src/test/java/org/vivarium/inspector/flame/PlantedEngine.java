package org.vivarium.inspector.flame;

import org.vivarium.control.ControlQueue;
import org.vivarium.control.EngineLink;
import org.vivarium.control.LoopStatus;
import org.vivarium.control.Speed;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.SnapshotHub;

/**
 * An engine that does nothing but record frames; one of them can be made long, for a known reason.
 */
final class PlantedEngine implements EngineLink {
    private final FrameLog log = new FrameLog(512);
    private final SlowFrames slow = new SlowFrames();
    private final FrameRecorder recorder = new FrameRecorder(log, slow);
    private final SnapshotHub hub = new SnapshotHub();
    private final ControlQueue control = new ControlQueue();
    private final WarningLog warnings = new WarningLog();
    private final SoundTelemetry sound = new SoundTelemetry();
    private long frame;

    void quickFrames(int count) {
        for (int i = 0; i < count; i++) {
            recorder.beginFrame(frame++);
            recorder.begin(Section.SCENE_UPDATE);
            recorder.end();
            recorder.endFrame();
        }
    }

    /** A frame of at least 20 ms in which a map was loaded; gives its number. */
    long slowFrame() {
        recorder.beginFrame(frame);
        recorder.begin(Section.SCENE_UPDATE);
        recorder.note(NoteKind.MAP_CHANGE, 12, 3, 4, "Harbour town");
        recorder.ran(EventRuns.Source.MAP_EVENT, 7, 2, 30, 120);
        recorder.begin(Section.TRANSITION_LOAD);
        long until = System.nanoTime() + 20_000_000;
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
        recorder.end();
        recorder.end();
        recorder.endFrame();
        return frame++;
    }

    @Override
    public FrameLog frames() {
        return log;
    }

    @Override
    public SlowFrames slowFrames() {
        return slow;
    }

    @Override
    public SnapshotHub snapshots() {
        return hub;
    }

    @Override
    public ControlQueue control() {
        return control;
    }

    @Override
    public WarningLog warnings() {
        return warnings;
    }

    @Override
    public SoundTelemetry sound() {
        return sound;
    }

    @Override
    public LoopStatus status() {
        return new Running(frame);
    }

    private record Running(long frames) implements LoopStatus {
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
