package org.vivarium.app.cli;

import org.vivarium.app.session.Profiling;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.run.HeadlessRun;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** {@code run}: a game without a window, as fast as it goes. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = "Runs a game without a window, as fast as possible.")
public final class RunCommand implements Callable<Integer> {
    private static final int FRAMES_KEPT = 600;

    /** A profiler looks every 40 ms, in which a fast run has thousands of frames. */
    private static final int FRAMES_PROFILED = 6000;

    @Parameters(paramLabel = "GAME", description = "A game's folder, archive or database.")
    private Path path;

    @Mixin private RunOptions options;

    @Override
    public Integer call() throws IOException, GameOpenException, InputScriptException {
        InputSource input =
                options.input() == null ? InputSource.NONE : InputScript.read(options.input());
        Game game =
                new GameOpener(options.game().toOpenOptions(options.testPlay()), new WarningLog())
                        .open(path);
        try (RunAudio audio = RunAudio.open(game, path, options)) {
            run(game, input, audio);
        }
        return ExitCode.DONE.code();
    }

    private void run(Game game, InputSource input, RunAudio audio) throws IOException {
        FrameLog log = new FrameLog(options.profile().any() ? FRAMES_PROFILED : FRAMES_KEPT);
        Engine engine = new Engine(game, new FrameRecorder(log), audio.library(), audio.out());
        engine.useSaves(SaveFolder.of(path, options.game().saveDir()));
        engine.state.system.testPlay = options.testPlay();
        engine.setDrawing(!options.dump().noDraw());
        engine.start(options.start().place(), options.seedOr(1));
        int last = options.frames() == null ? Integer.MAX_VALUE : options.frames();
        HeadlessRun.Wanted wanted =
                new HeadlessRun.Wanted() {
                    @Override
                    public boolean picture(int frame) {
                        return options.dump().picture(frame);
                    }

                    @Override
                    public boolean state(int frame) {
                        return options.dump().state(frame);
                    }
                };
        try (Profiling profiling = Profiling.of(options, log)) {
            new HeadlessRun(engine, input, baseScene(), last)
                    .run(wanted, options.dump().out(), options.dump().state());
        }
    }

    private SceneKind baseScene() {
        return switch (options.base()) {
            case START -> null;
            case TITLE -> SceneKind.TITLE;
            case MAP -> SceneKind.MAP;
            case BATTLE -> SceneKind.BATTLE;
            case MENU -> SceneKind.MENU;
        };
    }
}
