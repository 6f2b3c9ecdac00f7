package org.vivarium.assets.sound;

import io.github.jaredmdobson.concentus.OpusApplication;
import io.github.jaredmdobson.concentus.OpusEncoder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import org.gagravarr.ogg.OggFile;
import org.gagravarr.ogg.OggPacket;
import org.gagravarr.ogg.OggPacketReader;
import org.gagravarr.ogg.OggPacketWriter;
import org.gagravarr.opus.OpusAudioData;
import org.gagravarr.opus.OpusFile;
import org.gagravarr.opus.OpusInfo;
import org.gagravarr.opus.OpusTags;
import org.gagravarr.vorbis.VorbisComments;

/** Makes Ogg files for tests. */
final class OggFiles {

    private static final int PRE_SKIP = 312;

    private OggFiles() {}

    /** Encodes mono samples of 48 kHz, a whole number of 960s. */
    static byte[] opus(float[] samples, String... tags) throws Exception {
        OpusInfo info = new OpusInfo();
        info.setNumChannels(1);
        info.setSampleRate(48_000);
        info.setPreSkip(PRE_SKIP);
        OpusTags comments = new OpusTags();
        for (String tag : tags) {
            comments.addComment(
                    tag.substring(0, tag.indexOf('=')), tag.substring(tag.indexOf('=') + 1));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OpusEncoder encoder = new OpusEncoder(48_000, 1, OpusApplication.OPUS_APPLICATION_AUDIO);
        encoder.setBitrate(96_000);
        try (OpusFile file = new OpusFile(out, info, comments)) {
            short[] frame = new short[960];
            byte[] packet = new byte[4000];
            for (int at = 0; at + 960 <= samples.length; at += 960) {
                for (int i = 0; i < 960; i++) {
                    frame[i] = (short) Math.round(samples[at + i] * 32767);
                }
                int length = encoder.encode(frame, 0, 960, packet, 0, packet.length);
                OpusAudioData data = new OpusAudioData(Arrays.copyOf(packet, length));
                data.setGranulePosition(at + 960);
                file.writeAudioData(data);
            }
        }
        return out.toByteArray();
    }

    /** The same Vorbis file with other comments. */
    static byte[] retagged(byte[] vorbis, String... tags) throws Exception {
        OggPacketReader reader = new OggPacketReader(new ByteArrayInputStream(vorbis));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OggPacketWriter writer = new OggFile(out).getPacketWriter();
        OggPacket packet = reader.getNextPacket();
        for (int i = 0; packet != null; i++, packet = reader.getNextPacket()) {
            if (i == 1) {
                VorbisComments comments = new VorbisComments();
                comments.setVendor("test");
                for (String tag : tags) {
                    int equals = tag.indexOf('=');
                    comments.addComment(tag.substring(0, equals), tag.substring(equals + 1));
                }
                writer.bufferPacket(comments.write(), i < 1);
            } else {
                writer.setGranulePosition(packet.getGranulePosition());
                writer.bufferPacket(new OggPacket(packet.getData()), i == 0);
            }
        }
        writer.close();
        return out.toByteArray();
    }
}
