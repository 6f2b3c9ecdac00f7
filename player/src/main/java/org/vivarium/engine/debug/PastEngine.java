package org.vivarium.engine.debug;

import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;

/** A second engine of a game, to look at its past with: unseen, unheard, without save files. */
final class PastEngine {
    private static final int FRAMES_KEPT = 2;

    private PastEngine() {}

    static Engine of(Engine engine) {
        Game game = engine.game;
        Game silent =
                new Game(
                        game.database,
                        game.tree,
                        game.maps,
                        game.assets,
                        game.profile,
                        game.charset,
                        new WarningLog());
        Engine twin =
                new Engine(
                        silent,
                        new FrameRecorder(new FrameLog(FRAMES_KEPT)),
                        engine.audio.library(),
                        AudioOut.SILENT);
        twin.setDrawing(false);
        return twin;
    }
}
