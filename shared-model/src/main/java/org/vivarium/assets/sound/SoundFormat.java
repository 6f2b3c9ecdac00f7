package org.vivarium.assets.sound;

/** What a sound file holds, told by its first bytes and never by its name. */
public enum SoundFormat {
    WAV,
    MIDI,
    MP3,
    VORBIS,
    OPUS,
    FLAC,
    AIFF,
    WMA,
    TRACKER,
    /** Text of a few hundred bytes: a {@code .link} or {@code .script} file of the key patch. */
    TEXT,
    EMPTY,
    UNKNOWN;
}
