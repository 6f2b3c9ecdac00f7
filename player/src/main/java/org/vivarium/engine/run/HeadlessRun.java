package org.vivarium.engine.run;

import java.io.IOException;
import org.vivarium.control.Speed;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.loop.Pacer;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.telemetry.FrameRecorder;

/**
 * Runs a game without a window, as fast as it goes, and leaves pictures and states of chosen
 * frames. Frame 0 is the first frame in which the base scene is in charge and has started.
 */
public final class HeadlessRun {
    /** Frames before the base scene must have come up. */
    private static final int PATIENCE = 36_000;

    private final Engine engine;
    private final InputSource input;
    private final SceneKind base;
    private final int lastFrame;
    private final Pacer pacer;
    private final InputSnapshot held = new InputSnapshot();

    /**
     * @param base scene whose first frame is frame 0; null for the first frame of the run
     * @param lastFrame frame to stop after
     * @param pacer keeps to 60 frames a second; null to run as fast as it goes
     */
    public HeadlessRun(
            Engine engine, InputSource input, SceneKind base, int lastFrame, Pacer pacer) {
        this.engine = engine;
        this.input = input;
        this.base = base;
        this.lastFrame = lastFrame;
        this.pacer = pacer;
    }

    /** Runs to the last frame, or until the game ends by itself. */
    public void run(FrameDump dump) throws IOException {
        reachBase();
        for (int frame = 0; frame <= lastFrame; frame++) {
            if (frame > 0 || base == null) {
                tick(input.heldAt(frame));
            }
            dump.frame(frame, engine);
            if (engine.ended()) {
                break;
            }
        }
    }

    private void reachBase() {
        if (base == null) {
            return;
        }
        for (int i = 0; i < PATIENCE; i++) {
            tick(0);
            if (engine.scenes.current() == base && engine.state.scenes.last().started) {
                return;
            }
        }
        throw new BaseSceneException(
                "the scene %s was not reached in %d frames".formatted(base.label(), PATIENCE));
    }

    private void tick(int buttons) {
        FrameRecorder recorder = engine.recorder;
        if (pacer != null) {
            recorder.paced(pacer.await(Speed.NORMAL.frameNanos()));
        }
        recorder.beginFrame(engine.frames());
        held.set(buttons);
        engine.tick(held);
        recorder.endFrame();
    }
}
