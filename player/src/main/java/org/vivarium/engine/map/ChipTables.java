package org.vivarium.engine.map;

import java.util.Arrays;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Chipset;

/**
 * What a chipset says about its chips, resolved to plain arrays (spec map-scene 4.1, 4.5). The
 * tables are longer than the chips they hold, so that a damaged substitution can't leave them.
 */
public final class ChipTables {
    /** Chips of the lower table: 18 autotile and animated ones, then 144 of block E. */
    public static final int LOWER = 162;

    public static final int UPPER = 144;

    /** Chips in front of block E in the lower table. */
    static final int BLOCK_E = 18;

    static final int DOWN = 0x01;
    static final int LEFT = 0x02;
    static final int RIGHT = 0x04;
    static final int UP = 0x08;
    static final int ALL_EDGES = 0x0F;
    static final int ABOVE = 0x10;
    static final int WALL = 0x20;
    static final int COUNTER = 0x40;

    private static final int PADDED_LOWER = BLOCK_E + 256;
    private static final int PADDED_UPPER = 256;
    private static final int DEFAULT_TERRAIN = 1;

    /** Passability flags of the lower chips. */
    final byte[] lower;

    final byte[] upper;

    /** Terrain ids of the lower chips. */
    final short[] terrain;

    private final int id;

    private final String image;
    private final int animationType;
    private final int animationSpeed;

    private ChipTables(
            int id,
            String image,
            int animationType,
            int animationSpeed,
            byte[] lower,
            byte[] upper,
            short[] terrain) {
        this.id = id;
        this.image = image;
        this.animationType = animationType;
        this.animationSpeed = animationSpeed;
        this.lower = lower;
        this.upper = upper;
        this.terrain = terrain;
    }

    /** Row of the database's chipset table. */
    public int id() {
        return id;
    }

    /** File name of the chipset's picture. */
    public String image() {
        return image;
    }

    /** How the water moves: 0 forth and back, else round. */
    public int animationType() {
        return animationType;
    }

    /** 0 slow, else fast. */
    public int animationSpeed() {
        return animationSpeed;
    }

    public static ChipTables of(int id, Chipset chipset) {
        return of(
                id,
                chipset.chipsetName(),
                chipset.animationType(),
                chipset.animationSpeed(),
                bytes(chipset.passableDataLower()),
                bytes(chipset.passableDataUpper()),
                chipset.terrainData().isEmpty() ? null : chipset.terrainData().toShorts());
    }

    private static byte[] bytes(LcfArray array) {
        return array.isEmpty() ? null : array.toBytes();
    }

    /**
     * Tables from a chipset's arrays, each of which may be missing (null) or short.
     *
     * @param terrain terrain id by lower chip; missing: terrain 1 everywhere
     */
    private static ChipTables of(
            int id,
            String image,
            int animationType,
            int animationSpeed,
            byte[] lower,
            byte[] upper,
            short[] terrain) {
        byte[] lowerFlags = new byte[PADDED_LOWER];
        byte[] upperFlags = new byte[PADDED_UPPER];
        Arrays.fill(lowerFlags, (byte) ALL_EDGES);
        Arrays.fill(upperFlags, (byte) ALL_EDGES);
        if (lower != null) {
            System.arraycopy(lower, 0, lowerFlags, 0, Math.min(lower.length, LOWER));
        }
        if (upper == null) {
            upperFlags[0] = ALL_EDGES | ABOVE;
        } else {
            System.arraycopy(upper, 0, upperFlags, 0, Math.min(upper.length, UPPER));
        }
        short[] terrains = new short[PADDED_LOWER];
        Arrays.fill(terrains, (short) DEFAULT_TERRAIN);
        if (terrain != null) {
            System.arraycopy(terrain, 0, terrains, 0, Math.min(terrain.length, LOWER));
        }
        return new ChipTables(
                id, image, animationType, animationSpeed, lowerFlags, upperFlags, terrains);
    }

    /** Tables without a picture, from arrays that may be missing (null) or short. */
    static ChipTables of(byte[] lower, byte[] upper, short[] terrain) {
        return of(0, "", 0, 0, lower, upper, terrain);
    }

    /** A chipset on which everything may be walked: the stand-in for one that doesn't exist. */
    static ChipTables open(int id) {
        return of(id, "", 0, 0, null, null, null);
    }
}
