package org.vivarium.assets.sound;

import java.io.ByteArrayInputStream;
import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.Decoder;
import javazoom.jl.decoder.Header;
import javazoom.jl.decoder.JavaLayerException;

/** MPEG audio, layers I to III; the encoder's silence at both ends is left out when it is known. */
final class Mp3Stream extends PacketStream {

    private static final int TOLERATED_FAULTS = 50;

    private final Bitstream bits;
    private final Decoder decoder = new Decoder();
    private final Mp3Samples samples = new Mp3Samples();
    private final Mp3Frames layout;
    private final boolean mono;
    private long decoded;
    private int faults;

    Mp3Stream(String file, byte[] data) throws SoundException {
        super(file);
        this.layout = Mp3Frames.scan(file, data);
        this.mono = (Bytes.u8(data, layout.from() + 3) & 0xC0) == 0xC0;
        int from = layout.from();
        this.bits = new Bitstream(new ByteArrayInputStream(data, from, data.length - from));
        decoder.setOutputBuffer(samples);
    }

    @Override
    public int rate() {
        return layout.rate();
    }

    @Override
    public boolean mono() {
        return mono;
    }

    @Override
    boolean decode() throws JavaLayerException {
        Header header = bits.readFrame();
        if (header == null) {
            return false;
        }
        samples.begin(packet(Mp3Samples.MOST_FRAMES));
        try {
            decoder.decodeFrame(header, bits);
        } catch (JavaLayerException | IndexOutOfBoundsException | NullPointerException e) {
            if (++faults > TOLERATED_FAULTS) {
                throw e;
            }
        } finally {
            bits.closeFrame();
        }
        int frames = samples.finish(mono);
        long end = layout.frames() - layout.padding();
        int from = (int) Math.clamp(layout.delay() - decoded, 0L, frames);
        int to = (int) Math.clamp(end - decoded, 0L, frames);
        decoded += frames;
        filled(Math.min(from, to), to);
        return true;
    }
}
