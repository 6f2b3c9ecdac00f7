package org.vivarium.assets.sound;

import java.io.ByteArrayOutputStream;
import org.vivarium.assets.sound.SoundException.Fault;

/**
 * The packets of the first stream in an Ogg file. Pages of other streams and junk between pages are
 * passed over; a packet cut short by the end of the file is dropped.
 */
final class OggPackets {

    /** Offsets in a page's header. */
    private static final int GRANULE = 6;

    private static final int SERIAL = 14;
    private static final int SEGMENT_COUNT = 26;
    private static final int SEGMENTS = 27;
    private static final int LONGEST_PAGE = 65_307;

    private final String file;
    private final byte[] data;
    private final int stream;

    /** The page being read: its header, its next segment and that segment's bytes. */
    private int page;

    private int segment;
    private int content;

    OggPackets(String file, byte[] data) {
        this.file = file;
        this.data = data;
        this.stream = Bytes.s32le(data, SERIAL);
        enter(0);
    }

    /** The next packet, null at the end. */
    byte[] next() {
        ByteArrayOutputStream packet = new ByteArrayOutputStream();
        while (page >= 0) {
            while (segment < Bytes.u8(data, page + SEGMENT_COUNT)) {
                int length = Bytes.u8(data, page + SEGMENTS + segment);
                if (content + length > data.length) {
                    page = -1;
                    return null;
                }
                packet.write(data, content, length);
                content += length;
                segment++;
                if (length < 255) {
                    return packet.toByteArray();
                }
            }
            enter(content);
        }
        return null;
    }

    /** A packet that has to be there. */
    byte[] header() throws SoundException {
        byte[] packet = next();
        if (packet == null) {
            throw new SoundException(file, Fault.BROKEN, "Ogg headers are cut short");
        }
        return packet;
    }

    /** Goes to the stream's first page at or after an offset. */
    private void enter(int from) {
        page = Bytes.find(data, from, data.length, "OggS");
        while (page >= 0 && Bytes.s32le(data, page + SERIAL) != stream) {
            page = Bytes.find(data, page + 4, data.length, "OggS");
        }
        segment = 0;
        content = page + SEGMENTS + Bytes.u8(data, page + SEGMENT_COUNT);
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
