package org.vivarium.engine.event;

/** What commands change about the map as a whole. */
public interface MapChanges {

    /** Another chipset; 0 is the map's own. */
    void changeChipset(int chipset);

    /** The hero's graphic is that of the party's leader again. */
    void dressHero();

    /** Reserves a transfer at the end of the frame. */
    void transfer(int map, int x, int y, int facing, boolean fromForeground);

    /** Prepares the move of a vehicle to another map with the party aboard. */
    void quickTransfer(int map, int x, int y);

    /** Takes an event off the map until the map is entered again (EasyRPG). */
    void destroyEvent(int id);

    /** The map tree's encounter steps of the present map. */
    int encounterSteps();
}
