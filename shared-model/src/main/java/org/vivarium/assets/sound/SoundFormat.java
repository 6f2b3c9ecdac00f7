package org.vivarium.assets.sound;

/** What a sound file holds, told by its first bytes and never by its name. */
public enum SoundFormat {
    WAV("WAV"),
    MIDI("MIDI"),
    MP3("MP3"),
    VORBIS("Ogg Vorbis"),
    OPUS("Opus"),
    FLAC("FLAC"),
    AIFF("AIFF"),
    WMA("Windows Media Audio"),
    TRACKER("a tracker module"),
    /** Text of a few hundred bytes: a {@code .link} or {@code .script} file of the key patch. */
    TEXT("text"),
    EMPTY("nothing"),
    UNKNOWN("an unknown format");

    private static final int LONGEST_TEXT = 500;

    private final String words;

    SoundFormat(String words) {
        this.words = words;
    }

    /** The format's name for people. */
    public String words() {
        return words;
    }

    /** Tells the format of a whole file (spec assets-and-audio 8.6). */
    public static SoundFormat of(byte[] data) {
        if (data.length == 0) {
            return EMPTY;
        }
        if (Bytes.tagAt(data, 0, "RIFF")) {
            return Bytes.tagAt(data, 8, "RMID")
                    ? MIDI
                    : Bytes.tagAt(data, 8, "WAVE") ? WAV : UNKNOWN;
        }
        if (Bytes.tagAt(data, 0, "MThd")) {
            return MIDI;
        }
        if (Bytes.tagAt(data, 0, "OggS")) {
            return Bytes.tagAt(data, 28, "OpusHead")
                    ? OPUS
                    : Bytes.tagAt(data, 29, "vorbis") ? VORBIS : UNKNOWN;
        }
        if (Bytes.tagAt(data, 0, "fLaC")) {
            return FLAC;
        }
        if (Bytes.tagAt(data, 0, "FORM")) {
            return AIFF;
        }
        if (Bytes.s32be(data, 0) == 0x3026B275) {
            return WMA;
        }
        if (isTracker(data)) {
            return TRACKER;
        }
        if (Mp3Frames.recognised(data)) {
            return MP3;
        }
        return isText(data) ? TEXT : UNKNOWN;
    }

    private static boolean isTracker(byte[] data) {
        return Bytes.tagAt(data, 0, "Extended Module:")
                || Bytes.tagAt(data, 0, "IMPM")
                || Bytes.tagAt(data, 44, "SCRM")
                || Bytes.tagAt(data, 1080, "M.K.");
    }

    private static boolean isText(byte[] data) {
        if (data.length >= LONGEST_TEXT) {
            return false;
        }
        for (byte b : data) {
            if (b >= 0 && b < ' ' && b != '\t' && b != '\r' && b != '\n') {
                return false;
            }
        }
        return true;
    }
}
