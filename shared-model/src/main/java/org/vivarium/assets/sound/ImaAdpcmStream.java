package org.vivarium.assets.sound;

import org.vivarium.assets.sound.SoundException.Fault;

/** IMA ADPCM: a block starts with one sample a channel, then groups of eight nibbles a channel. */
final class ImaAdpcmStream extends PacketStream {

    private static final int[] INDEX_STEP = {-1, -1, -1, -1, 2, 4, 6, 8};
    static final int[] STEPS = {
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66,
        73, 80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408,
        449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066,
        2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630,
        9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794,
        32767
    };

    private final WavFile wav;
    private final int channels;
    private int at;
    private int sample;
    private int index;

    ImaAdpcmStream(WavFile wav) throws SoundException {
        super(wav.file());
        checkBlock(wav);
        this.wav = wav;
        this.channels = wav.channels();
        this.at = wav.dataFrom();
    }

    static long frames(WavFile wav) throws SoundException {
        checkBlock(wav);
        int length = wav.dataTo() - wav.dataFrom();
        int rest = length % wav.blockAlign();
        long whole = (long) (length / wav.blockAlign()) * blockFrames(wav, wav.blockAlign());
        return whole + (rest >= 4 * wav.channels() ? blockFrames(wav, rest) : 0);
    }

    private static void checkBlock(WavFile wav) throws SoundException {
        if (wav.blockAlign() < 4 * wav.channels()) {
            throw new SoundException(
                    wav.file(), Fault.BROKEN, "ADPCM block of " + wav.blockAlign() + " bytes");
        }
    }

    /** One sample of the header and eight of each whole group. */
    private static int blockFrames(WavFile wav, int bytes) {
        return 1 + (bytes / (4 * wav.channels()) - 1) * 8;
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
        if (length < 4 * channels) {
            return false;
        }
        int frames = blockFrames(wav, length);
        float[] out = packet(frames);
        for (int c = 0; c < Math.min(channels, 2); c++) {
            decodeChannel(out, c, frames);
        }
        if (channels == 1) {
            for (int i = 0; i < 2 * frames; i += 2) {
                out[i + 1] = out[i];
            }
        }
        filled(0, frames);
        at += length;
        return true;
    }

    private void decodeChannel(float[] out, int channel, int frames) {
        byte[] bytes = wav.bytes();
        sample = Bytes.s16le(bytes, at + 4 * channel);
        index = Math.min(Bytes.u8(bytes, at + 4 * channel + 2), STEPS.length - 1);
        out[channel] = sample / 32768f;
        int group = at + 4 * (channels + channel);
        for (int frame = 1; frame < frames; group += 4 * channels) {
            for (int nibble = 0; nibble < 8; nibble++, frame++) {
                step(bytes[group + (nibble >> 1)] >> 4 * (nibble & 1) & 15);
                out[2 * frame + channel] = sample / 32768f;
            }
        }
    }

    private void step(int nibble) {
        int step = STEPS[index];
        int change = step >> 3;
        change += (nibble & 1) != 0 ? step >> 2 : 0;
        change += (nibble & 2) != 0 ? step >> 1 : 0;
        change += (nibble & 4) != 0 ? step : 0;
        sample += (nibble & 8) != 0 ? -change : change;
        sample = Math.clamp(sample, Short.MIN_VALUE, Short.MAX_VALUE);
        index = Math.clamp(index + INDEX_STEP[nibble & 7], 0, STEPS.length - 1);
    }
}
