package org.vivarium.engine.audio;

/**
 * Where the engine sends what is to be heard. Every method returns at once, allocates nothing and
 * answers nothing: whether and when a sound is really played never reaches the game.
 *
 * <p>Volume and balance are 0 to 100 (balance 50 is the centre), tempo is in percent; {@link
 * GameAudio} has clamped them.
 */
public interface AudioOut {

    /** Swallows everything: no device, {@code --no-audio}, or a run nobody listens to. */
    AudioOut SILENT = new SilentAudioOut();

    /** Ends the music playing and starts {@code name} from its beginning. */
    void playMusic(String name, int volume, int tempo, int balance, int fadeInMs);

    /** Changes the music playing without starting it anew. */
    void adjustMusic(int volume, int tempo, int balance);

    /** Lets the music's volume fall to 0; it goes on inaudibly. */
    void fadeOutMusic(int milliseconds);

    void stopMusic();

    void playSound(String name, int volume, int tempo, int balance);

    /** Ends every sound effect. */
    void stopSounds();

    /** Holds everything where it is, or lets it go on. */
    void pause(boolean paused);

    /** Bytes of decoded sound effects kept; -1 when there is no such cache. */
    default long cacheBytes() {
        return -1;
    }

    /** Forgets the decoded sound effects; those being heard go on. */
    default void clearCache() {}

    /**
     * One logical frame is over; an output that writes a file advances by a sixtieth of a second.
     */
    void frameDone();
}
