package org.vivarium.lcf;

import java.util.Locale;

/** What a number, a text or a row id points to: rows of a table, or files of an asset folder. */
public enum Target {
    ACTOR("Actor", "actors"),
    SKILL("Skill", "skills"),
    ITEM("Item", "items"),
    ENEMY("Enemy", "enemies"),
    TROOP("Troop", "troops"),
    TERRAIN("Terrain", "terrains"),
    ATTRIBUTE("Attribute", "attributes"),
    STATE("State", "states"),
    ANIMATION("Animation", "animations"),
    CHIPSET("Chipset", "chipsets"),
    CLASS("Class", "classes"),
    COMMON_EVENT("CommonEvent", "commonevents"),
    SWITCH("Switch", "switches"),
    VARIABLE("Variable", "variables"),
    BATTLE_COMMAND("BattleCommand", "commands"),
    BATTLER_ANIMATION("BattlerAnimation", "battleranimations"),
    BATTLER_ANIMATION_WEAPON("BattlerAnimationWeapon", "weapons"),
    BATTLER_ANIMATION_POSE("BattlerAnimationPose", "poses"),
    MAP("Map", "maps"),
    CHARSET_FILE("CharSet"),
    FACESET_FILE("FaceSet"),
    CHIPSET_FILE("ChipSet"),
    SOUND_FILE("Sound"),
    MUSIC_FILE("Music"),
    MOVIE_FILE("Movie"),
    BATTLE_FILE("Battle"),
    BATTLE_CHARSET_FILE("BattleCharSet"),
    BATTLE_WEAPON_FILE("BattleWeapon"),
    MONSTER_FILE("Monster"),
    BACKDROP_FILE("Backdrop"),
    FRAME_FILE("Frame"),
    PANORAMA_FILE("Panorama"),
    PICTURE_FILE("Picture"),
    TITLE_FILE("Title"),
    GAMEOVER_FILE("GameOver"),
    SYSTEM_FILE("System"),
    SYSTEM2_FILE("System2");

    private final String word;
    private final String table;

    Target(String struct, String table) {
        this.word = struct;
        this.table = table;
    }

    Target(String folder) {
        this.word = folder;
        this.table = null;
    }

    /** The struct's name in the schema, or the folder's name. */
    public String word() {
        return word;
    }

    public boolean isFile() {
        return table == null;
    }

    /** Name of the list field that holds the rows; null for files. */
    public String table() {
        return table;
    }

    /** Name people write: {@code switch}, {@code common-event}, {@code picture}. */
    public String label() {
        String plain = isFile() ? name().replace("_FILE", "") : name();
        return plain.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Target ofWord(String word, boolean file) {
        for (Target target : values()) {
            if (target.word.equals(word) && target.isFile() == file) {
                return target;
            }
        }
        throw new IllegalArgumentException("no such target: " + word);
    }
}
