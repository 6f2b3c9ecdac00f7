package org.vivarium.inspector.flame;

import java.util.Arrays;
import org.vivarium.inspector.IdleEngine;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.Section;

/**
 * An engine that does nothing but record frames; one of them can be made long, for a known reason.
 */
public final class PlantedEngine extends IdleEngine {
    /** Colour of the whole picture. */
    static final int PICTURE = 0xFF336699;

    private final FrameRecorder recorder = new FrameRecorder(frames(), slowFrames());
    private final int[] picture = new int[Picture.WIDTH * Picture.HEIGHT];
    private long frame;

    public PlantedEngine() {
        Arrays.fill(picture, PICTURE);
    }

    public void quickFrames(int count) {
        for (int i = 0; i < count; i++) {
            recorder.beginFrame(frame++);
            recorder.begin(Section.SCENE_UPDATE);
            recorder.end();
            recorder.endFrame();
        }
    }

    /** A frame of at least 20 ms in which a map was loaded; gives its number. */
    public long slowFrame() {
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
        slowFrames().picturesFrom(picture);
        recorder.endFrame();
        return frame++;
    }
}
