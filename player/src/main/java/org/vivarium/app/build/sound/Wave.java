package org.vivarium.app.build.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A short mono sound of 22,050 samples a second, put together from tones and noise. */
final class Wave {
    private static final int RATE = 22_050;

    private final double[] samples;
    private int noise = 1;

    Wave(double seconds) {
        samples = new double[(int) (seconds * RATE)];
    }

    /**
     * Adds a tone that glides and dies away.
     *
     * @param at start in seconds
     * @param from frequency in Hz at its start, {@code to} at its end
     * @param square share of a square wave in its sound, 0 for a pure tone
     */
    Wave tone(double at, double length, double from, double to, double volume, double square) {
        int first = (int) (at * RATE);
        int count = (int) (length * RATE);
        double phase = 0;
        for (int i = 0; i < count && first + i < samples.length; i++) {
            double t = (double) i / count;
            phase += 2 * Math.PI * (from + (to - from) * t) / RATE;
            double sine = Math.sin(phase);
            double value = sine * (1 - square) + Math.signum(sine) * square * 0.6;
            samples[first + i] += value * volume * envelope(t);
        }
        return this;
    }

    /** Adds a hiss that dies away; {@code softness} 0 is sharp, 0.95 a dull thud. */
    Wave hiss(double at, double length, double volume, double softness) {
        int first = (int) (at * RATE);
        int count = (int) (length * RATE);
        double held = 0;
        for (int i = 0; i < count && first + i < samples.length; i++) {
            noise = noise * 1_103_515_245 + 12_345;
            double value = (noise >> 16 & 0x7FFF) / 16_384.0 - 1;
            held = held * softness + value * (1 - softness);
            samples[first + i] += held * volume * envelope((double) i / count) * (1 + softness * 3);
        }
        return this;
    }

    private static double envelope(double t) {
        return Math.min(1, t * 40) * Math.pow(1 - t, 1.8);
    }

    byte[] toWav() {
        ByteBuffer out =
                ByteBuffer.allocate(44 + samples.length * 2).order(ByteOrder.LITTLE_ENDIAN);
        out.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(36 + samples.length * 2);
        out.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII))
                .putInt(16)
                .putShort((short) 1)
                .putShort((short) 1);
        out.putInt(RATE).putInt(RATE * 2).putShort((short) 2).putShort((short) 16);
        out.put("data".getBytes(StandardCharsets.US_ASCII)).putInt(samples.length * 2);
        for (double sample : samples) {
            out.putShort((short) Math.clamp(Math.round(sample * 26_000), -32_768, 32_767));
        }
        return out.array();
    }
}
