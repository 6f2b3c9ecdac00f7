package org.vivarium.engine.save.lsd;

import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.NewGame;
import org.vivarium.engine.state.GameState;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Save;
import org.vivarium.model.SaveActor;
import org.vivarium.model.SaveCommonEvent;
import org.vivarium.model.SaveEasyRpgData;
import org.vivarium.model.SavePanorama;
import org.vivarium.model.SavePartyLocation;
import org.vivarium.model.SavePicture;

/**
 * Puts the game state where a save left it (spec menus-and-saves 21): a new game first, and over it
 * everything the save says.
 */
public final class SaveReader {
    private final Engine engine;
    private final Game game;
    private final GameState state;
    private final InterpreterChunk interpreters;
    private final MapChunk map;
    private final ActorChunk actors;

    public SaveReader(Engine engine) {
        this.engine = engine;
        this.game = engine.game;
        this.state = engine.state;
        interpreters = new InterpreterChunk(game.profile.is2003(), new CommandBytes(game));
        map = new MapChunk(interpreters);
        actors = new ActorChunk(game.database);
    }

    /**
     * Reads the whole save; the map is yet to be loaded.
     *
     * @return how often the editor had saved the map when the game was saved
     */
    public int read(LcfFile file) {
        state.forgetGame();
        NewGame.prepare(game, state, 0, 0, 0);
        Row root = file.root();
        SystemChunk.read(root.struct(Save.SYSTEM), state);
        readActors(root.table(Save.ACTORS));
        InventoryChunk.read(root.struct(Save.INVENTORY), state, game.database.items().size());
        ScreenChunk.read(root.struct(Save.SCREEN), state);
        readPictures(root.table(Save.PICTURES));
        readPanels(
                root.table(Save.PICTURES),
                root.struct(Save.EASYRPG_DATA).table(SaveEasyRpgData.WINDOWS));
        TargetChunk.read(root.table(Save.TARGETS), state.targets);
        Row hero = root.struct(Save.PARTY_LOCATION);
        LocationChunk.readHero(hero, state);
        LocationChunk.readVehicle(root.struct(Save.BOAT_LOCATION), state.vehicles[0]);
        LocationChunk.readVehicle(root.struct(Save.SHIP_LOCATION), state.vehicles[1]);
        LocationChunk.readVehicle(root.struct(Save.AIRSHIP_LOCATION), state.vehicles[2]);
        boolean keepsChipset = game.profile.version() == EngineVersion.RPG_2003_ENGLISH;
        map.read(root.struct(Save.MAP_INFO), state.map, keepsChipset);
        Row panorama = root.struct(Save.PANORAMA);
        state.map.panorama.panX = panorama.getInt(SavePanorama.PAN_X);
        state.map.panorama.panY = panorama.getInt(SavePanorama.PAN_Y);
        state.map.panorama.placed = true;
        interpreters.read(root.struct(Save.FOREGROUND_EVENT_EXECSTATE), state.foreground);
        if (hero.getInt(SavePartyLocation.DATABASE_SAVE_COUNT) == game.system.saveCount()) {
            readCommonEvents(root.table(Save.COMMON_EVENTS));
        }
        state.loadedSave = file.data().clone();
        return hero.getInt(SavePartyLocation.MAP_SAVE_COUNT);
    }

    private void readActors(Table rows) {
        boolean is2003 = game.profile.is2003();
        for (int i = 0; i < Math.min(rows.size(), state.actors.size()); i++) {
            var actor = state.actors.get(i);
            Row row = rows.row(i);
            boolean of2003 = is2003 && row.has(SaveActor.BATTLE_COMMANDS);
            actors.read(row, actor, engine.party.levels.maxLevel(actor), of2003);
            engine.party.stats.clampPoints(actor);
        }
    }

    /** Slots behind the last picture stay away. */
    private void readPictures(Table rows) {
        int used = 0;
        for (int i = 0; i < rows.size(); i++) {
            boolean named = rows.row(i).getText(SavePicture.NAME).length() > 0;
            if (named || PanelChunk.isPanel(rows.row(i))) {
                used = i + 1;
            }
        }
        state.pictures.resize(used);
        boolean patched = game.profile.has(Patch.MANIAC);
        for (int i = 0; i < used; i++) {
            PictureChunk.read(rows.row(i), state.pictures.get(i), patched);
        }
    }

    /** Windows of pictures that are files by now stay away. */
    private void readPanels(Table rows, Table windows) {
        for (int i = 0; i < windows.size(); i++) {
            int id = windows.row(i).id();
            if (id >= 1 && id <= state.pictures.size() && PanelChunk.isPanel(rows.row(id - 1))) {
                PanelChunk.read(windows.row(i), state.pictures.get(id - 1).panel);
            }
        }
    }

    private void readCommonEvents(Table rows) {
        for (int i = 0; i < Math.min(rows.size(), state.common.size()); i++) {
            interpreters.read(
                    rows.row(i).struct(SaveCommonEvent.PARALLEL_EVENT_EXECSTATE),
                    state.common.get(i));
        }
    }
}
