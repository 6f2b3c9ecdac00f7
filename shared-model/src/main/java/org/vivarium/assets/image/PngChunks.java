package org.vivarium.assets.image;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The chunks of a PNG file that carry pixels. Everything else is dropped before the decoder sees
 * it: gamma, profiles and tRNS must not change a colour, checksums are not held against a file, and
 * a text chunk cannot be a bomb (spec assets-and-audio 6.1, 13.2).
 */
final class PngChunks {
    private static final int SIGNATURE = 8;
    private static final int IHDR_LENGTH = 13;

    private PngChunks() {}

    /** The header's fields. */
    record Header(int width, int height, int depth, int colourType) {
        int bitsPerPixel() {
            int samples =
                    switch (colourType) {
                        case 2 -> 3;
                        case 4 -> 2;
                        case 6 -> 4;
                        default -> 1;
                    };
            return samples * depth;
        }
    }

    static Header header(byte[] bytes, String file) throws ImageException {
        if (bytes.length < SIGNATURE + 8 + IHDR_LENGTH || !type(bytes, SIGNATURE).equals("IHDR")) {
            throw new ImageException(file, "the PNG image ends inside its header");
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        return new Header(buffer.getInt(16), buffer.getInt(20), bytes[24], bytes[25]);
    }

    /**
     * The file reduced to IHDR, PLTE and IDAT with right checksums and an end. A chunk that runs
     * past the end of the file is cut there: its rows so far can still be shown.
     */
    static byte[] essential(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length + 32);
        out.write(bytes, 0, SIGNATURE);
        int at = SIGNATURE;
        boolean palette = false;
        boolean data = false;
        while (at + 8 <= bytes.length) {
            int length = ByteBuffer.wrap(bytes).getInt(at);
            String type = type(bytes, at);
            if (length < 0 || type.equals("IEND")) {
                break;
            }
            int from = at + 8;
            int to = (int) Math.min((long) from + length, bytes.length);
            if (type.equals("IHDR") && at == SIGNATURE) {
                write(out, type, bytes, from, from + IHDR_LENGTH);
            } else if (type.equals("PLTE") && !palette && !data) {
                palette = true;
                write(out, type, bytes, from, from + Math.min(to - from, 768) / 3 * 3);
            } else if (type.equals("IDAT")) {
                data = true;
                write(out, type, bytes, from, to);
            }
            at = (int) Math.min((long) to + 4, bytes.length);
        }
        write(out, "IEND", bytes, 0, 0);
        return out.toByteArray();
    }

    private static String type(byte[] bytes, int at) {
        return new String(bytes, at + 4, 4, StandardCharsets.ISO_8859_1);
    }

    private static void write(
            ByteArrayOutputStream out, String type, byte[] bytes, int from, int to) {
        byte[] body = Arrays.copyOfRange(bytes, from, to);
        byte[] name = type.getBytes(StandardCharsets.ISO_8859_1);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(body);
        out.writeBytes(ByteBuffer.allocate(4).putInt(body.length).array());
        out.writeBytes(name);
        out.writeBytes(body);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    }
}
