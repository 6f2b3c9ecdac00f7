package org.vivarium.testing;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.WarningLog;

/** Engines for tests: real games, no window, no sound. */
public final class TestEngines {
    /** {@code -Dvivarium.events=compiled} runs every test that opens a game in that tier. */
    public static final EventTier TIER =
            EventTier.valueOf(
                    System.getProperty("vivarium.events", "interpreted").toUpperCase(Locale.ROOT));

    private TestEngines() {}

    /**
     * Keeps no slow frames: on a busy machine any frame may be one, and keeping it takes memory.
     */
    private static FrameRecorder recorder() {
        return new FrameRecorder(new FrameLog(16), new SlowFrames(Integer.MAX_VALUE, 0));
    }

    /** Opens a game and begins at a place; saves go to {@code saves}. */
    public static Engine open(
            Path folder, Path rtp, Path saves, boolean testPlay, StartPlace place, long seed)
            throws GameOpenException {
        return open(folder, rtp, saves, testPlay, place, seed, TIER);
    }

    /** Opens a game whose events run in this tier. */
    public static Engine open(
            Path folder,
            Path rtp,
            Path saves,
            boolean testPlay,
            StartPlace place,
            long seed,
            EventTier tier)
            throws GameOpenException {
        Game game = new GameOpener(List.of(rtp), new WarningLog()).open(folder);
        Engine engine = new Engine(game, recorder(), MusicLibrary.EMPTY, AudioOut.SILENT);
        engine.map.hotPrograms.use(tier);
        engine.useSaves(new SaveFolder(saves));
        engine.state.system.testPlay = testPlay;
        engine.start(place, seed);
        return engine;
    }

    /** Starts a game that is open already: files are read once for many runs. */
    public record Again(Game game) {
        public Engine start(StartPlace place, long seed) {
            Engine engine = new Engine(game, recorder(), MusicLibrary.EMPTY, AudioOut.SILENT);
            engine.start(place, seed);
            return engine;
        }
    }
}
