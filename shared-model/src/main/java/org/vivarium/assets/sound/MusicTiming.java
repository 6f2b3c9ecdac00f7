package org.vivarium.assets.sound;

import org.vivarium.assets.sound.midi.TempoMap;

/**
 * How a music file runs in time: where it starts, ends and loops, in microseconds of the file at
 * tempo 100. From it every question about the playing position is answered by arithmetic (spec
 * assets-and-audio 8.10), without a decoder.
 *
 * @param startMicros where playing begins; past 0 when a MIDI file's leading silence is skipped
 * @param endMicros the end of the file
 * @param loopMicros where playing goes on after the end
 * @param tempoMap ticks of a MIDI file, whole seconds for other formats
 */
public record MusicTiming(
        SoundFormat format, long startMicros, long endMicros, long loopMicros, TempoMap tempoMap) {

    /** A file that is missing or cannot be read: silence without length. */
    public static final MusicTiming NONE =
            new MusicTiming(SoundFormat.UNKNOWN, 0, 0, 0, TempoMap.SECONDS);

    /** A sampled file that plays from its start to its end, then again from {@code loopMicros}. */
    public static MusicTiming sampled(SoundFormat format, long endMicros, long loopMicros) {
        return new MusicTiming(
                format, 0, endMicros, Math.min(loopMicros, endMicros), TempoMap.SECONDS);
    }

    /**
     * How often the end was passed after {@code elapsed} microseconds. A loop point at the end
     * gives one pass, then silence that counts as playing.
     */
    public long loops(long elapsed) {
        long past = startMicros + elapsed - endMicros;
        if (past < 0 || endMicros == 0) {
            return 0;
        }
        long loop = endMicros - loopMicros;
        return loop == 0 ? 1 : 1 + past / loop;
    }

    /** The place in the file after {@code elapsed} microseconds of playing. */
    public long position(long elapsed) {
        long position = startMicros + elapsed;
        long loop = endMicros - loopMicros;
        if (position < endMicros || loop == 0) {
            return position;
        }
        return loopMicros + (position - endMicros) % loop;
    }

    /** MIDI ticks at that place; whole seconds for other formats, 0 for a file without length. */
    public int ticks(long elapsed) {
        return endMicros == 0 ? 0 : (int) tempoMap.tickAt(position(elapsed));
    }

    /** The branch "played through once": never true for WAV in the original. */
    public boolean playedOnce(long elapsed) {
        return format != SoundFormat.WAV && loops(elapsed) > 0;
    }
}
