package org.vivarium.inspector.flame;

import org.vivarium.inspector.IdleEngine;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Section;

/**
 * An engine that does nothing but record frames; one of them can be made long, for a known reason.
 */
final class PlantedEngine extends IdleEngine {
    private final FrameRecorder recorder = new FrameRecorder(frames(), slowFrames());
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
}
