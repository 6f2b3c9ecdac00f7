package org.vivarium.engine.audio;

import java.util.Arrays;

/**
 * Brings a source to the mixer's rate and a tempo: four-point cubic interpolation, which passes
 * frames through untouched when the rates agree. Nothing is allocated while playing.
 */
final class Resampler {

    /** Frames around the reading position: one before it, two after the current one. */
    private static final int BEFORE = 1;

    private static final int AFTER = 2;
    private static final int ROOM = 4096;

    private final float[] staged = new float[2 * ROOM];
    private SampleSource source;
    private int filled;

    /** Position of the next output among the staged frames. */
    private double position;

    private boolean ended;

    void start(SampleSource source) {
        this.source = source;
        Arrays.fill(staged, 0, 2 * BEFORE, 0);
        filled = BEFORE;
        position = BEFORE;
        ended = false;
    }

    /**
     * Writes interleaved stereo to the front of {@code out}.
     *
     * @param step source frames for each output frame
     * @return frames written: fewer than asked for when the source has none ready; -1 at its end
     */
    int read(float[] out, int frames, double step) {
        int done = 0;
        while (done < frames) {
            int ready = ready(step, frames - done);
            if (ready == 0) {
                if (!refill()) {
                    return done == 0 && ended ? -1 : done;
                }
                continue;
            }
            if (step == 1 && position == (int) position) {
                System.arraycopy(staged, 2 * (int) position, out, 2 * done, 2 * ready);
                position += ready;
            } else {
                interpolate(out, 2 * done, ready, step);
            }
            done += ready;
        }
        return done;
    }

    /** Output frames whose neighbours are all staged. */
    private int ready(double step, int most) {
        double last = filled - AFTER - position;
        if (last <= 0) {
            return 0;
        }
        return (int) Math.min(most, Math.ceil(last / step));
    }

    private void interpolate(float[] out, int to, int frames, double step) {
        double at = position;
        for (int i = 0; i < frames; i++) {
            int whole = (int) at;
            float t = (float) (at - whole);
            int from = 2 * whole;
            out[to++] =
                    cubic(staged[from - 2], staged[from], staged[from + 2], staged[from + 4], t);
            out[to++] =
                    cubic(
                            staged[from - 1],
                            staged[from + 1],
                            staged[from + 3],
                            staged[from + 5],
                            t);
            at += step;
        }
        position = at;
    }

    /** The Catmull-Rom curve through {@code b} and {@code c}. */
    private static float cubic(float a, float b, float c, float d, float t) {
        float slope = c - a;
        float second = 2 * a - 5 * b + 4 * c - d;
        float third = 3 * (b - c) + d - a;
        return b + 0.5f * t * (slope + t * (second + t * third));
    }

    /** Moves what is still needed to the front and reads on; false when nothing came. */
    private boolean refill() {
        int keepFrom = Math.min(filled, (int) position - BEFORE);
        System.arraycopy(staged, 2 * keepFrom, staged, 0, 2 * (filled - keepFrom));
        filled -= keepFrom;
        position -= keepFrom;
        if (ended) {
            return false;
        }
        int got = source.read(staged, 2 * filled, ROOM - filled - AFTER);
        if (got < 0) {
            ended = true;
            Arrays.fill(staged, 2 * filled, 2 * (filled + AFTER), 0);
            filled += AFTER;
            return true;
        }
        filled += got;
        return got > 0;
    }
}
