package org.vivarium.engine.map;

/** What can be wrong with a map or its chipset; play goes on with a stand-in. */
public enum MapFault {
    MISSING_MAP("can't be read; a blank map stands in for it"),
    IMPOSSIBLE_SIZE("has an impossible size"),
    SHORT_TILES("has fewer tiles than its size needs"),
    MISSING_CHIPSET("names a chipset that doesn't exist"),
    EVENT_OUTSIDE("has an event outside of it"),
    IMPOSSIBLE_GRAPHIC("has an event page with an impossible graphic"),
    IMPOSSIBLE_PAGE("has an event page with an impossible number"),
    START_OUTSIDE("doesn't hold the place the hero was put on");

    private final String text;

    MapFault(String text) {
        this.text = text;
    }

    /** The fault as the end of a sentence about the map. */
    public String text() {
        return text;
    }
}
