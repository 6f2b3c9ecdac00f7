package org.vivarium.engine.map.draw;

/** The tiles of a map as drawing sees them: substitution is applied, coordinates are on the map. */
public interface TileField {
    int width();

    int height();

    boolean loopsX();

    boolean loopsY();

    /** Tile id of the lower layer. */
    int lowerTile(int x, int y);

    /** Tile id of the upper layer. */
    int upperTile(int x, int y);

    /** The lower tile is drawn above the hero: its chip has the star or the wall flag. */
    boolean lowerIsAbove(int tile);

    /** The upper tile is drawn above the hero: its chip has the star flag. */
    boolean upperIsAbove(int tile);

    /** Another number for every map loaded. */
    int mapIdentity();

    /** Another number for every chipset taken over: its flags decide what is drawn above. */
    int chipsetIdentity();

    /** Grows with every change of a tile: substitution or a cell written. */
    int tileRevision();
}
