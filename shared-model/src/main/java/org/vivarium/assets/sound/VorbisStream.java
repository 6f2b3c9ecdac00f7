package org.vivarium.assets.sound;

import com.github.trilarion.sound.vorbis.jcraft.jogg.Packet;
import com.github.trilarion.sound.vorbis.jcraft.jorbis.Block;
import com.github.trilarion.sound.vorbis.jcraft.jorbis.Comment;
import com.github.trilarion.sound.vorbis.jcraft.jorbis.DspState;
import com.github.trilarion.sound.vorbis.jcraft.jorbis.Info;
import org.vivarium.assets.sound.SoundException.Fault;

/** Ogg Vorbis. */
final class VorbisStream extends PacketStream {

    private static final int MAX_CHANNELS = 8;

    private final OggPackets packets;
    private final Info info = new Info();
    private final DspState dsp = new DspState();
    private final Block block;
    private final Packet packet = new Packet();
    private final float[][][] pcm = new float[1][][];
    private final int[] index;
    private final OggTags tags;

    /** Frames to deliver, as the last page states them; the last packet is usually longer. */
    private final long total;

    private long delivered;

    VorbisStream(String file, byte[] data) throws SoundException {
        super(file);
        packets = new OggPackets(file, data);
        info.init();
        Comment comment = new Comment();
        comment.init();
        OggTags found = OggTags.NONE;
        try {
            for (int i = 0; i < 3; i++) {
                byte[] header = packets.header();
                if (i == 1) {
                    found = OggTags.parse(header, 7);
                }
                load(header, i);
                if (info.synthesis_headerin(comment, packet) < 0) {
                    throw new SoundException(file, Fault.BROKEN, "bad Vorbis header " + i);
                }
            }
            if (info.channels <= 0 || info.channels > MAX_CHANNELS || info.rate <= 0) {
                throw new SoundException(file, Fault.BROKEN, info.channels + " channels");
            }
            dsp.synthesis_init(info);
        } catch (RuntimeException e) {
            throw new SoundException(file, Fault.BROKEN, "bad Vorbis headers", e);
        }
        block = new Block(dsp);
        index = new int[info.channels];
        tags = found;
        long granule = OggPackets.lastGranule(data);
        total = granule > 0 ? granule : Long.MAX_VALUE;
    }

    OggTags tags() {
        return tags;
    }

    @Override
    public int rate() {
        return info.rate;
    }

    @Override
    public boolean mono() {
        return info.channels == 1;
    }

    @Override
    boolean decode() throws SoundException {
        byte[] next = packets.next();
        if (next == null || delivered >= total) {
            return false;
        }
        load(next, 3);
        if (block.synthesis(packet) == 0) {
            dsp.synthesis_blockin(block);
        }
        int frames = dsp.synthesis_pcmout(pcm, index);
        if (frames > 0) {
            take(frames);
        }
        return true;
    }

    private void take(int frames) {
        float[] left = pcm[0][0];
        float[] right = pcm[0][info.channels == 1 ? 0 : 1];
        int leftAt = index[0];
        int rightAt = index[info.channels == 1 ? 0 : 1];
        float[] out = packet(frames);
        for (int i = 0; i < frames; i++) {
            out[2 * i] = left[leftAt + i];
            out[2 * i + 1] = right[rightAt + i];
        }
        dsp.synthesis_read(frames);
        int kept = (int) Math.min(frames, total - delivered);
        delivered += kept;
        filled(0, kept);
    }

    private void load(byte[] from, int number) {
        packet.packet_base = from;
        packet.packet = 0;
        packet.bytes = from.length;
        packet.b_o_s = number == 0 ? 1 : 0;
        packet.e_o_s = 0;
        packet.granulepos = -1;
        packet.packetno = number;
    }
}
