package org.vivarium.lcf;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the string array of the Maniac patch: texts with their lengths, and gaps of empty ones
 * (spec lcf-format 6.6).
 */
public final class StringArray {
    /** More string variables than any game has: bounds the list that a single gap could demand. */
    private static final int MOST = 1 << 16;

    private static final long GAP_BASE = 1L << 35;
    private static final long MAX_LENGTH = 0xFFFFFFFFL;

    private StringArray() {}

    public static List<LcfString> read(Row row, Field field) {
        long place = row.locate(field);
        if (place < 0) {
            return List.of();
        }
        byte[] data = row.file().data();
        int position = (int) (place >>> 32);
        int end = position + (int) place;
        List<LcfString> texts = new ArrayList<>();
        while (position < end && texts.size() < MOST) {
            long wide = 0;
            int b;
            do {
                b = data[position++];
                wide = wide << 7 | b & 0x7F;
            } while (b < 0 && position < end);
            if (wide > MAX_LENGTH) {
                for (long gap = Math.min(GAP_BASE - wide, MOST - texts.size()); gap > 0; gap--) {
                    texts.add(LcfString.EMPTY);
                }
            } else {
                int length = (int) Math.min(wide, end - position);
                texts.add(LcfString.of(data, position, length));
                position += length;
            }
        }
        return texts;
    }
}
