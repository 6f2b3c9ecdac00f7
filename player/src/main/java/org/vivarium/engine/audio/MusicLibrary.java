package org.vivarium.engine.audio;

import org.vivarium.assets.sound.MusicTiming;

/**
 * What the rules of music need to know about files. Both answers depend on the game's files alone,
 * so that every run gets the same; a caller may have to wait for a loader, which holds the frame.
 */
public interface MusicLibrary {

    /** A game without any music file. */
    MusicLibrary EMPTY =
            new MusicLibrary() {
                @Override
                public boolean hasMusic(String name) {
                    return false;
                }

                @Override
                public boolean hasSound(String name) {
                    return false;
                }

                @Override
                public void expect(String name) {}

                @Override
                public MusicTiming known(String name) {
                    return MusicTiming.NONE;
                }

                @Override
                public MusicTiming timing(String name) {
                    return MusicTiming.NONE;
                }
            };

    /** Whether a music file answers to the name. */
    boolean hasMusic(String name);

    /** Whether a sound effect's file answers to the name. */
    boolean hasSound(String name);

    /** Announces that {@link #timing} may be asked for soon; returns at once. */
    void expect(String name);

    /** What {@link #timing} answers, if that is known already; else null. */
    MusicTiming known(String name);

    /**
     * Lengths and loop of a music file, waiting for the loader if need be; {@link MusicTiming#NONE}
     * when it is missing or unreadable.
     */
    MusicTiming timing(String name);
}
