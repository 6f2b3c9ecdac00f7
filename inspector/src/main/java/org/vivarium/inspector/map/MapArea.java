package org.vivarium.inspector.map;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.model.Address;
import org.vivarium.model.Encounter;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.Rect;
import org.vivarium.model.refs.RowAddress;

/**
 * A part of a map with encounters of its own (spec map-scene 5.12).
 *
 * @param right column after the last
 * @param bottom row after the last
 * @param troops who is met there
 */
record MapArea(
        int id,
        String name,
        Address address,
        int left,
        int top,
        int right,
        int bottom,
        List<Integer> troops) {

    static MapArea of(GameFiles game, MapInfo info) {
        Rect rect = info.areaRect();
        int id = info.data().id();
        return new MapArea(
                id,
                info.name().strip(),
                RowAddress.of(Addresses.mapTree(game), MapTree.MAPS, id),
                rect.l(),
                rect.t(),
                rect.r(),
                rect.b(),
                troops(info));
    }

    /** Who is met anywhere on a map or in an area. */
    static List<Integer> troops(MapInfo info) {
        var troops = new ArrayList<Integer>();
        for (Encounter encounter : info.encounters()) {
            troops.add(encounter.troopId());
        }
        return List.copyOf(troops);
    }

    boolean contains(int x, int y) {
        return x >= left && x < right && y >= top && y < bottom;
    }
}
