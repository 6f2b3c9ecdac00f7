package org.vivarium.engine.audio;

import java.util.Arrays;
import org.vivarium.assets.sound.PcmStream;
import org.vivarium.assets.sound.SoundException;

/** A sound effect decoded whole, 16 bits a sample, shared by all voices that play it. */
final class Clip {

    /** What a name that cannot be played stands for. */
    static final Clip SILENT = new Clip(Mixer.RATE, 1, new short[0]);

    private static final int PIECE = 4096;

    private final int rate;
    private final int channels;
    private final short[] samples;

    private Clip(int rate, int channels, short[] samples) {
        this.rate = rate;
        this.channels = channels;
        this.samples = samples;
    }

    /**
     * Decodes a stream to its end. What was decoded before a fault is kept.
     *
     * @param most frames at most; the rest is left off
     * @throws SoundException when not even one frame could be decoded
     */
    static Clip decode(PcmStream stream, long most) throws SoundException {
        int channels = stream.mono() ? 1 : 2;
        float[] piece = new float[2 * PIECE];
        short[] samples = new short[channels * PIECE];
        int filled = 0;
        while (filled / channels < most) {
            int got;
            try {
                got = stream.read(piece, 0, (int) Math.min(PIECE, most - filled / channels));
            } catch (SoundException e) {
                if (filled == 0) {
                    throw e;
                }
                break;
            }
            if (got < 0) {
                break;
            }
            if (filled + got * channels > samples.length) {
                samples = Arrays.copyOf(samples, 2 * samples.length);
            }
            for (int i = 0; i < 2 * got; i += 3 - channels) {
                samples[filled++] = toShort(piece[i]);
            }
        }
        return new Clip(stream.rate(), channels, Arrays.copyOf(samples, filled));
    }

    private static short toShort(float sample) {
        return (short) Math.clamp(Math.round(sample * 32768), Short.MIN_VALUE, Short.MAX_VALUE);
    }

    int frames() {
        return samples.length / channels;
    }

    int rate() {
        return rate;
    }

    long bytes() {
        return 2L * samples.length;
    }

    /** A new reader from the first frame on. */
    SampleSource reader() {
        return new Reader(this);
    }

    private static final class Reader implements SampleSource {

        private static final float SCALE = 1 / 32768f;

        private final Clip clip;
        private int at;

        Reader(Clip clip) {
            this.clip = clip;
        }

        @Override
        public int rate() {
            return clip.rate;
        }

        @Override
        public int read(float[] stereo, int offset, int frames) {
            int count = Math.min(frames, clip.frames() - at);
            if (count <= 0) {
                return -1;
            }
            short[] samples = clip.samples;
            int right = clip.channels - 1;
            for (int i = 0, from = at * clip.channels; i < count; i++, from += clip.channels) {
                stereo[offset + 2 * i] = samples[from] * SCALE;
                stereo[offset + 2 * i + 1] = samples[from + right] * SCALE;
            }
            at += count;
            return count;
        }

        @Override
        public void skip(long frames) {
            at = (int) Math.min(clip.frames(), at + frames);
        }

        @Override
        public void close() {}
    }
}
