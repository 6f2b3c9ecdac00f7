package org.vivarium.assets.sound;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.jflac.ChannelData;
import org.jflac.FLACDecoder;
import org.jflac.frame.Frame;
import org.jflac.metadata.StreamInfo;
import org.vivarium.assets.sound.SoundException.Fault;

/** FLAC with any sample size. */
final class FlacStream extends PacketStream {

    private final FLACDecoder decoder;
    private final StreamInfo info;
    private final float scale;

    FlacStream(String file, byte[] data) throws SoundException {
        super(file);
        decoder = new FLACDecoder(new ByteArrayInputStream(data));
        try {
            decoder.readMetadata();
        } catch (IOException | RuntimeException e) {
            throw new SoundException(file, Fault.BROKEN, "bad FLAC header", e);
        }
        info = decoder.getStreamInfo();
        if (info == null || info.getSampleRate() <= 0 || info.getChannels() < 1) {
            throw new SoundException(file, Fault.BROKEN, "no FLAC stream information");
        }
        scale = 1f / (1L << info.getBitsPerSample() - 1);
    }

    /** Frames the header states, 0 when it doesn't. */
    long total() {
        return info.getTotalSamples();
    }

    @Override
    public int rate() {
        return info.getSampleRate();
    }

    @Override
    public boolean mono() {
        return info.getChannels() == 1;
    }

    @Override
    boolean decode() throws IOException {
        Frame frame = decoder.readNextFrame();
        if (frame == null) {
            return false;
        }
        ChannelData[] channels = decoder.getChannelData();
        int frames = frame.header.blockSize;
        int[] left = channels[0].getOutput();
        int[] right = channels[mono() ? 0 : 1].getOutput();
        float[] out = packet(frames);
        for (int i = 0; i < frames; i++) {
            out[2 * i] = left[i] * scale;
            out[2 * i + 1] = right[i] * scale;
        }
        filled(0, frames);
        return true;
    }
}
