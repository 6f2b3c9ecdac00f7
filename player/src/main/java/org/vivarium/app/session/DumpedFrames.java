package org.vivarium.app.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.vivarium.app.cli.DumpOptions;
import org.vivarium.control.Answer;
import org.vivarium.control.CommandTime;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.GameRequest;
import org.vivarium.control.MidFrameHold;
import org.vivarium.control.RequestHandler;
import org.vivarium.engine.Engine;
import org.vivarium.engine.run.FrameDump;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.telemetry.Domain;

/**
 * Dumps frames of a game played in a window: what the options of a run without one do. Runs on the
 * engine thread, after each frame.
 */
final class DumpedFrames implements RequestHandler, AutoCloseable {
    private final RequestHandler game;
    private final Engine engine;
    private final SceneKind base;
    private final FrameDump dump;
    private int frame = -1;

    /**
     * @param game serves the requests
     * @param base scene whose first frame is frame 0; null for the first frame of the run
     */
    DumpedFrames(RequestHandler game, Engine engine, SceneKind base, DumpOptions options)
            throws IOException {
        this.game = game;
        this.engine = engine;
        this.base = base;
        dump = new FrameDump(options, options.out(), options.state());
    }

    @Override
    public Answer handle(GameRequest request) {
        return game.handle(request);
    }

    @Override
    public Answer debug(DebugRequest request) {
        return game.debug(request);
    }

    @Override
    public void holdBy(MidFrameHold hold) {
        game.holdBy(hold);
    }

    @Override
    public void release() {
        game.release();
    }

    @Override
    public boolean work() {
        return game.work();
    }

    @Override
    public CommandTime destination() {
        return game.destination();
    }

    @Override
    public void paused(boolean paused) {
        game.paused(paused);
    }

    @Override
    public void afterFrame() {
        game.afterFrame();
        boolean reached =
                base == null
                        || engine.scenes.current() == base && engine.state.scenes.last().started;
        if (frame >= 0 || reached) {
            frame++;
            try {
                dump.frame(frame, engine);
            } catch (IOException e) {
                engine.game.warnings.add(Domain.ENGINE, "dump", e.getMessage());
            }
        }
    }

    @Override
    public void close() {
        try {
            dump.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
