package org.vivarium.engine.audio;

/** What the loader brings back to the mixer. */
sealed interface Loaded {

    record Music(int ticket, SampleSource source, MusicKnobs knobs) implements Loaded {}

    /** The music is missing or cannot be played. */
    record NoMusic(int ticket) implements Loaded {}

    record Effect(int handle, SampleSource source, MusicKnobs knobs) implements Loaded {}

    record NoEffect(int handle) implements Loaded {}
}
