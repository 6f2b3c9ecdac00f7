package org.vivarium.engine.save.lsd;

import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.MapState;
import org.vivarium.engine.state.PanoramaState;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.TableBuilder;
import org.vivarium.model.SaveMapEvent;
import org.vivarium.model.SaveMapInfo;

/** The map and its events in a save. */
final class MapChunk {
    private static final CharacterChunk EVENT = new CharacterChunk(SaveMapEvent.STRUCT);
    private static final int MAPS_OWN = -1;

    private final InterpreterChunk interpreters;

    MapChunk(InterpreterChunk interpreters) {
        this.interpreters = interpreters;
    }

    /**
     * @param ownSteps the map's own number of steps between encounters
     * @param ownChipset the map's own chipset
     * @param before the map in the save the game was loaded from; null for none
     */
    void write(RowBuilder row, MapState map, int ownSteps, int ownChipset, Row before) {
        row.set(SaveMapInfo.POSITION_X, map.camera.x).set(SaveMapInfo.POSITION_Y, map.camera.y);
        boolean sameSteps = map.encounterSteps == ownSteps;
        row.set(SaveMapInfo.ENCOUNTER_STEPS, sameSteps ? MAPS_OWN : map.encounterSteps);
        row.set(SaveMapInfo.CHIPSET_ID, map.chipset == ownChipset ? 0 : map.chipset);
        TableBuilder events = row.table(SaveMapInfo.EVENTS);
        Table eventsBefore = before == null ? null : before.table(SaveMapInfo.EVENTS);
        for (int i = 0; i < map.events.size(); i++) {
            EventState event = map.events.get(i);
            RowBuilder saved = events.add(event.id);
            Row old = eventsBefore == null ? null : eventsBefore.byId(event.id);
            if (old != null) {
                saved.copy(old);
            }
            writeEvent(saved, event);
        }
        row.setPayload(SaveMapInfo.LOWER_TILES, map.lowerTiles);
        row.setPayload(SaveMapInfo.UPPER_TILES, map.upperTiles);
        writePanorama(row, map.panorama);
    }

    private void writeEvent(RowBuilder row, EventState event) {
        EVENT.write(row, event);
        row.set(SaveMapEvent.WAITING_EXECUTION, event.pendingStart);
        row.set(SaveMapEvent.ORIGINAL_MOVE_ROUTE_INDEX, event.pageRouteIndex);
        row.set(SaveMapEvent.TRIGGERED_BY_DECISION_KEY, event.startedByKey);
        interpreters.write(row.struct(SaveMapEvent.PARALLEL_EVENT_EXECSTATE), event.parallel);
    }

    private static void writePanorama(RowBuilder row, PanoramaState panorama) {
        boolean own = !panorama.overridden;
        row.set(SaveMapInfo.PARALLAX_NAME, own ? "" : panorama.name);
        row.set(SaveMapInfo.PARALLAX_HORZ, !own && panorama.loopX);
        row.set(SaveMapInfo.PARALLAX_VERT, !own && panorama.loopY);
        row.set(SaveMapInfo.PARALLAX_HORZ_AUTO, !own && panorama.autoX);
        row.set(SaveMapInfo.PARALLAX_HORZ_SPEED, own ? 0 : panorama.speedX);
        row.set(SaveMapInfo.PARALLAX_VERT_AUTO, !own && panorama.autoY);
        row.set(SaveMapInfo.PARALLAX_VERT_SPEED, own ? 0 : panorama.speedY);
    }

    /**
     * @param keepsChipset the engine restores a changed chipset; older ones forget it
     */
    void read(Row row, MapState map, boolean keepsChipset) {
        map.camera.x = row.getInt(SaveMapInfo.POSITION_X);
        map.camera.y = row.getInt(SaveMapInfo.POSITION_Y);
        map.encounterSteps = row.getInt(SaveMapInfo.ENCOUNTER_STEPS);
        map.chipset = keepsChipset ? row.getInt(SaveMapInfo.CHIPSET_ID) : 0;
        Table events = row.table(SaveMapInfo.EVENTS);
        map.events.resize(events.size());
        for (int i = 0; i < events.size(); i++) {
            EventState event = map.events.get(i);
            event.id = events.id(i);
            readEvent(events.row(i), event);
        }
        map.lowerTiles = tiles(row.getArray(SaveMapInfo.LOWER_TILES).toBytes());
        map.upperTiles = tiles(row.getArray(SaveMapInfo.UPPER_TILES).toBytes());
        readPanorama(row, map.panorama);
    }

    private static byte[] tiles(byte[] saved) {
        if (saved.length == MapState.SUBSTITUTABLE) {
            return saved;
        }
        byte[] identity = new byte[MapState.SUBSTITUTABLE];
        MapState.resetTiles(identity);
        return identity;
    }

    private void readEvent(Row row, EventState event) {
        EVENT.read(row, event);
        event.pendingStart = row.getBool(SaveMapEvent.WAITING_EXECUTION);
        event.pageRouteIndex = row.getInt(SaveMapEvent.ORIGINAL_MOVE_ROUTE_INDEX);
        event.startedByKey = row.getBool(SaveMapEvent.TRIGGERED_BY_DECISION_KEY);
        interpreters.read(row.struct(SaveMapEvent.PARALLEL_EVENT_EXECSTATE), event.parallel);
    }

    private static void readPanorama(Row row, PanoramaState panorama) {
        panorama.name = row.getString(SaveMapInfo.PARALLAX_NAME);
        panorama.overridden = !panorama.name.isEmpty();
        panorama.loopX = row.getBool(SaveMapInfo.PARALLAX_HORZ);
        panorama.loopY = row.getBool(SaveMapInfo.PARALLAX_VERT);
        panorama.autoX = row.getBool(SaveMapInfo.PARALLAX_HORZ_AUTO);
        panorama.speedX = row.getInt(SaveMapInfo.PARALLAX_HORZ_SPEED);
        panorama.autoY = row.getBool(SaveMapInfo.PARALLAX_VERT_AUTO);
        panorama.speedY = row.getInt(SaveMapInfo.PARALLAX_VERT_SPEED);
    }
}
