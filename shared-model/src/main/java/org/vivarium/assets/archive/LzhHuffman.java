package org.vivarium.assets.archive;

import java.io.IOException;

/** A canonical Huffman code: shorter codes first, symbols of one length in order. */
final class LzhHuffman {
    private static final int MAX_LENGTH = 16;

    private final int[] counts = new int[MAX_LENGTH + 1];
    private final int[] symbols;
    private final int only;

    private LzhHuffman(int only) {
        this.only = only;
        this.symbols = new int[0];
    }

    private LzhHuffman(int[] lengths) {
        only = -1;
        symbols = new int[lengths.length];
        for (int length : lengths) {
            if (length > 0) {
                counts[length]++;
            }
        }
        int[] next = new int[MAX_LENGTH + 2];
        for (int length = 1; length <= MAX_LENGTH; length++) {
            next[length + 1] = next[length] + counts[length];
        }
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            if (lengths[symbol] > 0) {
                symbols[next[lengths[symbol]]++] = symbol;
            }
        }
    }

    /**
     * @param lengths the length of each symbol's code, 0 for none; or -1 and the only symbol there
     *     is
     */
    static LzhHuffman of(int[] lengths) {
        return lengths[0] < 0 ? new LzhHuffman(lengths[1]) : new LzhHuffman(lengths);
    }

    int next(LzhBits bits) throws IOException {
        if (only >= 0) {
            return only;
        }
        int code = 0;
        int first = 0;
        int index = 0;
        for (int length = 1; length <= MAX_LENGTH; length++) {
            code = code << 1 | bits.read(1);
            if (code - first < counts[length]) {
                return symbols[index + code - first];
            }
            index += counts[length];
            first = first + counts[length] << 1;
        }
        throw new IOException("the LZH entry is broken: no such code");
    }
}
