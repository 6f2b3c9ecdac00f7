package org.vivarium.engine.map;

import java.io.IOException;
import org.vivarium.engine.Game;
import org.vivarium.engine.MapFiles;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.ProgramCache;
import org.vivarium.engine.gfx.BitmapBank;
import org.vivarium.model.Chipset;
import org.vivarium.model.MapUnit;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.FrameRecorder;

/**
 * Maps and chipsets of an opened game, resolved for play. What was made ready ahead is handed to
 * the caches of pictures and programs when its map is taken.
 */
final class MapRepository implements MapSource, MapFiles {
    private final Game game;
    private final BitmapBank bitmaps;
    private final MapAhead ahead;
    private ProgramCache programs;
    private MapPreparation preparation;
    private MapData last;
    private ChipTables lastChips;
    private boolean readsAhead = true;

    MapRepository(Game game, BitmapBank bitmaps, FrameRecorder recorder) {
        this.game = game;
        this.bitmaps = bitmaps;
        ahead = new MapAhead(id -> preparation.prepare(read(id)), recorder);
    }

    /** The cache of compiled lists; set once, as it takes its lists from here. */
    void serve(ProgramCache cache) {
        programs = cache;
        preparation = new MapPreparation(game, cache);
    }

    /** Off: maps are read and their pictures decoded in the frame that needs them. */
    void setReadsAhead(boolean on) {
        readsAhead = on;
    }

    @Override
    public MapData map(int id) {
        if (last == null || last.id() != id) {
            PreparedMap ready = ahead.take(id);
            last = ready == null ? read(id) : take(ready);
        }
        return last;
    }

    private MapData take(PreparedMap map) {
        if (map.chips() != null) {
            lastChips = map.chips();
        }
        for (PreparedMap.Picture picture : map.pictures()) {
            bitmaps.adopt(picture.kind(), picture.name(), picture.bitmap());
        }
        for (Program program : map.programs()) {
            programs.adopt(program);
        }
        return map.data();
    }

    /** The file behind the map in use; another one is opened anew. */
    @Override
    public MapUnit open(int id) throws IOException {
        return last != null && last.id() == id && last.file() != null
                ? last.file()
                : game.maps.open(id);
    }

    private MapData read(int id) {
        try {
            return new MapDataReader(
                            id,
                            (fault, event, found, other) -> warn(id, fault, event, found, other))
                    .read(game.maps.open(id));
        } catch (IOException e) {
            game.warnings.add(
                    Domain.MAP, place(id, 0), e.getMessage() + "; a blank map stands in for it");
            return MapData.blank(id);
        }
    }

    void warn(int map, MapFault fault, int event, int found, int other) {
        game.warnings.add(Domain.MAP, place(map, event), fault.sentence(found, other));
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

    /** Makes a map and its pictures ready before the first frame. */
    void prepare(int map) {
        expect(map);
        ahead.await();
    }

    @Override
    public void expect(int map) {
        if (readsAhead && (last == null || last.id() != map)) {
            ahead.expect(map);
        }
    }
}
