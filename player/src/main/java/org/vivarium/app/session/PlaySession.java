package org.vivarium.app.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.vivarium.app.cli.CannotOpenException;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.PlaySettings;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.app.user.UserChoices;
import org.vivarium.app.user.UserFolder;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.game.OpenOptions;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.EngineLink;
import org.vivarium.control.LoopStatus;
import org.vivarium.control.RequestHandler;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.audio.AssetSoundFiles;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MasterVolumes;
import org.vivarium.engine.audio.MusicFiles;
import org.vivarium.engine.audio.SoundSystem;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.input.KeyState;
import org.vivarium.engine.loop.EngineLoop;
import org.vivarium.engine.loop.FrameStep;
import org.vivarium.engine.rehearsal.Rehearsal;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.quick.QuickSlots;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.scene.WindowWishes;
import org.vivarium.engine.watch.EngineRequests;
import org.vivarium.engine.watch.EngineSnapshots;
import org.vivarium.inspector.GameFiles;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.TripleBuffer;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.SnapshotHub;

/**
 * An open game that runs on its own thread: the engine, its loop, its sound, and the door to it.
 */
public final class PlaySession implements EngineLink, AutoCloseable {
    /** One minute of frames. */
    private static final int FRAMES_KEPT = 3600;

    private final WarningLog warnings = new WarningLog();
    private final ExecutorService warningLines =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("warning-lines").factory());
    private final FrameLog frames = new FrameLog(FRAMES_KEPT);
    private final SlowFrames slow = new SlowFrames();
    private final SnapshotHub snapshots = new SnapshotHub();
    private final ControlQueue control = new ControlQueue();
    private final TripleBuffer<Picture> pictures = new TripleBuffer<>(Picture::new);
    private final KeyState keys = new KeyState();
    private final KeyState pad = new KeyState();
    private final GameFiles files;
    private final MusicFiles music;
    private final SoundTelemetry soundTelemetry = new SoundTelemetry();
    private final Optional<SoundSystem> sound;
    private final EngineLoop loop;
    private final Profiling profiling;
    private final QuickSaves quickSaves;
    private final EnginePast past;
    private final DumpedFrames dumped;
    private final HotEvents hotEvents;
    private final Path record;
    private final long lastFrame;

    private PlaySession(
            Path path,
            RunOptions options,
            RunPlan plan,
            UserChoices choices,
            Consumer<Boolean> replayOver,
            WindowWishes window)
            throws GameOpenException, IOException, CannotOpenException {
        warnings.printOn(warningLines);
        GameFolder folder =
                GameFolder.open(path, openOptions(options, plan, choices.play()), warnings);
        if (choices.play().trueColours()) {
            folder.assets().takeTrueColour();
        }
        Game game = GameOpener.open(folder);
        files = new GameFiles(folder);
        var soundFiles = new AssetSoundFiles(game.assets);
        music = new MusicFiles(soundFiles);
        sound = options.noAudio() ? Optional.empty() : openSound(path, soundFiles, choices.sound());
        var recorder = new FrameRecorder(frames, slow);
        var engine =
                new Engine(
                        game, recorder, music, sound.map(SoundSystem::out).orElse(AudioOut.SILENT));
        engine.useWindow(window);
        RunOrigin origin = EngineSetup.begin(engine, path, options, plan);
        Path hotList =
                options.hotEvents() != null
                        ? options.hotEvents()
                        : UserFolder.path().resolve("hot-events.txt");
        hotEvents = HotEvents.open(engine, hotList, origin.game());
        EngineSnapshots.register(engine, snapshots);
        var past = new EnginePast(engine, origin);
        plan.replay().ifPresent(recording -> past.plan(recording.edits()));
        InputSource input = input(plan, engine, replayOver);
        var step = new FrameStep(engine, input, recorder, snapshots, pictures, past);
        RequestHandler requests = new EngineRequests(engine, past);
        dumped = options.dump().any() ? dumped(requests, engine, options) : null;
        loop =
                new EngineLoop(
                        step, recorder, snapshots, control, dumped == null ? requests : dumped);
        lastFrame = options.frames() == null ? Long.MAX_VALUE - 1 : options.frames();
        loop.stopAfter(lastFrame);
        record = options.record();
        this.past = past;
        Path own = UserFolder.ofGame(folder.title(), origin.game());
        quickSaves = new QuickSaves(control, new QuickSlots(own, origin.game()));
        profiling = Profiling.of(options, frames);
    }

    /** Packages named on the command line come before those of the settings. */
    private static OpenOptions openOptions(RunOptions options, RunPlan plan, PlaySettings play) {
        OpenOptions chosen = options.game().toOpenOptions(plan.testPlay());
        var packages = new ArrayList<>(chosen.rtp());
        packages.addAll(play.packages());
        return chosen.withRtp(packages);
    }

    private InputSource input(RunPlan plan, Engine engine, Consumer<Boolean> replayOver) {
        if (plan.replay().isPresent()) {
            return new ReplayInput(plan.replay().get(), keys, engine, replayOver);
        }
        InputSource script = plan.input();
        return frame -> script.heldAt(frame) | keys.heldAt(frame) | pad.heldAt(frame);
    }

    /**
     * Opens a game and starts it, paused before its first frame until {@link #start}.
     *
     * @param plan where it begins, and buttons pressed beside the keyboard's
     * @param choices what the user chose about sound and runtime packages
     * @param replayOver told on the engine thread when a replay is over, and whether it ended as
     *     its recording did
     * @param window hears on the engine thread what the game wishes of its window
     * @throws CannotOpenException when the game has no such place to begin
     */
    public static PlaySession open(
            Path path,
            RunOptions options,
            RunPlan plan,
            UserChoices choices,
            Consumer<Boolean> replayOver,
            WindowWishes window)
            throws GameOpenException, IOException, CannotOpenException {
        return new PlaySession(path, options, plan, choices, replayOver, window);
    }

    private static DumpedFrames dumped(RequestHandler game, Engine engine, RunOptions options)
            throws IOException {
        return new DumpedFrames(game, engine, options.base().scene(), options.dump());
    }

    /** Whether the last frame that the options ask for was run. */
    public boolean finished() {
        return status().frames() > lastFrame;
    }

    private Optional<SoundSystem> openSound(
            Path path, AssetSoundFiles soundFiles, SoundSettings settings) throws IOException {
        SoundBanks banks = SoundBanks.usual(path, settings.font(), SoundBanks.userCache());
        SoundSystem system =
                SoundSystem.live(
                        soundFiles, banks, settings.bufferFrames(), soundTelemetry, warnings);
        settings.applyTo(system.master());
        return Optional.of(system);
    }

    public void start() {
        Rehearsal.begin();
        loop.start();
    }

    public QuickSaves quickSaves() {
        return quickSaves;
    }

    public KeyState keys() {
        return keys;
    }

    /** Buttons pressed on a gamepad. */
    public KeyState pad() {
        return pad;
    }

    public TripleBuffer<Picture> pictures() {
        return pictures;
    }

    public GameFiles files() {
        return files;
    }

    /** What the status bar says about the game: engine, encoding. */
    public String description() {
        return files.folder().profile().version().title() + " · " + files.folder().charset().name();
    }

    /** Folders of runtime packages in use, as the log would name them; empty without any. */
    public List<String> runtimePackages() {
        return files.folder().rtp().describe();
    }

    /** The game says that it brings no runtime package's files, and there is no package. */
    public boolean lacksRuntimePackage() {
        return files.folder().wantsRuntimePackage() && runtimePackages().isEmpty();
    }

    /** The mixer's own volumes; empty without sound. */
    public Optional<MasterVolumes> soundVolumes() {
        return sound.map(SoundSystem::master);
    }

    @Override
    public FrameLog frames() {
        return frames;
    }

    @Override
    public SlowFrames slowFrames() {
        return slow;
    }

    @Override
    public SnapshotHub snapshots() {
        return snapshots;
    }

    @Override
    public ControlQueue control() {
        return control;
    }

    @Override
    public WarningLog warnings() {
        return warnings;
    }

    @Override
    public LoopStatus status() {
        return loop.status();
    }

    @Override
    public SoundTelemetry sound() {
        return soundTelemetry;
    }

    /**
     * Ends the run.
     *
     * @throws UncheckedIOException when the recording that was asked for could not be written
     */
    @Override
    public void close() {
        loop.close();
        if (dumped != null) {
            dumped.close();
        }
        profiling.close();
        hotEvents.save();
        sound.ifPresent(SoundSystem::close);
        music.close();
        if (record != null) {
            writeRecording();
        }
        warnings.printOn(Runnable::run);
        warningLines.close();
    }

    private void writeRecording() {
        try {
            Files.createDirectories(record.toAbsolutePath().getParent());
            Files.write(record, past.recording());
        } catch (IOException e) {
            throw new UncheckedIOException("the recording could not be written", e);
        }
    }
}
