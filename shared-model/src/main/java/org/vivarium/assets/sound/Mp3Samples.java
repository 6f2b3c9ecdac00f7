package org.vivarium.assets.sound;

import javazoom.jl.decoder.Obuffer;

/** Takes the decoder's samples as floats, so that peaks above full scale survive to the mixer. */
final class Mp3Samples extends Obuffer {

    /** The most frames one MPEG frame holds. */
    static final int MOST_FRAMES = 1152;

    private static final float SCALE = 1 / 32768f;

    private final int[] filled = new int[2];
    private float[] stereo = new float[0];

    void begin(float[] stereo) {
        this.stereo = stereo;
        filled[0] = 0;
        filled[1] = 0;
    }

    /** Frames taken since {@link #begin}; a mono sound is copied to the right. */
    int finish(boolean mono) {
        if (mono || filled[1] == 0) {
            for (int i = 0; i < 2 * filled[0]; i += 2) {
                stereo[i + 1] = stereo[i];
            }
        }
        return filled[0];
    }

    @Override
    public void append(int channel, short value) {
        if (filled[channel] < MOST_FRAMES) {
            stereo[2 * filled[channel]++ + channel] = value * SCALE;
        }
    }

    @Override
    public void appendSamples(int channel, float[] values) {
        int count = Math.min(32, MOST_FRAMES - filled[channel]);
        for (int i = 0, to = 2 * filled[channel] + channel; i < count; i++, to += 2) {
            stereo[to] = values[i] * SCALE;
        }
        filled[channel] += count;
    }

    @Override
    public void write_buffer(int value) {}

    @Override
    public void close() {}

    @Override
    public void clear_buffer() {}

    @Override
    public void set_stop_flag() {}
}
