package org.vivarium.engine.save.lsd;

import java.util.Arrays;
import org.vivarium.engine.state.ActorState;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Actor;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.SaveActor;

/** One actor in a save. Names and looks that are the database's are left out. */
final class ActorChunk {
    /** A name or title that nobody changed. */
    private static final String UNCHANGED = "\u0001";

    private static final int NEVER = -1;
    private static final int COMMANDS = 7;
    private static final int TRANSLUCENT = 3;

    private final Database database;

    ActorChunk(Database database) {
        this.database = database;
    }

    void write(RowBuilder row, ActorState a) {
        Actor own = database.actors().get(a.id);
        row.set(SaveActor.NAME, a.name.equals(own.name()) ? UNCHANGED : a.name);
        row.set(SaveActor.TITLE, a.title.equals(own.title()) ? UNCHANGED : a.title);
        boolean dressed = changedLooks(a, own);
        row.set(SaveActor.SPRITE_NAME, dressed ? a.charset : "");
        row.set(SaveActor.SPRITE_ID, dressed ? a.charsetIndex : 0);
        row.set(SaveActor.TRANSPARENCY, dressed && a.translucent ? TRANSLUCENT : 0);
        boolean faced = !a.face.equals(own.faceName()) || a.faceIndex != own.faceIndex();
        row.set(SaveActor.FACE_NAME, faced ? a.face : "");
        row.set(SaveActor.FACE_ID, faced ? a.faceIndex : 0);
        row.set(SaveActor.LEVEL, a.level).set(SaveActor.EXP, a.experience);
        row.set(SaveActor.HP_MOD, a.hpModifier).set(SaveActor.SP_MOD, a.spModifier);
        row.set(SaveActor.ATTACK_MOD, a.attackModifier);
        row.set(SaveActor.DEFENSE_MOD, a.defenseModifier);
        row.set(SaveActor.SPIRIT_MOD, a.spiritModifier);
        row.set(SaveActor.AGILITY_MOD, a.agilityModifier);
        row.set(SaveActor.SKILLS, a.skills).set(SaveActor.EQUIPPED, a.equipment);
        row.set(SaveActor.CURRENT_HP, a.hp).set(SaveActor.CURRENT_SP, a.sp);
        row.set(SaveActor.STATUS, afflicted(a) ? a.states : new int[0]);
        row.set(SaveActor.BATTLE_COMMANDS, commands(a));
        row.set(SaveActor.CHANGED_BATTLE_COMMANDS, a.battleCommandsChanged);
        row.set(SaveActor.CLASS_ID, a.classChanged ? a.classId : NEVER);
        row.set(SaveActor.ROW, a.row);
        row.set(SaveActor.TWO_WEAPON, a.twoWeapons);
        row.set(SaveActor.LOCK_EQUIPMENT, a.lockedEquipment);
        row.set(SaveActor.AUTO_BATTLE, a.autoBattle);
        row.set(SaveActor.SUPER_GUARD, a.superGuard);
        row.set(
                SaveActor.BATTLER_ANIMATION,
                a.battlerAnimation == own.battlerAnimation() ? 0 : a.battlerAnimation);
    }

    private static boolean changedLooks(ActorState a, Actor own) {
        return !a.charset.equals(own.characterName())
                || a.charsetIndex != own.characterIndex()
                || a.translucent != own.transparent();
    }

    private static boolean afflicted(ActorState a) {
        for (int turns : a.states) {
            if (turns > 0) {
                return true;
            }
        }
        return false;
    }

    private static int[] commands(ActorState a) {
        int[] commands = new int[COMMANDS];
        Arrays.fill(commands, NEVER);
        if (a.battleCommandsChanged) {
            int count = Math.min(COMMANDS, a.battleCommands.length);
            System.arraycopy(a.battleCommands, 0, commands, 0, count);
        }
        return commands;
    }

    /**
     * Reads over an actor as the database has it; what the save leaves out stays (spec
     * menus-and-saves 20.3, 21.2).
     *
     * @param maxLevel highest level the actor can have
     */
    void read(Row row, ActorState a, int maxLevel, boolean is2003) {
        String name = row.getString(SaveActor.NAME);
        a.name = name.equals(UNCHANGED) ? a.name : name;
        String title = row.getString(SaveActor.TITLE);
        a.title = title.equals(UNCHANGED) ? a.title : title;
        String charset = row.getString(SaveActor.SPRITE_NAME);
        if (!charset.isEmpty()) {
            a.charset = charset;
            a.charsetIndex = row.getInt(SaveActor.SPRITE_ID);
            a.translucent = row.getInt(SaveActor.TRANSPARENCY) != 0;
        }
        String face = row.getString(SaveActor.FACE_NAME);
        if (!face.isEmpty()) {
            a.face = face;
            a.faceIndex = row.getInt(SaveActor.FACE_ID);
        }
        int level = row.getInt(SaveActor.LEVEL);
        a.level = level < 0 ? a.level : Math.min(level, maxLevel);
        a.experience = orElse(row.getInt(SaveActor.EXP), a.experience);
        a.hpModifier = modifier(row, SaveActor.HP_MOD);
        a.spModifier = modifier(row, SaveActor.SP_MOD);
        a.attackModifier = row.getInt(SaveActor.ATTACK_MOD);
        a.defenseModifier = row.getInt(SaveActor.DEFENSE_MOD);
        a.spiritModifier = row.getInt(SaveActor.SPIRIT_MOD);
        a.agilityModifier = row.getInt(SaveActor.AGILITY_MOD);
        a.hp = orElse(row.getInt(SaveActor.CURRENT_HP), a.hp);
        a.sp = orElse(row.getInt(SaveActor.CURRENT_SP), a.sp);
        a.skills = knownSkills(row.getArray(SaveActor.SKILLS));
        readStates(row.getArray(SaveActor.STATUS), a);
        if (is2003) {
            readClass(row, a);
        }
        readEquipment(row.getArray(SaveActor.EQUIPPED), a);
    }

    private static int modifier(Row row, org.vivarium.lcf.Field field) {
        return row.has(field) ? row.getInt(field) : 0;
    }

    private static int orElse(int value, int fallback) {
        return value < 0 ? fallback : value;
    }

    private int[] knownSkills(LcfArray saved) {
        int count = database.skills().size();
        return Arrays.stream(saved.toInts())
                .filter(id -> id >= 1 && id <= count)
                .sorted()
                .distinct()
                .toArray();
    }

    private static void readStates(LcfArray saved, ActorState a) {
        for (int i = 0; i < a.states.length; i++) {
            a.states[i] = Math.max(0, saved.getOr(i, 0));
        }
    }

    private void readClass(Row row, ActorState a) {
        int id = row.getInt(SaveActor.CLASS_ID);
        if (id >= 0 && id <= database.classes().size()) {
            a.classId = id;
            a.classChanged = true;
            a.twoWeapons = row.getBool(SaveActor.TWO_WEAPON);
            a.lockedEquipment = row.getBool(SaveActor.LOCK_EQUIPMENT);
            a.autoBattle = row.getBool(SaveActor.AUTO_BATTLE);
            a.superGuard = row.getBool(SaveActor.SUPER_GUARD);
        }
        int animation = row.getInt(SaveActor.BATTLER_ANIMATION);
        a.battlerAnimation = animation > 0 ? animation : a.battlerAnimation;
        a.row = row.getInt(SaveActor.ROW);
        a.battleCommandsChanged = row.getBool(SaveActor.CHANGED_BATTLE_COMMANDS);
        if (a.battleCommandsChanged) {
            a.battleCommands = row.getArray(SaveActor.BATTLE_COMMANDS).toInts();
        }
    }

    /** Pieces that don't exist or don't belong into their slot are dropped. */
    private void readEquipment(LcfArray saved, ActorState a) {
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item item = database.items().get(saved.getOr(slot, 0));
            boolean secondWeapon = slot == 1 && a.twoWeapons;
            boolean fits =
                    item != null && item.type() == (secondWeapon ? Item.Type.WEAPON : slot + 1);
            a.equipment[slot] = fits ? item.id() : 0;
        }
    }
}
