package org.vivarium.app.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.EngineLink;
import org.vivarium.control.LoopStatus;
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
import org.vivarium.engine.save.SaveFolder;
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
    private final FrameLog frames = new FrameLog(FRAMES_KEPT);
    private final SlowFrames slow = new SlowFrames();
    private final SnapshotHub snapshots = new SnapshotHub();
    private final ControlQueue control = new ControlQueue();
    private final TripleBuffer<Picture> pictures = new TripleBuffer<>(Picture::new);
    private final KeyState keys = new KeyState();
    private final GameFiles files;
    private final MusicFiles music;
    private final SoundTelemetry soundTelemetry = new SoundTelemetry();
    private final Optional<SoundSystem> sound;
    private final EngineLoop loop;
    private final Profiling profiling;

    private PlaySession(
            Path path, RunOptions options, InputSource script, SoundSettings soundSettings)
            throws GameOpenException, IOException {
        GameFolder folder =
                GameFolder.open(path, options.game().toOpenOptions(options.testPlay()), warnings);
        Game game = GameOpener.open(folder);
        files = new GameFiles(folder);
        var soundFiles = new AssetSoundFiles(game.assets);
        music = new MusicFiles(soundFiles);
        sound = options.noAudio() ? Optional.empty() : openSound(path, soundFiles, soundSettings);
        var recorder = new FrameRecorder(frames, slow);
        var engine =
                new Engine(
                        game, recorder, music, sound.map(SoundSystem::out).orElse(AudioOut.SILENT));
        engine.useSaves(SaveFolder.of(path, options.game().saveDir()));
        engine.state.system.testPlay = options.testPlay();
        engine.start(options.start().place(), options.seedOr(System.nanoTime()));
        EngineSnapshots.register(engine, snapshots);
        InputSource input = script == InputSource.NONE ? keys : merged(script);
        var step = new FrameStep(engine, input, recorder, snapshots, pictures);
        loop = new EngineLoop(step, recorder, snapshots, control, new EngineRequests(engine));
        profiling = Profiling.of(options, frames);
    }

    /**
     * Opens a game and starts it, paused before its first frame until {@link #start}.
     *
     * @param script buttons pressed beside the keyboard's
     * @param soundSettings what the user chose about sound
     */
    public static PlaySession open(
            Path path, RunOptions options, InputSource script, SoundSettings soundSettings)
            throws GameOpenException, IOException {
        return new PlaySession(path, options, script, soundSettings);
    }

    private InputSource merged(InputSource script) {
        return frame -> script.heldAt(frame) | keys.heldAt(frame);
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
        loop.start();
    }

    public KeyState keys() {
        return keys;
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

    @Override
    public void close() {
        loop.close();
        profiling.close();
        sound.ifPresent(SoundSystem::close);
        music.close();
    }
}
