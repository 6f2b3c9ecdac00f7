package org.vivarium.engine.map;

import org.vivarium.assets.chipset.ChipFlags;
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

    private static final int PADDED_LOWER = BLOCK_E + 256;
    private static final int PADDED_UPPER = 256;
    private static final byte[] NO_FLAGS = {};
    private static final short[] NO_TERRAIN = {};

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
                chipset.passableDataLower().toBytes(),
                chipset.passableDataUpper().toBytes(),
                chipset.terrainData().toShorts());
    }

    /** Tables from a chipset's arrays, each of which may be empty or short. */
    private static ChipTables of(
            int id,
            String image,
            int animationType,
            int animationSpeed,
            byte[] lower,
            byte[] upper,
            short[] terrain) {
        return new ChipTables(
                id,
                image,
                animationType,
                animationSpeed,
                ChipFlags.lower(lower, PADDED_LOWER),
                ChipFlags.upper(upper, PADDED_UPPER),
                ChipFlags.terrain(terrain, PADDED_LOWER));
    }

    /** Tables without a picture, from arrays that may be missing (null) or short. */
    static ChipTables of(byte[] lower, byte[] upper, short[] terrain) {
        return of(
                0,
                "",
                0,
                0,
                lower == null ? NO_FLAGS : lower,
                upper == null ? NO_FLAGS : upper,
                terrain == null ? NO_TERRAIN : terrain);
    }

    /** A chipset on which everything may be walked: the stand-in for one that doesn't exist. */
    static ChipTables open(int id) {
        return of(id, "", 0, 0, NO_FLAGS, NO_FLAGS, NO_TERRAIN);
    }
}
