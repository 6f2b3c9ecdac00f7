package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.vivarium.app.font.GameFonts;
import org.vivarium.app.session.Profiling;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.run.HeadlessRun;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.engine.save.replay.InputRecorder;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.save.replay.RecordingReader;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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

    @Spec private CommandSpec spec;

    /** The recording to play, or null. */
    private Recording replay;

    @Override
    public Integer call()
            throws IOException, GameOpenException, InputScriptException, CannotOpenException {
        options.dump().demandWhole(spec.commandLine());
        replay = options.replay() == null ? null : RecordingReader.read(options.replay());
        InputSource input = input();
        Game game =
                new GameOpener(options.game().toOpenOptions(options.testPlay()), new WarningLog())
                        .open(path);
        try (RunAudio audio = RunAudio.open(game, path, options)) {
            return run(game, input, audio).code();
        }
    }

    private InputSource input() throws IOException, InputScriptException {
        if (replay != null) {
            return replay.input();
        }
        return options.input() == null ? InputSource.NONE : InputScript.read(options.input());
    }

    private StartPlace place() throws InputScriptException {
        return replay == null
                ? options.start().place()
                : RunRecording.place(replay.start(), options.replay().toString());
    }

    private int lastFrame() {
        if (replay != null && replay.complete()) {
            return replay.endFrame();
        }
        return options.frames() == null ? Integer.MAX_VALUE : options.frames();
    }

    private ExitCode run(Game game, InputSource input, RunAudio audio)
            throws IOException, InputScriptException, CannotOpenException {
        FrameLog log = new FrameLog(options.profile().any() ? FRAMES_PROFILED : FRAMES_KEPT);
        Engine engine = new Engine(game, new FrameRecorder(log), audio.library(), audio.out());
        engine.useSaves(SaveFolder.of(path, options.game().saveDir()));
        engine.state.system.testPlay = replay == null ? options.testPlay() : replay.testPlay();
        engine.setDrawing(!options.dump().noDraw());
        engine.setCaching(options.caching());
        GameFonts.use(engine, options.game().font());
        long seed = replay == null ? options.seedOr(1) : replay.seed();
        StartPlace place = place();
        StartCheck.check(place, engine);
        engine.start(place, seed);
        InputRecorder recorder = new InputRecorder(input);
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
            new HeadlessRun(engine, recorder, baseScene(), lastFrame())
                    .run(wanted, options.dump().out(), options.dump().state());
        }
        if (options.record() != null) {
            RunRecording.write(options.record(), recorder, engine, place, seed);
        }
        if (replay != null && !RunRecording.same(replay, engine)) {
            System.err.println("the replay ended in another state than its recording");
            return ExitCode.DIFFERENCES;
        }
        return ExitCode.DONE;
    }

    /** Recordings count frames from the first of the run. */
    private SceneKind baseScene() {
        if (replay != null || options.record() != null) {
            return null;
        }
        return switch (options.base()) {
            case START -> null;
            case TITLE -> SceneKind.TITLE;
            case MAP -> SceneKind.MAP;
            case BATTLE -> SceneKind.BATTLE;
            case MENU -> SceneKind.MENU;
        };
    }
}
