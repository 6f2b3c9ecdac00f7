package org.vivarium.assets.sound;

import java.nio.ByteBuffer;
import org.vivarium.testing.Waves;

/**
 * Encodes tones as ADPCM the straightforward way: each nibble is the one whose decoded sample comes
 * nearest. All channels get the same sound.
 */
final class AdpcmWriter {

    private static final int[] MS_ADAPT = {
        230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
    };

    private AdpcmWriter() {}

    static byte[] microsoft(float[] tone, int channels, int rate, int blockAlign) {
        int perBlock = (blockAlign - 7 * channels) * 2 / channels + 2;
        int blocks = (tone.length + perBlock - 1) / perBlock;
        ByteBuffer out = Waves.little(blocks * blockAlign);
        for (int b = 0; b < blocks; b++) {
            int older = at(tone, b * perBlock);
            int newer = at(tone, b * perBlock + 1);
            int delta = 64;
            for (int c = 0; c < channels; c++) {
                out.put((byte) 1);
            }
            repeat(out, delta, channels);
            repeat(out, newer, channels);
            repeat(out, older, channels);
            Nibbles nibbles = new Nibbles(out, channels);
            for (int i = 2; i < perBlock; i++) {
                int predicted = (newer * 512 - older * 256) / 256;
                int step =
                        Math.clamp(
                                Math.round(
                                        (at(tone, b * perBlock + i) - predicted) / (float) delta),
                                -8,
                                7);
                older = newer;
                newer = Math.clamp(predicted + step * delta, -32_768, 32_767);
                delta = Math.max(16, MS_ADAPT[step & 15] * delta / 256);
                nibbles.put(step & 15);
            }
        }
        return Waves.wav(2, channels, rate, blockAlign, 4, out.array());
    }

    static byte[] ima(float[] tone, int channels, int rate, int blockAlign) {
        int perBlock = 1 + (blockAlign / (4 * channels) - 1) * 8;
        int blocks = (tone.length + perBlock - 1) / perBlock;
        ByteBuffer out = Waves.little(blocks * blockAlign);
        ImaStep state = new ImaStep();
        for (int b = 0; b < blocks; b++) {
            state.sample = at(tone, b * perBlock);
            for (int c = 0; c < channels; c++) {
                out.putShort((short) state.sample).put((byte) state.index).put((byte) 0);
            }
            for (int group = 1; group < perBlock; group += 8) {
                int word = 0;
                for (int i = 0; i < 8; i++) {
                    word |= state.encode(at(tone, b * perBlock + group + i)) << 4 * i;
                }
                for (int c = 0; c < channels; c++) {
                    out.putInt(word);
                }
            }
        }
        return Waves.wav(0x11, channels, rate, blockAlign, 4, out.array());
    }

    private static int at(float[] tone, int i) {
        return i < tone.length ? Math.round(tone[i] * 32_767) : 0;
    }

    private static void repeat(ByteBuffer out, int value, int channels) {
        for (int c = 0; c < channels; c++) {
            out.putShort((short) value);
        }
    }

    /** Packs nibbles, the first of a byte high; each one once a channel. */
    private static final class Nibbles {
        private final ByteBuffer out;
        private final int channels;
        private int held = -1;

        Nibbles(ByteBuffer out, int channels) {
            this.out = out;
            this.channels = channels;
        }

        void put(int nibble) {
            for (int c = 0; c < channels; c++) {
                if (held < 0) {
                    held = nibble;
                } else {
                    out.put((byte) (held << 4 | nibble));
                    held = -1;
                }
            }
        }
    }

    private static final class ImaStep {
        private static final int[] INDEX = {-1, -1, -1, -1, 2, 4, 6, 8};
        int sample;
        int index = 60;

        int encode(int wanted) {
            int step = ImaAdpcmStream.STEPS[index];
            int nibble = 0;
            int best = Integer.MAX_VALUE;
            for (int n = 0; n < 16; n++) {
                int error = Math.abs(decoded(n, step) - wanted);
                if (error < best) {
                    best = error;
                    nibble = n;
                }
            }
            sample = decoded(nibble, step);
            index = Math.clamp(index + INDEX[nibble & 7], 0, 88);
            return nibble;
        }

        private int decoded(int nibble, int step) {
            int change = step >> 3;
            change += (nibble & 1) != 0 ? step >> 2 : 0;
            change += (nibble & 2) != 0 ? step >> 1 : 0;
            change += (nibble & 4) != 0 ? step : 0;
            int value = sample + ((nibble & 8) != 0 ? -change : change);
            return Math.clamp(value, -32_768, 32_767);
        }
    }
}
