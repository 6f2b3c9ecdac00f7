package org.vivarium.inspector.map;

import java.util.EnumSet;
import java.util.Set;
import org.vivarium.inspector.Texts;

/** What can be shown of a map, each on or off. */
enum MapLayer {
    LOWER,
    UPPER,
    EVENTS,
    TELEPORTS,
    AREAS,
    PASSABILITY,
    TERRAIN,
    CHIPSET_USE,
    GRID;

    /** What a map shows that nobody has set up. */
    static Set<MapLayer> standard() {
        return EnumSet.of(LOWER, UPPER, EVENTS, TELEPORTS, AREAS);
    }

    String title() {
        return Texts.of("map.layer." + name());
    }

    /** A colour over each tile: only one of them can be looked at. */
    boolean isTint() {
        return this == PASSABILITY || this == TERRAIN || this == CHIPSET_USE;
    }
}
