package org.vivarium.assets.sound;

import io.github.jaredmdobson.concentus.OpusDecoder;
import io.github.jaredmdobson.concentus.OpusException;
import org.vivarium.assets.sound.SoundException.Fault;

/** Ogg Opus with one or two channels; always 48,000 frames a second. */
final class OpusStream extends PacketStream {

    static final int RATE = 48_000;

    /** 120 ms, the longest packet. */
    private static final int MOST_FRAMES = 5760;

    private static final int TOLERATED_FAULTS = 50;

    private final OggPackets packets;
    private final OpusDecoder decoder;
    private final short[] samples;
    private final int channels;
    private final OggTags tags;
    private final float scale;

    /** Frames still to be dropped before the sound begins. */
    private int preSkip;

    private final long total;
    private long delivered;
    private int faults;

    OpusStream(String file, byte[] data) throws SoundException {
        super(file);
        packets = new OggPackets(file, data);
        byte[] head = packets.header();
        channels = Bytes.u8(head, 9);
        if (channels < 1 || channels > 2 || Bytes.u8(head, 18) != 0) {
            throw new SoundException(file, Fault.UNSUPPORTED, channels + " Opus channels");
        }
        preSkip = Bytes.u16le(head, 10);
        scale = (float) (Math.pow(10, Bytes.s16le(head, 16) / 256.0 / 20) / 32768);
        tags = OggTags.parse(packets.header(), 8);
        long granule = OggPackets.lastGranule(data);
        total = granule > 0 ? Math.max(0, granule - preSkip) : Long.MAX_VALUE;
        samples = new short[channels * MOST_FRAMES];
        try {
            decoder = new OpusDecoder(RATE, channels);
        } catch (OpusException e) {
            throw new SoundException(file, Fault.BROKEN, "no Opus decoder", e);
        }
    }

    OggTags tags() {
        return tags;
    }

    /** Frames the file states, 0 when it doesn't. */
    long total() {
        return total == Long.MAX_VALUE ? 0 : total;
    }

    @Override
    public int rate() {
        return RATE;
    }

    @Override
    public boolean mono() {
        return channels == 1;
    }

    @Override
    boolean decode() throws SoundException, OpusException {
        byte[] next = packets.next();
        if (next == null || delivered >= total) {
            return false;
        }
        int frames = decode(next);
        float[] out = packet(frames);
        for (int i = 0; i < frames; i++) {
            out[2 * i] = samples[channels * i] * scale;
            out[2 * i + 1] = samples[channels * i + channels - 1] * scale;
        }
        int dropped = Math.min(preSkip, frames);
        preSkip -= dropped;
        int kept = (int) Math.min(frames - dropped, total - delivered);
        delivered += kept;
        filled(dropped, dropped + kept);
        return true;
    }

    private int decode(byte[] packet) throws OpusException {
        try {
            return decoder.decode(packet, 0, packet.length, samples, 0, MOST_FRAMES, false);
        } catch (OpusException | RuntimeException | AssertionError e) {
            if (++faults > TOLERATED_FAULTS) {
                throw new OpusException("too many bad packets: " + e.getMessage());
            }
            return 0;
        }
    }
}
