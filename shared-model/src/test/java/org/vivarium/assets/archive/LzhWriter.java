package org.vivarium.assets.archive;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Writes LZH archives for tests: level 2 headers, and the simplest code tables the method allows.
 */
final class LzhWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int held;
    private int count;

    private LzhWriter() {}

    /** A header with its packed bytes; folder parts end with byte FF. */
    static byte[] entry(String folder, String name, String method, byte[] packed, int size) {
        ByteArrayOutputStream extended = new ByteArrayOutputStream();
        byte[] nameBytes = name.getBytes(StandardCharsets.ISO_8859_1);
        byte[] folderBytes = folder.getBytes(StandardCharsets.ISO_8859_1);
        int next = folderBytes.length == 0 ? 0 : folderBytes.length + 3;
        extended.write(1);
        extended.writeBytes(nameBytes);
        extended.write(next);
        extended.write(0);
        if (next != 0) {
            extended.write(2);
            extended.writeBytes(folderBytes);
            extended.write(0);
            extended.write(0);
        }
        int length = 26 + extended.size();
        ByteBuffer header =
                ByteBuffer.allocate(length + packed.length).order(ByteOrder.LITTLE_ENDIAN);
        header.putShort((short) length)
                .put(method.getBytes(StandardCharsets.US_ASCII))
                .putInt(packed.length)
                .putInt(size);
        header.putInt(0).put((byte) 0x20).put((byte) 2).putShort((short) 0).put((byte) 'U');
        header.putShort((short) (nameBytes.length + 3));
        return header.put(extended.toByteArray()).put(packed).array();
    }

    /** Every byte as a literal of eight bits. */
    static byte[] literals(byte[] content) {
        LzhWriter bits = new LzhWriter();
        bits.put(content.length, 16);
        bits.put(0, 5).put(10, 5);
        bits.put(256, 9);
        bits.put(0, 4).put(0, 4);
        for (byte b : content) {
            bits.put(b & 0xFF, 8);
        }
        return bits.finish();
    }

    /** Some literals, then one match that repeats the byte before; codes of nine bits. */
    static byte[] repeated(byte value, int literals, int length) {
        LzhWriter bits = new LzhWriter();
        bits.put(literals + 1, 16);
        bits.put(0, 5).put(11, 5);
        bits.put(510, 9);
        bits.put(0, 4).put(0, 4);
        for (int i = 0; i < literals; i++) {
            bits.put(value & 0xFF, 9);
        }
        bits.put(256 + length - 3, 9);
        return bits.finish();
    }

    private LzhWriter put(int value, int width) {
        for (int bit = width - 1; bit >= 0; bit--) {
            held = held << 1 | value >> bit & 1;
            if (++count == 8) {
                out.write(held);
                held = 0;
                count = 0;
            }
        }
        return this;
    }

    private byte[] finish() {
        while (count != 0) {
            put(0, 1);
        }
        return out.toByteArray();
    }
}
