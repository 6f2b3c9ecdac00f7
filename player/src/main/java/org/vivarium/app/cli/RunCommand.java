package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.vivarium.app.session.EngineSetup;
import org.vivarium.app.session.HotEvents;
import org.vivarium.app.session.Profiling;
import org.vivarium.app.session.RunPlan;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.loop.Pacer;
import org.vivarium.engine.run.FrameDump;
import org.vivarium.engine.run.HeadlessRun;
import org.vivarium.engine.save.replay.EditedInput;
import org.vivarium.engine.save.replay.InputRecorder;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.save.replay.RecordingWriter;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.save.replay.TimedEdit;
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

    private RunPlan plan;

    @Override
    public Integer call()
            throws IOException, GameOpenException, InputScriptException, CannotOpenException {
        options.dump().demandWhole(spec.commandLine());
        Verbosity.apply(options);
        plan = RunPlan.of(options, 1, 0);
        Game game =
                new GameOpener(options.game().toOpenOptions(plan.testPlay()), new WarningLog())
                        .open(path);
        try (RunAudio audio = RunAudio.open(game, path, options)) {
            return run(game, audio).code();
        }
    }

    private int lastFrame() {
        if (plan.replay().isPresent() && plan.replay().get().complete()) {
            return plan.replay().get().endFrame();
        }
        return options.frames() == null ? Integer.MAX_VALUE : options.frames();
    }

    private ExitCode run(Game game, RunAudio audio) throws IOException, CannotOpenException {
        if (options.record() != null) {
            // Now, not when a long run is over and there is no place for its recording.
            Files.createDirectories(options.record().toAbsolutePath().getParent());
        }
        FrameLog log = new FrameLog(options.profile().any() ? FRAMES_PROFILED : FRAMES_KEPT);
        Engine engine = new Engine(game, new FrameRecorder(log), audio.library(), audio.out());
        RunOrigin origin = EngineSetup.begin(engine, path, options, plan);
        HotEvents hot = HotEvents.open(engine, options.hotEvents(), origin.game());
        List<TimedEdit> edits = plan.replay().map(Recording::edits).orElse(List.of());
        InputRecorder recorder = new InputRecorder(new EditedInput(plan.input(), edits, engine));
        Pacer pacer = options.realTime() ? new Pacer() : null;
        DumpOptions dumped = options.dump();
        try (Profiling profiling = Profiling.of(options, log);
                FrameDump dump = new FrameDump(dumped, dumped.out(), dumped.state())) {
            new HeadlessRun(engine, recorder, baseScene(), lastFrame(), pacer).run(dump);
        }
        hot.save();
        if (options.record() != null) {
            Files.write(
                    options.record(),
                    RecordingWriter.lines(origin, recorder.track(), edits, engine.state));
        }
        if (plan.replay().isPresent() && !plan.replay().get().endsIn(engine.state)) {
            System.err.println("the replay ended in another state than its recording");
            return ExitCode.DIFFERENCES;
        }
        return ExitCode.DONE;
    }

    /** Recordings count frames from the first of the run. */
    private SceneKind baseScene() {
        boolean recorded = plan.replay().isPresent() || options.record() != null;
        return recorded ? null : options.base().scene();
    }
}
