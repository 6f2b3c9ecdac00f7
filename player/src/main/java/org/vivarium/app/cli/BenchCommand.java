package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.vivarium.app.bench.BenchResult;
import org.vivarium.app.bench.Benchmarks;
import org.vivarium.app.bench.Forks;
import org.vivarium.app.bench.FrameBench;
import org.vivarium.app.bench.LcfBench;
import org.vivarium.app.bench.PercentileFile;
import org.vivarium.app.bench.RecorderCost;
import org.vivarium.app.bench.TransferBench;
import org.vivarium.app.session.EngineSetup;
import org.vivarium.app.session.RunPlan;
import org.vivarium.app.shell.InspectBench;
import org.vivarium.app.shell.TableBench;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.rehearsal.Rehearsal;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.engine.save.replay.StartWords;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code bench}: times frames of a game, or a file, and compares two results. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Times frames, entering places, or opening and decoding a file.")
public final class BenchCommand implements Callable<Integer> {
    private static final int FRAMES = 2000;

    /** As many as in the window: a minute. */
    private static final int FRAMES_KEPT = 3600;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            description = "A game's folder, archive or database.")
    private Path path;

    @Option(
            names = "--lcf",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "Time this LCF file instead.")
    private Path lcf;

    @Option(
            names = "--tables",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "Time opening and scrolling this file in the table browser.")
    private Path tables;

    @Option(
            names = "--inspect",
            paramLabel = "FOLDER",
            description = "Time code, map and search of this game in the inspector.")
    private Path inspect;

    @Option(
            names = "--compare",
            arity = "2",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "Show two saved results (--json) beside each other.")
    private List<Path> compare = new ArrayList<>();

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            converter = WholeNumber.Count.class,
            defaultValue = "3000",
            description = "Frames before the measured ones (default ${DEFAULT-VALUE}).")
    private int warmUp;

    @Option(
            names = "--forks",
            paramLabel = "N",
            converter = WholeNumber.Count.class,
            defaultValue = "0",
            description =
                    "Run in N fresh processes and show their median; distributions are added up.")
    private int forks;

    @Option(
            names = "--percentiles",
            paramLabel = "FILE",
            description =
                    "Write every time's whole distribution here, as HdrHistogram's percentiles.")
    private Path percentiles;

    @Option(names = "--no-recorder", description = "Measure with the frame recorder switched off.")
    private boolean noRecorder;

    @Option(
            names = "--transfers",
            description =
                    "Time New Game, a transfer to every map, and Continue, at 60 frames a second.")
    private boolean transfers;

    @Option(
            names = "--on-arrival",
            description = "With --transfers: nothing ahead, neither reading nor warm code.")
    private boolean onArrival;

    @Option(
            names = "--recorder-cost",
            description = "Measure what recording adds: with and without take turns in one run.")
    private boolean recorderCost;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Mixin private RunOptions options;

    @Override
    public Integer call()
            throws IOException,
                    GameOpenException,
                    InputScriptException,
                    CannotOpenException,
                    InterruptedException,
                    ExecutionException {
        if (compare.size() == 2) {
            System.out.println(Benchmarks.compare(compare.get(0), compare.get(1)));
            return ExitCode.DONE.code();
        }
        if (path == null && lcf == null && tables == null && inspect == null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "bench needs a GAME, --lcf FILE, --tables FILE or --inspect FOLDER");
        }
        BenchResult result =
                forks > 0
                        ? Forks.run(forks, argumentsOfOneFork())
                        : inspect != null
                                ? InspectBench.run(inspect)
                                : tables != null
                                        ? TableBench.run(tables)
                                        : lcf != null
                                                ? new LcfBench(lcf).run()
                                                : transfers ? benchTransfers() : benchGame();
        if (percentiles != null) {
            PercentileFile.write(result, percentiles);
        }
        System.out.println(json ? result.toJson() : result.toText());
        return ExitCode.DONE.code();
    }

    private List<String> argumentsOfOneFork() {
        var arguments = new ArrayList<>(spec.commandLine().getParseResult().originalArgs());
        for (String name : List.of("--forks", "--percentiles")) {
            int at = arguments.indexOf(name);
            if (at >= 0) {
                arguments.remove(at + 1);
                arguments.remove(at);
            }
            arguments.removeIf(word -> word.startsWith(name + "="));
        }
        arguments.removeIf(word -> word.equals("--json"));
        return arguments;
    }

    private static String words(StartPlace place) {
        return place instanceof StartPlace.OnMap(int map, int x, int y) && x < 0
                ? "map " + map
                : StartWords.of(place);
    }

    private Game open() throws GameOpenException {
        return new GameOpener(options.game().toOpenOptions(options.testPlay()), new WarningLog())
                .open(path);
    }

    private BenchResult benchTransfers() throws IOException, GameOpenException {
        Game game = open();
        Path saves = Files.createTempDirectory("vivarium-bench-");
        try (ExecutorService lines = Executors.newSingleThreadExecutor();
                RunAudio audio = RunAudio.live(game, path)) {
            game.warnings.printOn(lines);
            var engine =
                    new Engine(
                            game, new FrameRecorder(new FrameLog(4)), audio.library(), audio.out());
            engine.useSaves(new SaveFolder(saves));
            engine.setCaching(options.caching());
            engine.map.setReadsAhead(!onArrival);
            if (!onArrival) {
                Rehearsal.begin();
            }
            String what = path.getFileName() + ", New Game, transfers, Continue";
            return new TransferBench(engine).run(what, options.seedOr(1));
        } finally {
            deleteFolder(saves);
        }
    }

    private static void deleteFolder(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private BenchResult benchGame()
            throws IOException, GameOpenException, InputScriptException, CannotOpenException {
        RunPlan plan = RunPlan.of(options, 1, 0);
        Game game = open();
        var recorder = new FrameRecorder(new FrameLog(FRAMES_KEPT));
        recorder.setEnabled(!noRecorder);
        var engine = new Engine(game, recorder, MusicLibrary.EMPTY, AudioOut.SILENT);
        EngineSetup.begin(engine, path, options, plan);
        int frames = options.frames() == null ? FRAMES : options.frames();
        if (frames < 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--frames: there is nothing to time in " + frames + " frames");
        }
        String what =
                path.getFileName()
                        + ", "
                        + words(plan.place())
                        + ", "
                        + frames
                        + " frames after "
                        + warmUp;
        return recorderCost
                ? new RecorderCost(engine, plan.input()).run(what, warmUp, frames)
                : new FrameBench(engine, plan.input()).run(what, warmUp, frames);
    }
}
