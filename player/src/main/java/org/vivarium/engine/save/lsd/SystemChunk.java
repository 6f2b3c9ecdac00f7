package org.vivarium.engine.save.lsd;

import org.vivarium.engine.audio.MusicSettings;
import org.vivarium.engine.audio.MusicState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MessageState;
import org.vivarium.engine.state.MusicSlotState;
import org.vivarium.engine.state.SoundState;
import org.vivarium.engine.state.SystemState;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Music;
import org.vivarium.model.SaveSystem;
import org.vivarium.model.Sound;

/** Switches, variables, settings and music in a save. */
final class SystemChunk {
    private static final int FILE_SCENE = 5;
    private static final Field[] MUSIC = {
        SaveSystem.BATTLE_MUSIC,
        SaveSystem.BATTLE_END_MUSIC,
        SaveSystem.INN_MUSIC,
        SaveSystem.BOAT_MUSIC,
        SaveSystem.SHIP_MUSIC,
        SaveSystem.AIRSHIP_MUSIC,
        SaveSystem.GAMEOVER_MUSIC
    };
    private static final Field[] SOUNDS = {
        SaveSystem.CURSOR_SE,
        SaveSystem.DECISION_SE,
        SaveSystem.CANCEL_SE,
        SaveSystem.BUZZER_SE,
        SaveSystem.BATTLE_SE,
        SaveSystem.ESCAPE_SE,
        SaveSystem.ENEMY_ATTACK_SE,
        SaveSystem.ENEMY_DAMAGED_SE,
        SaveSystem.ACTOR_DAMAGED_SE,
        SaveSystem.DODGE_SE,
        SaveSystem.ENEMY_DEATH_SE,
        SaveSystem.ITEM_SE
    };
    private static final Field[] TRANSITIONS = {
        SaveSystem.TRANSITION_OUT,
        SaveSystem.TRANSITION_IN,
        SaveSystem.BATTLE_START_FADEOUT,
        SaveSystem.BATTLE_START_FADEIN,
        SaveSystem.BATTLE_END_FADEOUT,
        SaveSystem.BATTLE_END_FADEIN
    };

    private SystemChunk() {}

    static void write(RowBuilder row, GameState state) {
        SystemState system = state.system;
        row.set(SaveSystem.SCENE, FILE_SCENE);
        row.set(SaveSystem.FRAME_COUNT, system.frameCount);
        row.set(SaveSystem.GRAPHICS_NAME, system.systemGraphic);
        row.set(SaveSystem.MESSAGE_STRETCH, Math.max(0, system.wallpaperTiled));
        row.set(SaveSystem.FONT_ID, Math.max(0, system.font));
        row.set(SaveSystem.SWITCHES, switches(state));
        row.set(SaveSystem.VARIABLES, variables(state));
        writeMessage(row, state.message);
        row.struct(SaveSystem.TITLE_MUSIC).set(Music.NAME, "");
        for (int i = 0; i < MUSIC.length; i++) {
            writeMusic(row.struct(MUSIC[i]), system.music[i]);
        }
        writeMusic(row.struct(SaveSystem.CURRENT_MUSIC), state.music.current);
        writeMusic(row.struct(SaveSystem.BEFORE_VEHICLE_MUSIC), state.music.beforeVehicle);
        writeMusic(row.struct(SaveSystem.BEFORE_BATTLE_MUSIC), state.music.beforeBattle);
        writeMusic(row.struct(SaveSystem.STORED_MUSIC), state.music.memorised);
        row.set(SaveSystem.MUSIC_STOPPING, state.music.stopping);
        for (int i = 0; i < SOUNDS.length; i++) {
            writeSound(row.struct(SOUNDS[i]), system.sounds[i]);
        }
        for (int i = 0; i < TRANSITIONS.length; i++) {
            row.set(TRANSITIONS[i], system.transitions[i]);
        }
        row.set(SaveSystem.TELEPORT_ALLOWED, state.map.teleportAllowed);
        row.set(SaveSystem.ESCAPE_ALLOWED, state.map.escapeAllowed);
        row.set(SaveSystem.SAVE_ALLOWED, state.map.saveAllowed);
        row.set(SaveSystem.MENU_ALLOWED, system.menuAllowed);
        row.set(SaveSystem.SAVE_COUNT, system.saveCount);
        row.set(SaveSystem.SAVE_SLOT, system.lastSlot);
        row.set(SaveSystem.ATB_MODE, system.atbWait ? 1 : 0);
    }

    /** As far as the last one that is on. */
    private static int[] switches(GameState state) {
        int count = state.switches.count();
        while (count > 0 && !state.switches.get(count)) {
            count--;
        }
        int[] values = new int[count];
        for (int id = 1; id <= count; id++) {
            values[id - 1] = state.switches.get(id) ? 1 : 0;
        }
        return values;
    }

    /** As far as the last one that isn't 0. */
    private static int[] variables(GameState state) {
        int count = state.variables.count();
        while (count > 0 && state.variables.get(count) == 0) {
            count--;
        }
        int[] values = new int[count];
        for (int id = 1; id <= count; id++) {
            values[id - 1] = state.variables.get(id);
        }
        return values;
    }

    private static void writeMessage(RowBuilder row, MessageState message) {
        row.set(SaveSystem.MESSAGE_TRANSPARENT, message.transparentBox ? 1 : 0);
        row.set(SaveSystem.MESSAGE_POSITION, message.position);
        row.set(SaveSystem.MESSAGE_PREVENT_OVERLAP, message.fixedPosition ? 0 : 1);
        row.set(SaveSystem.MESSAGE_CONTINUE_EVENTS, message.continueEvents ? 1 : 0);
        row.set(SaveSystem.FACE_NAME, message.face);
        row.set(SaveSystem.FACE_ID, message.faceIndex);
        row.set(SaveSystem.FACE_RIGHT, message.faceRight);
        row.set(SaveSystem.FACE_FLIP, message.faceFlipped);
    }

    private static void writeMusic(RowBuilder row, MusicSlotState slot) {
        row.set(Music.NAME, slot.replaced ? slot.name : "");
        if (slot.replaced) {
            row.set(Music.FADEIN, slot.fadeIn).set(Music.VOLUME, slot.volume);
            row.set(Music.TEMPO, slot.tempo).set(Music.BALANCE, slot.balance);
        }
    }

    private static void writeMusic(RowBuilder row, MusicSettings music) {
        row.set(Music.NAME, music.name).set(Music.FADEIN, music.fadeInMs);
        row.set(Music.VOLUME, music.volume).set(Music.TEMPO, music.tempo);
        row.set(Music.BALANCE, music.balance);
    }

    private static void writeSound(RowBuilder row, SoundState slot) {
        row.set(Sound.NAME, slot.replaced ? slot.name : "");
        if (slot.replaced) {
            row.set(Sound.VOLUME, slot.volume).set(Sound.TEMPO, slot.tempo);
            row.set(Sound.BALANCE, slot.balance);
        }
    }

    static void read(Row row, GameState state) {
        SystemState system = state.system;
        system.frameCount = row.getInt(SaveSystem.FRAME_COUNT);
        system.systemGraphic = row.getString(SaveSystem.GRAPHICS_NAME);
        boolean graphic = !system.systemGraphic.isEmpty();
        system.wallpaperTiled = graphic ? row.getInt(SaveSystem.MESSAGE_STRETCH) : -1;
        system.font = graphic ? row.getInt(SaveSystem.FONT_ID) : -1;
        LcfArray switches = row.getArray(SaveSystem.SWITCHES);
        for (int i = 0; i < switches.size(); i++) {
            state.switches.set(i + 1, switches.get(i) != 0);
        }
        LcfArray variables = row.getArray(SaveSystem.VARIABLES);
        for (int i = 0; i < variables.size(); i++) {
            state.variables.set(i + 1, variables.get(i));
        }
        readMessage(row, state.message);
        for (int i = 0; i < MUSIC.length; i++) {
            readMusic(row.struct(MUSIC[i]), system.music[i]);
        }
        MusicState music = state.music;
        readMusic(row.struct(SaveSystem.CURRENT_MUSIC), music.current);
        music.stopping = row.getBool(SaveSystem.MUSIC_STOPPING);
        readMusic(row.struct(SaveSystem.BEFORE_VEHICLE_MUSIC), music.beforeVehicle);
        readMusic(row.struct(SaveSystem.BEFORE_BATTLE_MUSIC), music.beforeBattle);
        readMusic(row.struct(SaveSystem.STORED_MUSIC), music.memorised);
        for (int i = 0; i < SOUNDS.length; i++) {
            readSound(row.struct(SOUNDS[i]), system.sounds[i]);
        }
        for (int i = 0; i < TRANSITIONS.length; i++) {
            system.transitions[i] = row.getInt(TRANSITIONS[i]);
        }
        state.map.teleportAllowed = row.getBool(SaveSystem.TELEPORT_ALLOWED);
        state.map.escapeAllowed = row.getBool(SaveSystem.ESCAPE_ALLOWED);
        state.map.saveAllowed = row.getBool(SaveSystem.SAVE_ALLOWED);
        system.menuAllowed = row.getBool(SaveSystem.MENU_ALLOWED);
        system.saveCount = row.getInt(SaveSystem.SAVE_COUNT);
        system.lastSlot = row.getInt(SaveSystem.SAVE_SLOT);
        system.atbWait = row.getInt(SaveSystem.ATB_MODE) == 1;
    }

    private static void readMessage(Row row, MessageState message) {
        message.transparentBox = row.getInt(SaveSystem.MESSAGE_TRANSPARENT) != 0;
        message.position = Math.clamp(row.getInt(SaveSystem.MESSAGE_POSITION), 0, 2);
        message.fixedPosition = row.getInt(SaveSystem.MESSAGE_PREVENT_OVERLAP) == 0;
        message.continueEvents = row.getInt(SaveSystem.MESSAGE_CONTINUE_EVENTS) != 0;
        message.face = row.getString(SaveSystem.FACE_NAME);
        message.faceIndex = row.getInt(SaveSystem.FACE_ID);
        message.faceRight = row.getBool(SaveSystem.FACE_RIGHT);
        message.faceFlipped = row.getBool(SaveSystem.FACE_FLIP);
    }

    private static void readMusic(Row row, MusicSlotState slot) {
        slot.name = row.getString(Music.NAME);
        slot.replaced = !slot.name.isEmpty();
        slot.fadeIn = row.getInt(Music.FADEIN);
        slot.volume = row.getInt(Music.VOLUME);
        slot.tempo = row.getInt(Music.TEMPO);
        slot.balance = row.getInt(Music.BALANCE);
    }

    private static void readMusic(Row row, MusicSettings music) {
        music.set(
                row.getString(Music.NAME),
                row.getInt(Music.FADEIN),
                row.getInt(Music.VOLUME),
                row.getInt(Music.TEMPO),
                row.getInt(Music.BALANCE));
    }

    private static void readSound(Row row, SoundState slot) {
        slot.name = row.getString(Sound.NAME);
        slot.replaced = !slot.name.isEmpty();
        slot.volume = row.getInt(Sound.VOLUME);
        slot.tempo = row.getInt(Sound.TEMPO);
        slot.balance = row.getInt(Sound.BALANCE);
    }
}
