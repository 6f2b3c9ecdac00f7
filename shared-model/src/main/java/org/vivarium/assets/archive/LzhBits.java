package org.vivarium.assets.archive;

/** Bits of a byte range, the highest first; past its end come zeros. */
final class LzhBits {
    private final byte[] bytes;
    private final int end;
    private int at;
    private int held;
    private int heldCount;
    private int borrowed;

    LzhBits(byte[] bytes, int from, int to) {
        this.bytes = bytes;
        this.at = from;
        this.end = to;
    }

    int read(int count) {
        while (heldCount < count) {
            int next = 0;
            if (at < end) {
                next = bytes[at++] & 0xFF;
            } else {
                borrowed++;
            }
            held = held << 8 | next;
            heldCount += 8;
        }
        heldCount -= count;
        return held >>> heldCount & (1 << count) - 1;
    }

    /** Whether bits were read that the range does not hold. */
    boolean isPastEnd() {
        return borrowed * 8 > heldCount;
    }
}
