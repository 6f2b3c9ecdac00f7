package org.vivarium.inspector.differences;

import java.util.Arrays;
import org.vivarium.inspector.Texts;

/**
 * Which bytes of two files differ: everything before and behind them is the same.
 *
 * @param from position of the first byte that differs
 * @param before how many bytes there are in the first file up to the common end
 * @param after how many there are in the second
 */
public record ByteSpan(int from, int before, int after) {

    public static ByteSpan between(byte[] a, byte[] b) {
        int start = Arrays.mismatch(a, b);
        if (start < 0) {
            return new ByteSpan(0, 0, 0);
        }
        int same = 0;
        int most = Math.min(a.length, b.length) - start;
        while (same < most && a[a.length - 1 - same] == b[b.length - 1 - same]) {
            same++;
        }
        return new ByteSpan(start, a.length - same - start, b.length - same - start);
    }

    public boolean isEmpty() {
        return before == 0 && after == 0;
    }

    @Override
    public String toString() {
        return isEmpty()
                ? Texts.of("diff.sameBytes")
                : Texts.of("diff.bytes", before, after, String.format("%X", from));
    }
}
