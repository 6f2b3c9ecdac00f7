package org.vivarium.app.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.vivarium.app.cli.CannotOpenException;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.font.GameFonts;
import org.vivarium.engine.Engine;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.engine.save.quick.QuickSaveException;
import org.vivarium.engine.save.quick.Snapshots;
import org.vivarium.engine.save.quick.StateShape;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.telemetry.Domain;

/** Sets an engine up as the options of a run ask; the same with and without a window. */
public final class EngineSetup {
    private EngineSetup() {}

    /**
     * Applies the options that say how a game is run, and begins as planned.
     *
     * @return what the run began with
     * @throws CannotOpenException when the game has no such place, or isn't the recording's
     */
    public static RunOrigin begin(Engine engine, Path game, RunOptions options, RunPlan plan)
            throws IOException, CannotOpenException {
        SaveFolder saves = saves(game, options, plan);
        engine.useSaves(saves);
        engine.setDrawing(!options.dump().noDraw());
        engine.setCaching(options.caching());
        engine.map.hotPrograms.use(options.events());
        GameFonts.use(engine, options.game().font());
        long digest = Snapshots.gameDigest(engine);
        plan.replay().ifPresent(recording -> check(engine, recording, digest));
        StartCheck.check(plan.place(), engine);
        engine.state.system.testPlay = plan.testPlay();
        engine.state.system.clockStart = plan.clock();
        engine.start(plan.place(), plan.seed());
        if (plan.replay().isPresent() && plan.replay().get().fromMoment()) {
            restore(engine, plan.replay().get());
        }
        return new RunOrigin(
                digest, plan.seed(), plan.testPlay(), plan.clock(), plan.place(), saves.all());
    }

    /** A replay gets the recording's save files, in a place of its own. */
    private static SaveFolder saves(Path game, RunOptions options, RunPlan plan)
            throws IOException {
        if (plan.replay().isEmpty() || options.game().saveDir() != null) {
            return SaveFolder.of(game, options.game().saveDir());
        }
        SaveFolder own = new SaveFolder(Files.createTempDirectory("vivarium-replay"));
        own.putAll(plan.replay().get().origin().saves());
        return own;
    }

    private static void check(Engine engine, Recording recording, long digest) {
        if (recording.origin().game() != 0 && recording.origin().game() != digest) {
            engine.game.warnings.add(
                    Domain.ENGINE,
                    "recording",
                    "was made with another game or another version of it, and may come out"
                            + " differently");
        }
    }

    private static void restore(Engine engine, Recording recording) throws CannotOpenException {
        try {
            if (recording.shape() != StateShape.current()) {
                throw new QuickSaveException(QuickSaveException.Reason.OTHER_VERSION);
            }
            Snapshots snapshots = new Snapshots(engine);
            snapshots.restore(snapshots.game(), recording.state());
        } catch (QuickSaveException e) {
            throw new CannotOpenException(
                    "the recording begins in the middle of a run: " + e.getMessage(), e);
        }
    }
}
