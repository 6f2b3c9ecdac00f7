package org.vivarium.engine.save.lsd;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PictureState;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.TableBuilder;
import org.vivarium.model.Save;
import org.vivarium.model.SaveCommonEvent;
import org.vivarium.model.SaveEasyRpgData;
import org.vivarium.model.SavePanorama;
import org.vivarium.model.SavePartyLocation;
import org.vivarium.model.SaveTitle;

/**
 * Writes the game state as a save of the original runtime: every chunk it needs, in order (spec
 * menus-and-saves 20, 22). Chunks and fields of the save the game was loaded from that this engine
 * has no use for are carried along.
 */
public final class SaveWriter {
    private static final int UTF_8 = 65_001;
    private static final Field[] FACE_NAMES = {
        SaveTitle.FACE1_NAME, SaveTitle.FACE2_NAME, SaveTitle.FACE3_NAME, SaveTitle.FACE4_NAME
    };
    private static final Field[] FACE_IDS = {
        SaveTitle.FACE1_ID, SaveTitle.FACE2_ID, SaveTitle.FACE3_ID, SaveTitle.FACE4_ID
    };
    private static final Field[] VEHICLES = {
        Save.BOAT_LOCATION, Save.SHIP_LOCATION, Save.AIRSHIP_LOCATION
    };

    private final Engine engine;
    private final Game game;
    private final GameState state;
    private final InterpreterChunk interpreters;
    private final MapChunk map;
    private final ActorChunk actors;

    public SaveWriter(Engine engine) {
        this.engine = engine;
        this.game = engine.game;
        this.state = engine.state;
        interpreters = new InterpreterChunk(game.profile.is2003(), new CommandBytes(game));
        map = new MapChunk(interpreters);
        actors = new ActorChunk(game.database);
    }

    /**
     * The bytes of a save.
     *
     * @param timestamp days since 1899-12-30, local time
     */
    public byte[] write(double timestamp) {
        try {
            return write(timestamp, game.charset);
        } catch (IllegalArgumentException e) {
            return write(timestamp, StandardCharsets.UTF_8);
        }
    }

    /**
     * @throws IllegalArgumentException when a text doesn't exist in the charset
     */
    private byte[] write(double timestamp, Charset charset) {
        org.vivarium.lcf.Engine kind = game.database.data().file().engine();
        DocumentBuilder document = new DocumentBuilder(FileKind.SAVE, kind, charset);
        RowBuilder root = document.root();
        Row before = loadedSave();
        carryOver(root, before);
        writeTitle(root.struct(Save.TITLE), timestamp);
        SystemChunk.write(root.struct(Save.SYSTEM), state);
        ScreenChunk.write(root.struct(Save.SCREEN), state);
        writePictures(root.table(Save.PICTURES), before);
        RowBuilder hero = root.struct(Save.PARTY_LOCATION);
        LocationChunk.writeHero(hero, state);
        hero.set(SavePartyLocation.MAP_SAVE_COUNT, engine.map.world.data().saveCount());
        hero.set(SavePartyLocation.DATABASE_SAVE_COUNT, game.system.saveCount());
        for (int v = 0; v < VEHICLES.length; v++) {
            LocationChunk.writeVehicle(root.struct(VEHICLES[v]), state.vehicles[v], v + 1);
        }
        writeActors(root.table(Save.ACTORS), before);
        InventoryChunk.write(root.struct(Save.INVENTORY), state.party);
        TargetChunk.write(root.table(Save.TARGETS), state.targets);
        map.write(
                root.struct(Save.MAP_INFO),
                state.map,
                engine.map.tree.encounterSteps(state.map.id),
                engine.map.world.data().chipset(),
                before == null ? null : before.struct(Save.MAP_INFO));
        root.struct(Save.PANORAMA)
                .set(SavePanorama.PAN_X, state.map.panorama.panX)
                .set(SavePanorama.PAN_Y, state.map.panorama.panY);
        interpreters.write(root.struct(Save.FOREGROUND_EVENT_EXECSTATE), state.foreground);
        TableBuilder common = root.table(Save.COMMON_EVENTS);
        for (int i = 0; i < state.common.size(); i++) {
            interpreters.write(
                    common.add().struct(SaveCommonEvent.PARALLEL_EVENT_EXECSTATE),
                    state.common.get(i));
        }
        if (charset == StandardCharsets.UTF_8 && charset != game.charset) {
            root.struct(Save.EASYRPG_DATA).set(SaveEasyRpgData.CODEPAGE, UTF_8);
        }
        if (PanelChunk.any(state.pictures)) {
            writePanels(root.struct(Save.EASYRPG_DATA).table(SaveEasyRpgData.WINDOWS));
        }
        return document.toBytes();
    }

    private void writePanels(TableBuilder windows) {
        for (int i = 0; i < state.pictures.size(); i++) {
            PictureState p = state.pictures.get(i);
            if (p.panel.shown) {
                PanelChunk.write(windows.add(i + 1), p.panel);
            }
        }
    }

    /** The save the game was loaded from, or null. */
    private Row loadedSave() {
        byte[] bytes = state.loadedSave;
        if (bytes.length == 0) {
            return null;
        }
        try {
            org.vivarium.lcf.Engine kind = game.database.data().file().engine();
            return LcfFile.of(bytes, "the loaded save", kind, game.charset).root();
        } catch (LcfException e) {
            return null;
        }
    }

    /** Takes along what the loaded save has beside the fields this engine fills in. */
    private static void carryOver(RowBuilder root, Row before) {
        if (before == null) {
            return;
        }
        root.copy(before);
        for (Field field :
                new Field[] {
                    Save.SYSTEM,
                    Save.SCREEN,
                    Save.PARTY_LOCATION,
                    Save.BOAT_LOCATION,
                    Save.SHIP_LOCATION,
                    Save.AIRSHIP_LOCATION,
                    Save.INVENTORY,
                    Save.MAP_INFO,
                    Save.PANORAMA
                }) {
            root.struct(field).copy(before.struct(field));
        }
    }

    private void writeTitle(RowBuilder row, double timestamp) {
        row.set(SaveTitle.TIMESTAMP, timestamp);
        ActorState leader = engine.party.member(0);
        row.set(SaveTitle.HERO_NAME, leader == null ? "" : leader.name);
        row.set(SaveTitle.HERO_LEVEL, leader == null ? 0 : leader.level);
        row.set(SaveTitle.HERO_HP, leader == null ? 0 : leader.hp);
        for (int i = 0; i < FACE_NAMES.length; i++) {
            ActorState member = engine.party.member(i);
            row.set(FACE_NAMES[i], member == null ? "" : member.face);
            row.set(FACE_IDS[i], member == null ? 0 : member.faceIndex);
        }
    }

    /** All slots the engine has, the unused ones too: the original wants them. */
    private void writePictures(TableBuilder rows, Row before) {
        Table old = before == null ? null : before.table(Save.PICTURES);
        PictureState unused = new PictureState();
        unused.transparentColour = false;
        boolean patched = game.profile.has(Patch.MANIAC);
        int slots = Math.max(pictureSlots(), state.pictures.size());
        for (int i = 0; i < slots; i++) {
            RowBuilder row = rows.add();
            Row oldRow = old == null ? null : old.byId(i + 1);
            if (oldRow != null) {
                row.copy(oldRow);
            }
            if (i < state.pictures.size()) {
                PictureChunk.write(row, state.pictures.get(i), patched);
            } else if (oldRow == null) {
                PictureChunk.write(row, unused, patched);
            }
        }
    }

    private int pictureSlots() {
        EngineVersion version = game.profile.version();
        if (version.isEnglish()) {
            return 1000;
        }
        if (version.isUpdated()) {
            return 50;
        }
        return version.is2003() ? 40 : 20;
    }

    private void writeActors(TableBuilder rows, Row before) {
        Table old = before == null ? null : before.table(Save.ACTORS);
        for (int id = 1; id <= state.actors.size(); id++) {
            RowBuilder row = rows.add(id);
            Row oldRow = old == null ? null : old.byId(id);
            if (oldRow != null) {
                row.copy(oldRow);
            }
            actors.write(row, state.actor(id));
        }
    }
}
