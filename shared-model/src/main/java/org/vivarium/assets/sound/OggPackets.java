package org.vivarium.assets.sound;

import org.gagravarr.ogg.OggPacket;
import org.gagravarr.ogg.OggPacketReader;
import org.vivarium.assets.sound.SoundException.Fault;

import java.io.ByteArrayInputStream;
import java.io.IOException;

/** The packets of the first stream in an Ogg file; other streams are passed over. */
final class OggPackets {

    private static final int GRANULE = 6;
    private static final int LONGEST_PAGE = 65_307;

    private final String file;
    private final OggPacketReader reader;
    private int stream = -1;

    OggPackets(String file, byte[] data) {
        this.file = file;
        this.reader = new OggPacketReader(new ByteArrayInputStream(data));
    }

    /** The next packet, null at the end. */
    OggPacket next() throws SoundException {
        try {
            OggPacket packet =
                    stream < 0 ? reader.getNextPacket() : reader.getNextPacketWithSid(stream);
            if (packet != null) {
                stream = packet.getSid();
            }
            return packet;
        } catch (IOException | RuntimeException e) {
            throw new SoundException(file, Fault.BROKEN, "bad Ogg page: " + e.getMessage(), e);
        }
    }

    /** A packet that has to be there. */
    OggPacket header() throws SoundException {
        OggPacket packet = next();
        if (packet == null) {
            throw new SoundException(file, Fault.BROKEN, "Ogg headers are cut short");
        }
        return packet;
    }

    /**
     * The position the last page states, which is the number of frames up to its end; at least 0.
     */
    static long lastGranule(byte[] data) {
        int end = data.length;
        for (int at = end - 4; at >= 0 && end - at < 4 * LONGEST_PAGE; at--) {
            if (Bytes.tagAt(data, at, "OggS") && Bytes.s64le(data, at + GRANULE) >= 0) {
                return Bytes.s64le(data, at + GRANULE);
            }
        }
        return 0;
    }
}
