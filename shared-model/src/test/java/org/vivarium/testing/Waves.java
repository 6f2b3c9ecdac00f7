package org.vivarium.testing;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Makes test tones and WAV files, and measures what came out. */
public final class Waves {
    private Waves() {}

    /** A sine of amplitude 0 to 1, one channel. */
    public static float[] sine(double frequency, int rate, int frames, double amplitude) {
        float[] samples = new float[frames];
        for (int i = 0; i < frames; i++) {
            samples[i] = (float) (amplitude * Math.sin(2 * Math.PI * frequency * i / rate));
        }
        return samples;
    }

    /** A mono WAV file with 16 bits. */
    public static byte[] wav16(float[] samples, int rate) {
        ByteBuffer data = little(2 * samples.length);
        for (float sample : samples) {
            data.putShort((short) Math.round(sample * 32767));
        }
        return wav(1, 1, rate, 2, 16, data.array());
    }

    /** Any WAV file with the plain 16-byte format chunk. */
    public static byte[] wav(
            int tag, int channels, int rate, int blockAlign, int bits, byte[] data) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes("RIFF".getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(little(4).putInt(36 + data.length).array());
        out.writeBytes("WAVEfmt ".getBytes(StandardCharsets.US_ASCII));
        ByteBuffer format = little(20).putInt(16).putShort((short) tag).putShort((short) channels);
        format.putInt(rate).putInt(rate * blockAlign).putShort((short) blockAlign);
        out.writeBytes(format.putShort((short) bits).array());
        out.writeBytes("data".getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(little(4).putInt(data.length).array());
        out.writeBytes(data);
        return out.toByteArray();
    }

    public static ByteBuffer little(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Every second sample: the left (0) or right (1) channel of interleaved stereo. */
    public static float[] channel(float[] stereo, int channel) {
        float[] samples = new float[stereo.length / 2];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = stereo[2 * i + channel];
        }
        return samples;
    }

    public static float peak(float[] samples, int from, int to) {
        float peak = 0;
        for (int i = from; i < to; i++) {
            peak = Math.max(peak, Math.abs(samples[i]));
        }
        return peak;
    }

    /** The largest step between two neighbouring samples. */
    public static float largestStep(float[] samples, int from, int to) {
        float step = 0;
        for (int i = from + 1; i < to; i++) {
            step = Math.max(step, Math.abs(samples[i] - samples[i - 1]));
        }
        return step;
    }

    /**
     * The strongest frequency in 8192 samples, by a Fourier transform under a Hann window; the peak
     * is placed between bins by a parabola.
     */
    public static double pitch(float[] samples, int from, int rate) {
        int size = 8192;
        double[] real = new double[size];
        double[] imaginary = new double[size];
        for (int i = 0; i < size; i++) {
            double window = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / size);
            real[i] = samples[from + i] * window;
        }
        transform(real, imaginary);
        int best = 1;
        for (int i = 1; i < size / 2; i++) {
            if (power(real, imaginary, i) > power(real, imaginary, best)) {
                best = i;
            }
        }
        double left = Math.log(power(real, imaginary, best - 1) + 1e-30);
        double middle = Math.log(power(real, imaginary, best) + 1e-30);
        double right = Math.log(power(real, imaginary, best + 1) + 1e-30);
        double shift = 0.5 * (left - right) / (left - 2 * middle + right);
        return (best + shift) * rate / size;
    }

    private static double power(double[] real, double[] imaginary, int bin) {
        return real[bin] * real[bin] + imaginary[bin] * imaginary[bin];
    }

    private static void transform(double[] real, double[] imaginary) {
        int size = real.length;
        for (int i = 1, j = 0; i < size; i++) {
            int bit = size >> 1;
            for (; (j & bit) != 0; bit >>= 1) {
                j ^= bit;
            }
            j ^= bit;
            if (i < j) {
                swap(real, i, j);
                swap(imaginary, i, j);
            }
        }
        for (int length = 2; length <= size; length <<= 1) {
            for (int start = 0; start < size; start += length) {
                for (int k = 0; k < length / 2; k++) {
                    butterfly(real, imaginary, start + k, start + k + length / 2, k, length);
                }
            }
        }
    }

    private static void butterfly(double[] re, double[] im, int a, int b, int k, int length) {
        double angle = -2 * Math.PI * k / length;
        double real = re[b] * Math.cos(angle) - im[b] * Math.sin(angle);
        double imaginary = re[b] * Math.sin(angle) + im[b] * Math.cos(angle);
        re[b] = re[a] - real;
        im[b] = im[a] - imaginary;
        re[a] += real;
        im[a] += imaginary;
    }

    private static void swap(double[] values, int a, int b) {
        double kept = values[a];
        values[a] = values[b];
        values[b] = kept;
    }
}
