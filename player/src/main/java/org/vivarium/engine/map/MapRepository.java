package org.vivarium.engine.map;

import org.vivarium.engine.Game;
import org.vivarium.model.Chipset;
import org.vivarium.telemetry.Domain;

import java.io.IOException;

/** Maps and chipsets of an opened game, resolved for play. */
final class MapRepository implements MapSource {
    private final Game game;
    private MapData last;
    private ChipTables lastChips;

    MapRepository(Game game) {
        this.game = game;
    }

    @Override
    public MapData map(int id) {
        if (last == null || last.id() != id) {
            last = read(id);
        }
        return last;
    }

    private MapData read(int id) {
        try {
            return new MapDataReader(id, (fault, event, value) -> warn(id, fault, event, value))
                    .read(game.maps.open(id));
        } catch (IOException e) {
            game.warnings.add(
                    Domain.MAP, place(id, 0), e.getMessage() + "; a blank map stands in for it");
            return MapData.blank(id);
        }
    }

    void warn(int map, MapFault fault, int event, int value) {
        game.warnings.add(Domain.MAP, place(map, event), fault.text() + " (" + value + ")");
    }

    private static String place(int map, int event) {
        return event == 0 ? "map " + map : "map " + map + ", event " + event;
    }

    @Override
    public ChipTables chips(int id) {
        if (lastChips == null || lastChips.id() != id) {
            Chipset chipset = game.database.chipsets().get(id);
            if (chipset == null) {
                return null;
            }
            lastChips = ChipTables.of(id, chipset);
        }
        return lastChips;
    }

    @Override
    public void expect(int map) {
        map(map);
    }
}
