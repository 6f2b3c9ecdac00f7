package org.vivarium.assets.sound;

import org.vivarium.assets.sound.SoundException.Fault;

/** Microsoft ADPCM: each block starts with two samples a channel, then one nibble a sample. */
final class MsAdpcmStream extends PacketStream {

    private static final int[] STANDARD = {
        256, 0, 512, -256, 0, 0, 192, 64, 240, 0, 460, -208, 392, -232
    };
    private static final int[] ADAPT = {
        230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
    };

    private final WavFile wav;
    private final int channels;
    private final int[] coefficients;
    private final int[] first;
    private final int[] second;
    private final int[] previous;
    private final int[] beforePrevious;
    private final int[] delta;
    private int at;

    MsAdpcmStream(WavFile wav) throws SoundException {
        super(wav.file());
        checkBlock(wav);
        this.wav = wav;
        this.channels = wav.channels();
        this.coefficients = coefficients(wav);
        this.first = new int[channels];
        this.second = new int[channels];
        this.previous = new int[channels];
        this.beforePrevious = new int[channels];
        this.delta = new int[channels];
        this.at = wav.dataFrom();
    }

    static long frames(WavFile wav) throws SoundException {
        checkBlock(wav);
        int length = wav.dataTo() - wav.dataFrom();
        int rest = length % wav.blockAlign();
        long whole = (long) (length / wav.blockAlign()) * blockFrames(wav, wav.blockAlign());
        return whole + (rest > 7 * wav.channels() ? blockFrames(wav, rest) : 0);
    }

    private static void checkBlock(WavFile wav) throws SoundException {
        if (wav.blockAlign() <= 7 * wav.channels()) {
            throw new SoundException(
                    wav.file(), Fault.BROKEN, "ADPCM block of " + wav.blockAlign() + " bytes");
        }
    }

    private static int blockFrames(WavFile wav, int bytes) {
        return (bytes - 7 * wav.channels()) * 2 / wav.channels() + 2;
    }

    private static int[] coefficients(WavFile wav) {
        int count = Bytes.u16le(wav.bytes(), wav.fmt() + 20);
        int chunkSize = Bytes.s32le(wav.bytes(), wav.fmt() - 4);
        if (count < 7 || chunkSize < 22 + 4 * count) {
            return STANDARD;
        }
        int[] table = new int[2 * count];
        for (int i = 0; i < table.length; i++) {
            table[i] = Bytes.s16le(wav.bytes(), wav.fmt() + 22 + 2 * i);
        }
        return table;
    }

    @Override
    public int rate() {
        return wav.rate();
    }

    @Override
    public boolean mono() {
        return channels == 1;
    }

    @Override
    boolean decode() {
        int length = Math.min(wav.blockAlign(), wav.dataTo() - at);
        if (length <= 7 * channels) {
            return false;
        }
        byte[] bytes = wav.bytes();
        for (int c = 0; c < channels; c++) {
            int predictor = Math.min(Bytes.u8(bytes, at + c), coefficients.length / 2 - 1);
            first[c] = coefficients[2 * predictor];
            second[c] = coefficients[2 * predictor + 1];
            delta[c] = Bytes.s16le(bytes, at + channels + 2 * c);
            previous[c] = Bytes.s16le(bytes, at + 3 * channels + 2 * c);
            beforePrevious[c] = Bytes.s16le(bytes, at + 5 * channels + 2 * c);
        }
        int frames = blockFrames(wav, length);
        float[] out = packet(frames);
        for (int c = 0; c < channels; c++) {
            put(out, 0, c, beforePrevious[c]);
            put(out, 1, c, previous[c]);
        }
        int nibbles = at + 7 * channels;
        int nibble = 0;
        for (int frame = 2; frame < frames; frame++) {
            for (int c = 0; c < channels; c++, nibble++) {
                int pair = bytes[nibbles + (nibble >> 1)];
                put(out, frame, c, step(c, (nibble & 1) == 0 ? pair >> 4 & 15 : pair & 15));
            }
        }
        filled(0, frames);
        at += length;
        return true;
    }

    private int step(int c, int nibble) {
        int predicted = (previous[c] * first[c] + beforePrevious[c] * second[c]) / 256;
        int signed = nibble >= 8 ? nibble - 16 : nibble;
        int sample = Math.clamp(predicted + signed * delta[c], Short.MIN_VALUE, Short.MAX_VALUE);
        beforePrevious[c] = previous[c];
        previous[c] = sample;
        delta[c] = Math.clamp((long) ADAPT[nibble] * delta[c] / 256, 16, 1 << 24);
        return sample;
    }

    private void put(float[] out, int frame, int channel, int sample) {
        if (channel < 2) {
            out[2 * frame + channel] = sample / 32768f;
            if (channels == 1) {
                out[2 * frame + 1] = sample / 32768f;
            }
        }
    }
}
