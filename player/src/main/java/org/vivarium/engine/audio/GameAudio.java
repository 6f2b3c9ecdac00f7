package org.vivarium.engine.audio;

import org.vivarium.assets.sound.MusicTiming;
import org.vivarium.telemetry.FrameRecorder;

/**
 * The rules of music and sound effects (spec assets-and-audio 8.2, 8.7, 8.10). Every answer comes
 * from {@link MusicState}, counted frames and the files' own lengths: the same in a window, without
 * one, and without sound.
 */
public final class GameAudio {

    private final MusicState state;
    private final MusicLibrary library;
    private final AudioOut speaker;
    private final FrameRecorder recorder;
    private AudioOut out;

    /**
     * @param recorder told of frames that waited for a music file's lengths
     */
    public GameAudio(MusicState state, MusicLibrary library, AudioOut out, FrameRecorder recorder) {
        this.recorder = recorder;
        this.state = state;
        this.library = library;
        this.speaker = out;
        this.out = out;
    }

    /**
     * Whether anything is heard. Frames that are run once more to come back to one of them are not;
     * when they are over, {@link #stateReplaced} makes heard what plays then.
     */
    public void setHeard(boolean heard) {
        if (!heard) {
            out.stopMusic();
            out.stopSounds();
        }
        out = heard ? speaker : AudioOut.SILENT;
    }

    /** What is known of the game's music. */
    public MusicLibrary library() {
        return library;
    }

    /** Where sound goes when it is heard. */
    public AudioOut speaker() {
        return speaker;
    }

    /** Counts the frame for the music's clock. Called once at the end of every logical frame. */
    public void frameDone() {
        if (state.playing) {
            state.elapsed += state.current.tempo;
        }
        out.frameDone();
    }

    public void playMusic(MusicSettings music) {
        playMusic(music.name, music.fadeInMs, music.volume, music.tempo, music.balance);
    }

    /** Plays, or adjusts when the same file is playing already; a stop name stops. */
    public void playMusic(String name, int fadeInMs, int volume, int tempo, int balance) {
        if (isStop(name)) {
            stopMusic();
            return;
        }
        boolean same = !state.stopping && state.playing && name.equals(state.current.name);
        state.current.set(
                name,
                Math.clamp(fadeInMs, 0, 10_000),
                Math.clamp(volume, 0, 100),
                Math.clamp(tempo, 10, 400),
                Math.clamp(balance, 0, 100));
        MusicSettings current = state.current;
        if (same) {
            out.adjustMusic(current.volume, current.tempo, current.balance);
            return;
        }
        state.stopping = false;
        state.playing = true;
        state.elapsed = 0;
        library.expect(name);
        out.playMusic(name, current.volume, current.tempo, current.balance, current.fadeInMs);
    }

    /** Silence; the current music is "(OFF)" from now on. */
    public void stopMusic() {
        state.current.name = MusicSettings.OFF;
        state.playing = false;
        state.stopping = false;
        state.elapsed = 0;
        out.stopMusic();
    }

    /** Lets the music fade; its name stays the current one and its clock goes on. */
    public void fadeOutMusic(int milliseconds) {
        state.stopping = true;
        out.fadeOutMusic(Math.clamp(milliseconds, 0, 10_000));
    }

    /** The fade of a scene change: nothing is current afterwards. */
    public void fadeOutAndForgetMusic(int milliseconds) {
        fadeOutMusic(milliseconds);
        state.current.name = MusicSettings.OFF;
    }

    public void memoriseMusic() {
        state.memorised.copyFrom(state.current);
    }

    public void playMemorisedMusic() {
        playMusic(state.memorised);
    }

    public void rememberMusicBeforeBattle() {
        state.beforeBattle.copyFrom(state.current);
    }

    public void playMusicBeforeBattle() {
        playMusic(state.beforeBattle);
    }

    public void rememberMusicBeforeVehicle() {
        rememberMusicBeforeVehicle(state.current);
    }

    /** Music of a map entered aboard, to be played on leaving the vehicle. */
    void rememberMusicBeforeVehicle(MusicSettings music) {
        state.beforeVehicle.copyFrom(music);
    }

    public void playMusicBeforeVehicle() {
        playMusic(state.beforeVehicle);
    }

    /**
     * Starts the restored state's music from its beginning, even one that was fading when saved.
     */
    public void restartMusic() {
        state.playing = false;
        state.stopping = false;
        out.stopMusic();
        playMusic(state.current);
    }

    /** The state was replaced: what it plays is heard from its beginning, its clock goes on. */
    public void stateReplaced() {
        out.stopMusic();
        out.stopSounds();
        if (state.playing && !state.stopping) {
            MusicSettings m = state.current;
            library.expect(m.name);
            out.playMusic(m.name, m.volume, m.tempo, m.balance, 0);
        }
    }

    /** Whether there is a file for this music. */
    public boolean hasMusic(String name) {
        return library.hasMusic(name);
    }

    /** Command Play Sound: a stop name ends all effects. */
    public void playEventSound(String name, int volume, int tempo, int balance) {
        if (isOff(name) || isBracketed(name) && !library.hasSound(name)) {
            out.stopSounds();
            return;
        }
        playSound(name, volume, tempo, balance);
    }

    /** A system or animation sound: a stop name is no sound. */
    public void playSound(String name, int volume, int tempo, int balance) {
        if (name.isEmpty() || volume <= 0 || isOff(name)) {
            return;
        }
        out.playSound(
                name,
                Math.min(volume, 100),
                Math.clamp(tempo, 10, 400),
                Math.clamp(balance, 0, 100));
    }

    /** New game, load and the return to the title end all effects. */
    public void stopSounds() {
        out.stopSounds();
    }

    /** The playing position for Control Variables: MIDI ticks, seconds for other formats. */
    public int musicTicks() {
        return state.playing ? timing().ticks(state.elapsedMicros()) : 0;
    }

    /** Whether the branch "music played through once" holds; never for WAV. */
    public boolean musicPlayedOnce() {
        return state.playing && timing().playedOnce(state.elapsedMicros());
    }

    /**
     * How often the music has started over, whatever its format; the inn waits for the first time.
     */
    public long musicLoops() {
        return state.playing ? timing().loops(state.elapsedMicros()) : 0;
    }

    /** Lengths of the current music; the frame is held until the loader has them. */
    private MusicTiming timing() {
        MusicTiming known = library.known(state.current.name);
        if (known != null) {
            return known;
        }
        recorder.beginHold();
        MusicTiming read = library.timing(state.current.name);
        recorder.endHold();
        return read;
    }

    /** The whole game stands still, or goes on: so does everything that is heard. */
    public void pause(boolean paused) {
        speaker.pause(paused);
    }

    /** Whether playing music of this name means silence. */
    public boolean isStop(String name) {
        return name.isEmpty() || isOff(name) || isBracketed(name) && !library.hasMusic(name);
    }

    private static boolean isOff(String name) {
        return name.equals(MusicSettings.OFF);
    }

    /** Translated editors write "(No Sound)" and the like: a stop unless such a file exists. */
    private static boolean isBracketed(String name) {
        int last = name.length() - 1;
        return last > 0 && name.charAt(0) == '(' && name.charAt(last) == ')';
    }
}
