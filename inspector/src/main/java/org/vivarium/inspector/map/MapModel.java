package org.vivarium.inspector.map;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.image.Image;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Chipset;
import org.vivarium.model.Database;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;

/** One map as it is drawn: its tiles, its chipset, its events and encounter areas. */
final class MapModel {
    /** Larger maps are cut: no editor makes any. */
    private static final int MOST = 4096;

    final int id;
    final String name;
    final Address address;
    final int width;
    final int height;

    /** Row of the database's chipset table. */
    final int chipsetId;

    final Image chipset;

    /** Null when there is none. */
    final Image panorama;

    final Chips flags;
    final List<MapEvent> events;
    final List<MapArea> areas;
    private final short[] lower;
    private final short[] upper;

    private MapModel(GameFiles game, int id, MapUnit map) {
        this.id = id;
        name = game.mapName(id).strip();
        address = Addresses.map(game, id);
        width = Math.clamp(map.width(), 1, MOST);
        height = Math.clamp(map.height(), 1, MOST);
        chipsetId = map.chipsetId();
        lower = tiles(map.lowerLayer(), 0);
        upper = tiles(map.upperLayer(), 10_000);
        Row row = game.database().root().table(Database.CHIPSETS).reference(chipsetId);
        Chipset chips = row == null ? null : new Chipset(row);
        flags = Chips.of(chips);
        String image = chips == null ? "" : chips.chipsetName();
        chipset = game.assets().image(AssetKind.CHIPSET, image);
        panorama =
                map.parallaxFlag() && !map.parallaxName().isEmpty()
                        ? game.assets().image(AssetKind.PANORAMA, map.parallaxName())
                        : null;
        var placed = new ArrayList<MapEvent>();
        map.events().forEach(placed::add);
        events = List.copyOf(placed);
        areas = areas(game, id);
    }

    /**
     * Reads a map.
     *
     * @throws GameOpenException when its file is missing or no map
     */
    static MapModel of(GameFiles game, int id) throws GameOpenException {
        LcfFile file = game.map(id);
        return new MapModel(game, id, new MapUnit(file.root()));
    }

    private short[] tiles(LcfArray layer, int missing) {
        short[] tiles = new short[width * height];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = (short) (i < layer.size() ? layer.get(i) : missing);
        }
        return tiles;
    }

    private static List<MapArea> areas(GameFiles game, int map) {
        var found = new ArrayList<MapArea>();
        for (MapInfo info : new MapTree(game.mapTree().root()).maps()) {
            if (info.type() == MapTree.MapType.AREA && info.parentMap() == map) {
                found.add(MapArea.of(game, info));
            }
        }
        return List.copyOf(found);
    }

    boolean contains(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height;
    }

    int lower(int x, int y) {
        return lower[y * width + x];
    }

    int upper(int x, int y) {
        return upper[y * width + x];
    }

    /** The events on a tile. */
    List<MapEvent> eventsAt(int x, int y) {
        return events.stream().filter(event -> event.x() == x && event.y() == y).toList();
    }

    /** The event with that id, or null. */
    MapEvent event(int number) {
        for (MapEvent event : events) {
            if (event.data().id() == number) {
                return event;
            }
        }
        return null;
    }
}
