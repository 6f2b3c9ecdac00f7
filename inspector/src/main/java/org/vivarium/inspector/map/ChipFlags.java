package org.vivarium.inspector.map;

import java.util.Arrays;
import org.vivarium.assets.chipset.AutotileVariants;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.chipset.TileBlock;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Chipset;

/** What a chipset says of its chips: where one may walk, and on what (spec map-scene 4.1, 4.5). */
final class ChipFlags {
    static final int DOWN = 0x01;
    static final int LEFT = 0x02;
    static final int RIGHT = 0x04;
    static final int UP = 0x08;
    static final int ALL = DOWN | LEFT | RIGHT | UP;
    static final int ABOVE = 0x10;
    static final int WALL = 0x20;
    static final int COUNTER = 0x40;

    private final byte[] lower;
    private final byte[] upper;
    private final LcfArray terrain;

    private ChipFlags(byte[] lower, byte[] upper, LcfArray terrain) {
        this.lower = lower;
        this.upper = upper;
        this.terrain = terrain;
    }

    /** Those of a chipset; one may walk everywhere when there is none. */
    static ChipFlags of(Chipset chipset) {
        LcfArray none = LcfArray.EMPTY;
        byte[] upper =
                flags(
                        chipset == null ? none : chipset.passableDataUpper(),
                        ChipsetGeometry.UPPER_CHIPS);
        if (chipset == null || chipset.passableDataUpper().isEmpty()) {
            upper[0] = ALL | ABOVE;
        }
        return new ChipFlags(
                flags(
                        chipset == null ? none : chipset.passableDataLower(),
                        ChipsetGeometry.LOWER_CHIPS),
                upper,
                chipset == null ? none : chipset.terrainData());
    }

    private static byte[] flags(LcfArray given, int chips) {
        byte[] flags = new byte[chips];
        Arrays.fill(flags, (byte) ALL);
        for (int i = 0; i < Math.min(chips, given.size()); i++) {
            flags[i] = (byte) given.get(i);
        }
        return flags;
    }

    /** The flags of a lower tile; everything may be done on an id that draws nothing. */
    int lower(int tile) {
        int chip = ChipsetGeometry.chipIndex(tile);
        return chip < 0 || tile >= TileBlock.UPPER.first() ? ALL : lower[chip] & 0xFF;
    }

    int upper(int tile) {
        int chip = ChipsetGeometry.chipIndex(tile);
        return chip < 0 || tile < TileBlock.UPPER.first() ? ALL | ABOVE : upper[chip] & 0xFF;
    }

    int terrain(int lowerTile) {
        int chip = Math.max(0, ChipsetGeometry.chipIndex(lowerTile));
        return chip < terrain.size() ? terrain.get(chip) : 1;
    }

    /** The edges of a cell a walker may cross (spec map-scene 4.2, 4.3). */
    int edges(int lowerTile, int upperTile) {
        int over = upper(upperTile);
        if ((over & ABOVE) == 0) {
            return over & ALL;
        }
        int under = lower(lowerTile);
        boolean foot =
                TileBlock.of(lowerTile) == TileBlock.TERRAIN
                        && (under & WALL) != 0
                        && AutotileVariants.hasUpperEdge(
                                (lowerTile - TileBlock.TERRAIN.first()) % 50);
        return over & (foot ? ALL : under) & ALL;
    }
}
