package org.vivarium.assets.image;

import java.util.Arrays;

/** Numbers the colours of a picture in the order they appear, up to 256 of them. */
final class ColourCount {
    private static final int SLOTS = 1024;

    private final int[] slots = new int[SLOTS];
    private final short[] numbers = new short[SLOTS];
    private final int[] palette = new int[256];
    private int count;

    ColourCount() {
        Arrays.fill(numbers, (short) -1);
    }

    /** The number of a 24-bit colour, or -1 when it would be the 257th. */
    int index(int rgb) {
        int slot = (rgb * 0x9E3779B1) >>> 22;
        while (numbers[slot] >= 0) {
            if (slots[slot] == rgb) {
                return numbers[slot];
            }
            slot = slot + 1 & SLOTS - 1;
        }
        if (count == palette.length) {
            return -1;
        }
        slots[slot] = rgb;
        numbers[slot] = (short) count;
        palette[count] = rgb;
        return count++;
    }

    int[] palette() {
        return Arrays.copyOf(palette, count);
    }
}
