package org.vivarium.assets.archive;

import java.io.IOException;
import java.util.Arrays;

/**
 * The methods of LZH archives that games use: stored ({@code -lh0-}) and Huffman-coded matches in a
 * sliding window ({@code -lh4-} to {@code -lh7-}, which differ in the window's size alone).
 */
final class LzhDecoder {
    private static final int LITERALS = 256;
    private static final int MIN_MATCH = 3;
    private static final int CODES = LITERALS + 254;
    private static final int LENGTH_CODES = 19;

    private final LzhBits bits;
    private final byte[] out;
    private final int positionCodes;
    private final int positionBits;

    private LzhDecoder(LzhBits bits, byte[] out, int windowBits) {
        this.bits = bits;
        this.out = out;
        this.positionCodes = windowBits + 1;
        this.positionBits = windowBits > 14 ? 5 : 4;
    }

    static byte[] decode(byte[] archive, LzhEntry entry) throws IOException {
        int from = entry.offset();
        int to = from + entry.packedSize();
        if (entry.method().equals("-lh0-") || entry.method().equals("-lz4-")) {
            return Arrays.copyOfRange(archive, from, to);
        }
        int windowBits =
                switch (entry.method()) {
                    case "-lh4-" -> 12;
                    case "-lh5-" -> 13;
                    case "-lh6-" -> 15;
                    case "-lh7-" -> 16;
                    default ->
                            throw new IOException(
                                    "LZH method " + entry.method() + " is not supported");
                };
        if (entry.size() > (long) entry.packedSize() * 8 * 256) {
            throw new IOException("the LZH entry is broken: it claims " + entry.size() + " bytes");
        }
        byte[] out = new byte[(int) entry.size()];
        new LzhDecoder(new LzhBits(archive, from, to), out, windowBits).run();
        return out;
    }

    private void run() throws IOException {
        int at = 0;
        while (at < out.length) {
            int blockCodes = bits.read(16);
            if (blockCodes == 0 && bits.isPastEnd()) {
                throw new IOException("the LZH entry ends too early");
            }
            LzhHuffman lengths = LzhHuffman.of(lengthTable(LENGTH_CODES, 5, 3));
            LzhHuffman codes = LzhHuffman.of(codeTable(lengths));
            LzhHuffman positions = LzhHuffman.of(lengthTable(positionCodes, positionBits, -1));
            for (int i = blockCodes == 0 ? 65_536 : blockCodes; i > 0 && at < out.length; i--) {
                int code = codes.next(bits);
                if (code < LITERALS) {
                    out[at++] = (byte) code;
                } else {
                    at = copy(at, code - LITERALS + MIN_MATCH, distance(positions));
                }
                if (bits.isPastEnd()) {
                    throw new IOException("the LZH entry ends too early");
                }
            }
        }
    }

    private int distance(LzhHuffman positions) throws IOException {
        int width = positions.next(bits);
        if (width >= positionCodes) {
            throw new IOException("the LZH entry is broken: a distance of " + width + " bits");
        }
        return width <= 1 ? width + 1 : (1 << width - 1) + bits.read(width - 1) + 1;
    }

    /** Repeats earlier output; what lies before the beginning is blank, as in a fresh window. */
    private int copy(int at, int length, int distance) {
        int end = Math.min(at + length, out.length);
        for (int i = at; i < end; i++) {
            out[i] = i < distance ? (byte) ' ' : out[i - distance];
        }
        return end;
    }

    /**
     * Reads a table of code lengths, 3 bits each and unary beyond 6; after entry {@code skipAfter}
     * a number of zeros follows. A table of no codes has one code, of no bits.
     */
    private int[] lengthTable(int size, int countBits, int skipAfter) throws IOException {
        int count = bits.read(countBits);
        if (count == 0) {
            return new int[] {-1, bits.read(countBits)};
        }
        int[] lengths = new int[Math.max(size, count)];
        int i = 0;
        while (i < count) {
            int length = bits.read(3);
            if (length == 7) {
                while (bits.read(1) == 1) {
                    if (++length > 16) {
                        throw new IOException(
                                "the LZH entry is broken: a code of " + length + " bits");
                    }
                }
            }
            lengths[i++] = length;
            if (i == skipAfter) {
                i = Math.min(i + bits.read(2), lengths.length);
            }
        }
        return lengths;
    }

    /** Reads the code lengths of literals and matches, themselves coded with runs of zeros. */
    private int[] codeTable(LzhHuffman coded) throws IOException {
        int count = bits.read(9);
        if (count == 0) {
            return new int[] {-1, bits.read(9)};
        }
        int[] lengths = new int[CODES];
        int i = 0;
        while (i < Math.min(count, CODES)) {
            int code = coded.next(bits);
            if (code > LENGTH_CODES - 1) {
                throw new IOException("the LZH entry is broken: a code of " + (code - 2) + " bits");
            }
            if (code > 2) {
                lengths[i++] = code - 2;
            } else {
                i += code == 0 ? 1 : code == 1 ? bits.read(4) + 3 : bits.read(9) + 20;
            }
        }
        return lengths;
    }
}
