package org.vivarium.assets.image;

/**
 * The run-length coding of BMP images of 4 and 8 bits: runs, literal stretches, jumps, ends of row
 * and of bitmap.
 */
final class BmpRuns {
    private static final int END_OF_ROW = 0;
    private static final int END_OF_BITMAP = 1;
    private static final int JUMP = 2;

    private final byte[] bytes;
    private final BmpHeader header;
    private final byte[] indices;
    private int at;
    private int x;
    private int row;

    BmpRuns(byte[] bytes, BmpHeader header, byte[] indices) {
        this.bytes = bytes;
        this.header = header;
        this.indices = indices;
        this.at = header.pixels();
    }

    /** Fills the indices, and says what is missing; empty when nothing is. */
    String decode() {
        while (at + 1 < bytes.length && row < header.height()) {
            int count = bytes[at++] & 0xFF;
            int code = bytes[at++] & 0xFF;
            if (count > 0) {
                run(count, code);
            } else if (code == END_OF_ROW) {
                x = 0;
                row++;
            } else if (code == END_OF_BITMAP) {
                return "";
            } else if (code == JUMP) {
                if (at + 1 >= bytes.length) {
                    break;
                }
                x += bytes[at++] & 0xFF;
                row += bytes[at++] & 0xFF;
            } else {
                literal(code);
            }
        }
        return row >= header.height()
                ? ""
                : header.height() - row + " rows of the BMP image are missing";
    }

    private void run(int count, int code) {
        for (int i = 0; i < count; i++) {
            put(header.depth() == 8 ? code : nibble(code, i));
        }
    }

    /** Literal pixels are padded to whole 16-bit words. */
    private void literal(int count) {
        int size = (count * header.depth() + 15) / 16 * 2;
        int end = Math.min(bytes.length, at + size);
        for (int i = 0; i < count; i++) {
            int source = at + i * header.depth() / 8;
            if (source >= end) {
                break;
            }
            int value = bytes[source] & 0xFF;
            put(header.depth() == 8 ? value : nibble(value, i));
        }
        at = end;
    }

    private static int nibble(int value, int i) {
        return (i & 1) == 0 ? value >> 4 : value & 15;
    }

    private void put(int index) {
        if (x < header.width() && row < header.height()) {
            int y = header.topDown() ? row : header.height() - 1 - row;
            indices[y * header.width() + x] = (byte) index;
        }
        x++;
    }
}
