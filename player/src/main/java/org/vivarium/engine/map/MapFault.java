package org.vivarium.engine.map;

/** What can be wrong with a map or its chipset; play goes on with a stand-in. */
public enum MapFault {
    IMPOSSIBLE_SIZE("a side of %d tiles is impossible, %d stands in for it"),
    SHORT_TILES("a layer has %d tiles instead of %d, blank ones stand in for the rest"),
    MISSING_CHIPSET("chipset %d doesn't exist, the tiles keep the rules of the one before"),
    EVENT_OUTSIDE("stands on %d,%d, which is outside of the map, and stays there"),
    IMPOSSIBLE_FIGURE("a page shows figure %d of a charset, figure %d stands in for it"),
    IMPOSSIBLE_TILE("a page shows tile %d of the upper chips, tile %d stands in for it"),
    IMPOSSIBLE_DIRECTION("a page looks in direction %d, direction %d stands in for it"),
    IMPOSSIBLE_PATTERN("a page shows pattern %d, pattern %d stands in for it"),
    IMPOSSIBLE_MOVE_TYPE("a page moves in way %d, way %d stands in for it"),
    IMPOSSIBLE_FREQUENCY("a page moves at frequency %d, frequency %d stands in for it"),
    IMPOSSIBLE_SPEED("a page moves at speed %d, speed %d stands in for it"),
    IMPOSSIBLE_TRIGGER("a page has trigger %d, trigger %d stands in for it"),
    IMPOSSIBLE_LAYER("a page stands on layer %d, layer %d stands in for it"),
    IMPOSSIBLE_ANIMATION("a page is animated in way %d, way %d stands in for it"),
    START_OUTSIDE("the hero was put on %d,%d, which is outside of the map, and stays there");

    private final String sentence;

    MapFault(String sentence) {
        this.sentence = sentence;
    }

    /**
     * The fault as a sentence about the map or the event.
     *
     * @param found the number that is wrong
     * @param other the one that stands in for it, or that belongs to it
     */
    public String sentence(int found, int other) {
        return sentence.formatted(found, other);
    }
}
