package org.vivarium.assets.sound;

/** Uncompressed samples read straight from the file's bytes. */
final class WavPcmStream implements PcmStream {

    private final WavFile wav;
    private final WavSampleType type;
    private final int frameBytes;
    private final int right;
    private int at;

    WavPcmStream(WavFile wav, WavSampleType type) {
        this.wav = wav;
        this.type = type;
        this.frameBytes = type.bytes() * wav.channels();
        this.right = wav.channels() == 1 ? 0 : type.bytes();
        this.at = wav.dataFrom();
    }

    @Override
    public int rate() {
        return wav.rate();
    }

    @Override
    public boolean mono() {
        return wav.channels() == 1;
    }

    @Override
    public int read(float[] stereo, int offset, int frames) {
        int count = Math.min(frames, (wav.dataTo() - at) / frameBytes);
        if (count == 0) {
            return -1;
        }
        byte[] bytes = wav.bytes();
        for (int i = 0, to = offset; i < count; i++, at += frameBytes) {
            stereo[to++] = type.sample(bytes, at);
            stereo[to++] = type.sample(bytes, at + right);
        }
        return count;
    }

    @Override
    public long skip(long frames) {
        long count = Math.min(frames, (wav.dataTo() - at) / frameBytes);
        at += (int) count * frameBytes;
        return count;
    }
}
