package org.vivarium.engine.map;

/** Where maps and chipsets come from. What is asked for always comes, if need be as a stand-in. */
public interface MapSource {
    /** The map with this id. */
    MapData map(int id);

    /** The tables of a chipset, or null when the database has none with this id. */
    ChipTables chips(int id);

    /** The map will be wanted soon. */
    void expect(int map);
}
