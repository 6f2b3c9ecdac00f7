package org.vivarium.assets.chipset;

import java.util.Arrays;

/**
 * What a chipset says of its chips, and what holds for those it doesn't speak of (spec map-scene
 * 4.1, 4.5).
 */
public final class ChipFlags {
    public static final int DOWN = 0x01;
    public static final int LEFT = 0x02;
    public static final int RIGHT = 0x04;
    public static final int UP = 0x08;
    public static final int ALL_EDGES = DOWN | LEFT | RIGHT | UP;
    public static final int ABOVE = 0x10;
    public static final int WALL = 0x20;
    public static final int COUNTER = 0x40;

    private static final short DEFAULT_TERRAIN = 1;

    private ChipFlags() {}

    /**
     * Flags of the lower chips; chips without any can be walked on from everywhere.
     *
     * @param given the chipset's array, which may be empty, short or long
     * @param length of the result, at least {@link ChipsetGeometry#LOWER_CHIPS}
     */
    public static byte[] lower(byte[] given, int length) {
        return flags(given, ChipsetGeometry.LOWER_CHIPS, length);
    }

    /** Flags of the upper chips; where a chipset has none at all, the first, empty one is above. */
    public static byte[] upper(byte[] given, int length) {
        byte[] flags = flags(given, ChipsetGeometry.UPPER_CHIPS, length);
        if (given.length == 0) {
            flags[0] = ALL_EDGES | ABOVE;
        }
        return flags;
    }

    private static byte[] flags(byte[] given, int chips, int length) {
        byte[] flags = new byte[length];
        Arrays.fill(flags, (byte) ALL_EDGES);
        System.arraycopy(given, 0, flags, 0, Math.min(given.length, chips));
        return flags;
    }

    /** Terrain ids of the lower chips; terrain 1 for chips without any. */
    public static short[] terrain(short[] given, int length) {
        short[] terrain = new short[length];
        Arrays.fill(terrain, DEFAULT_TERRAIN);
        int known = Math.min(given.length, ChipsetGeometry.LOWER_CHIPS);
        System.arraycopy(given, 0, terrain, 0, known);
        return terrain;
    }
}
