package org.vivarium.inspector.map;

import org.vivarium.assets.chipset.AutotileVariants;
import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.chipset.TileBlock;
import org.vivarium.model.Chipset;

/** What the chips of a map's tiles are like: where one may walk, and on what. */
final class Chips {
    private final byte[] lower;
    private final byte[] upper;
    private final short[] terrain;

    private Chips(byte[] lower, byte[] upper, short[] terrain) {
        this.lower = ChipFlags.lower(lower, ChipsetGeometry.LOWER_CHIPS);
        this.upper = ChipFlags.upper(upper, ChipsetGeometry.UPPER_CHIPS);
        this.terrain = ChipFlags.terrain(terrain, ChipsetGeometry.LOWER_CHIPS);
    }

    /** Those of a chipset; one may walk everywhere when there is none. */
    static Chips of(Chipset chipset) {
        return chipset == null
                ? new Chips(new byte[0], new byte[0], new short[0])
                : new Chips(
                        chipset.passableDataLower().toBytes(),
                        chipset.passableDataUpper().toBytes(),
                        chipset.terrainData().toShorts());
    }

    /** The flags of a lower tile; everything may be done on an id that draws nothing. */
    int lower(int tile) {
        int chip = ChipsetGeometry.chipIndex(tile);
        return chip < 0 || tile >= TileBlock.UPPER.first()
                ? ChipFlags.ALL_EDGES
                : lower[chip] & 0xFF;
    }

    int upper(int tile) {
        int chip = ChipsetGeometry.chipIndex(tile);
        return chip < 0 || tile < TileBlock.UPPER.first()
                ? ChipFlags.ALL_EDGES | ChipFlags.ABOVE
                : upper[chip] & 0xFF;
    }

    int terrain(int lowerTile) {
        return terrain[Math.max(0, ChipsetGeometry.chipIndex(lowerTile))];
    }

    /** The edges of a cell a walker may cross (spec map-scene 4.2, 4.3). */
    int edges(int lowerTile, int upperTile) {
        int over = upper(upperTile);
        if ((over & ChipFlags.ABOVE) == 0) {
            return over & ChipFlags.ALL_EDGES;
        }
        int under = lower(lowerTile);
        boolean foot =
                TileBlock.of(lowerTile) == TileBlock.TERRAIN
                        && (under & ChipFlags.WALL) != 0
                        && AutotileVariants.hasUpperEdge(
                                (lowerTile - TileBlock.TERRAIN.first()) % 50);
        return over & (foot ? ChipFlags.ALL_EDGES : under) & ChipFlags.ALL_EDGES;
    }
}
