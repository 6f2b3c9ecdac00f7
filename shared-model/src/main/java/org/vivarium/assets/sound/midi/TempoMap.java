package org.vivarium.assets.sound.midi;

import java.util.Arrays;

/**
 * Ticks and microseconds of one MIDI file. Times are kept in nanoseconds: a tick is rarely a whole
 * number of microseconds.
 */
public final class TempoMap {

    /** One tick a second: the clock of files that are not MIDI. */
    public static final TempoMap SECONDS =
            new TempoMap(new long[] {0}, new long[] {0}, new long[] {1_000_000_000L}, 1);

    private static final int DEFAULT_TEMPO = 500_000;

    private final long[] ticks;
    private final long[] nanos;

    /** Length of a tick in each stretch, in nanoseconds times {@link #scale}. */
    private final long[] tickLength;

    private final long scale;

    private TempoMap(long[] ticks, long[] nanos, long[] tickLength, long scale) {
        this.ticks = ticks;
        this.nanos = nanos;
        this.tickLength = tickLength;
        this.scale = scale;
    }

    /**
     * Reads the tempo changes of a sequence sorted by tick.
     *
     * @param division the header's field: ticks per quarter, or with bit 15 set minus frames per
     *     second in the high byte and ticks per frame in the low one
     * @param tempoTicks where the tempo changes
     * @param tempos microseconds per quarter from there on
     */
    static TempoMap of(int division, long[] tempoTicks, int[] tempos) {
        if ((division & 0x8000) != 0) {
            int perSecond = Math.max(1, -(byte) (division >> 8) * (division & 0xFF));
            return new TempoMap(
                    new long[] {0}, new long[] {0}, new long[] {1_000_000_000L}, perSecond);
        }
        int scale = Math.max(1, division);
        long[] ticks = new long[tempos.length + 1];
        long[] nanos = new long[tempos.length + 1];
        long[] length = new long[tempos.length + 1];
        length[0] = DEFAULT_TEMPO * 1000L;
        int last = 0;
        for (int i = 0; i < tempos.length; i++) {
            long at = nanos[last] + (tempoTicks[i] - ticks[last]) * length[last] / scale;
            if (tempoTicks[i] > ticks[last]) {
                last++;
            }
            ticks[last] = tempoTicks[i];
            nanos[last] = at;
            length[last] = Math.max(1, tempos[i]) * 1000L;
        }
        return new TempoMap(
                Arrays.copyOf(ticks, last + 1),
                Arrays.copyOf(nanos, last + 1),
                Arrays.copyOf(length, last + 1),
                scale);
    }

    public long nanosAt(long tick) {
        int i = stretch(ticks, tick);
        return nanos[i] + (tick - ticks[i]) * tickLength[i] / scale;
    }

    /** The tick reached at a time; past the last change its tempo goes on for ever. */
    public long tickAt(long micros) {
        long at = micros * 1000;
        int i = stretch(nanos, at);
        return ticks[i] + (at - nanos[i]) * scale / tickLength[i];
    }

    /** Nanoseconds of a quarter note at a tick; of one second's ticks in a file timed by frames. */
    long quarterNanosAt(long tick) {
        return tickLength[stretch(ticks, tick)];
    }

    private static int stretch(long[] starts, long value) {
        int found = Arrays.binarySearch(starts, value);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }
}
