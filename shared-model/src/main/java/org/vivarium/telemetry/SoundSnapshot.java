package org.vivarium.telemetry;

import java.util.List;

/**
 * What the mixer was doing at one moment.
 *
 * @param output the device, file or null line that receives the sound
 * @param bufferMs how much of it waits ahead of the listener's ear
 * @param instruments where MIDI's instruments came from, empty before they were needed
 * @param underruns how often the output ran dry
 * @param skippedMs sound passed over to be on time again after that
 * @param refused orders that found the queue full
 * @param recycled effects cut off because all voices were taken
 * @param peak largest sample since the last snapshot, 1 is full scale
 * @param loads newest first
 */
public record SoundSnapshot(
        String output,
        int bufferMs,
        String instruments,
        int underruns,
        long skippedMs,
        int refused,
        int recycled,
        float peak,
        long cacheBytes,
        long cacheLimit,
        int cachedClips,
        List<Voice> voices,
        List<Load> loads) {

    /** Before anything was mixed. */
    public static final SoundSnapshot EMPTY =
            new SoundSnapshot("", 0, "", 0, 0, 0, 0, 0, 0, 0, 0, List.of(), List.of());

    /** What a voice is for. */
    public enum Kind {
        MUSIC,
        EFFECT
    }

    /**
     * A sound playing, or waiting for its file.
     *
     * @param level volume heard right now, 0 to 100; below the volume while fading
     * @param positionMs time since it began
     * @param loading true while its file is still read
     */
    public record Voice(
            Kind kind,
            String name,
            int volume,
            double level,
            int tempo,
            int balance,
            long positionMs,
            boolean loading) {}

    /**
     * A file that was opened and decoded.
     *
     * @param outcome its format, or what was wrong with it
     */
    public record Load(
            String file, String outcome, long bytes, double milliseconds, boolean failed) {}
}
