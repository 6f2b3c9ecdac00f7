package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.engine.Game;
import org.vivarium.engine.audio.AssetSoundFiles;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicFiles;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.audio.SoundSystem;
import org.vivarium.telemetry.SoundTelemetry;

/**
 * Sound of a run without a window: to a file when asked for, to the device in real time, else none.
 * What the game is told about its music is the same in each case, but with {@code --no-audio}: then
 * no music takes time. A recording, made or replayed, keeps the time it has in the window.
 */
final class RunAudio implements AutoCloseable {
    private final MusicFiles files;
    private final MusicLibrary library;
    private final Optional<SoundSystem> system;

    private RunAudio(MusicFiles files, MusicLibrary library, Optional<SoundSystem> system) {
        this.files = files;
        this.library = library;
        this.system = system;
    }

    static RunAudio open(Game game, Path gameFolder, RunOptions options) throws IOException {
        AssetSoundFiles files = new AssetSoundFiles(game.assets);
        MusicFiles music = new MusicFiles(files);
        boolean timeless =
                options.noAudio() && options.record() == null && options.replay() == null;
        return new RunAudio(
                music,
                timeless ? MusicLibrary.EMPTY : music,
                system(game, files, gameFolder, options));
    }

    private static Optional<SoundSystem> system(
            Game game, AssetSoundFiles files, Path gameFolder, RunOptions options)
            throws IOException {
        Path dump = options.dump().audio();
        boolean live = options.realTime() && !options.noAudio();
        if (dump == null && !live) {
            return Optional.empty();
        }
        return Optional.of(
                dump == null
                        ? liveSystem(game, files, gameFolder)
                        : SoundSystem.toFile(
                                dump,
                                files,
                                banks(gameFolder),
                                new SoundTelemetry(),
                                game.warnings));
    }

    /** Sound as in play, on the device or a silent line of the same pace. */
    static RunAudio live(Game game, Path gameFolder) throws IOException {
        AssetSoundFiles files = new AssetSoundFiles(game.assets);
        MusicFiles music = new MusicFiles(files);
        return new RunAudio(music, music, Optional.of(liveSystem(game, files, gameFolder)));
    }

    private static SoundSystem liveSystem(Game game, AssetSoundFiles files, Path gameFolder)
            throws IOException {
        return SoundSystem.live(
                files,
                banks(gameFolder),
                SoundSystem.RESILIENT_BUFFER,
                new SoundTelemetry(),
                game.warnings);
    }

    private static SoundBanks banks(Path gameFolder) {
        return SoundBanks.usual(gameFolder, Optional.empty(), SoundBanks.userCache());
    }

    MusicLibrary library() {
        return library;
    }

    AudioOut out() {
        return system.map(SoundSystem::out).orElse(AudioOut.SILENT);
    }

    /** Waits for a file to be complete. */
    @Override
    public void close() {
        system.ifPresent(SoundSystem::close);
        files.close();
    }
}
