package org.vivarium.engine.run;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.vivarium.assets.image.PngWriter;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.telemetry.FrameRecorder;

/**
 * Runs a game without a window, as fast as it goes, and leaves pictures and states of chosen
 * frames. Frame 0 is the first frame in which the base scene is in charge and has started.
 */
public final class HeadlessRun {
    /** Frames before the base scene must have come up. */
    private static final int PATIENCE = 36_000;

    /** Which frames leave something behind. */
    public interface Wanted {
        boolean picture(int frame);

        boolean state(int frame);
    }

    private final Engine engine;
    private final InputSource input;
    private final SceneKind base;
    private final int lastFrame;
    private final InputSnapshot held = new InputSnapshot();

    /**
     * @param base scene whose first frame is frame 0; null for the first frame of the run
     * @param lastFrame frame to stop after
     */
    public HeadlessRun(Engine engine, InputSource input, SceneKind base, int lastFrame) {
        this.engine = engine;
        this.input = input;
        this.base = base;
        this.lastFrame = lastFrame;
    }

    /**
     * Runs to the last frame, or until the game ends by itself.
     *
     * @param out folder for pictures, or null
     * @param states file for states, or null
     */
    public void run(Wanted wanted, Path out, Path states) throws IOException {
        if (out != null) {
            Files.createDirectories(out);
        }
        if (states != null && states.getParent() != null) {
            Files.createDirectories(states.getParent());
        }
        try (BufferedWriter writer = states == null ? null : Files.newBufferedWriter(states)) {
            StateDump dump = writer == null ? null : new StateDump(writer);
            reachBase();
            for (int frame = 0; frame <= lastFrame; frame++) {
                if (frame > 0 || base == null) {
                    tick(input.heldAt(frame));
                }
                if (out != null && wanted.picture(frame)) {
                    writePicture(out, frame);
                }
                if (dump != null && wanted.state(frame)) {
                    dump.write(frame, engine);
                }
                if (engine.ended()) {
                    break;
                }
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
        recorder.beginFrame(engine.frames());
        held.set(buttons);
        engine.tick(held);
        recorder.endFrame();
    }

    private void writePicture(Path out, int frame) throws IOException {
        String name = String.format(Locale.ROOT, "frame_%06d.png", frame);
        Files.write(out.resolve(name), PngWriter.encode(engine.frame(), Frame.WIDTH, Frame.HEIGHT));
    }
}
