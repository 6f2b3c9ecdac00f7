package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct System. Generated from the schema by ViewGenerator. */
public record SystemData(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("System");
    public static final Field LDB_ID = STRUCT.field("ldb_id");
    public static final Field BOAT_NAME = STRUCT.field("boat_name");
    public static final Field SHIP_NAME = STRUCT.field("ship_name");
    public static final Field AIRSHIP_NAME = STRUCT.field("airship_name");
    public static final Field BOAT_INDEX = STRUCT.field("boat_index");
    public static final Field SHIP_INDEX = STRUCT.field("ship_index");
    public static final Field AIRSHIP_INDEX = STRUCT.field("airship_index");
    public static final Field TITLE_NAME = STRUCT.field("title_name");
    public static final Field GAMEOVER_NAME = STRUCT.field("gameover_name");
    public static final Field SYSTEM_NAME = STRUCT.field("system_name");
    public static final Field SYSTEM2_NAME = STRUCT.field("system2_name");
    public static final Field PARTY = STRUCT.field("party");
    public static final Field MENU_COMMANDS = STRUCT.field("menu_commands");
    public static final Field TITLE_MUSIC = STRUCT.field("title_music");
    public static final Field BATTLE_MUSIC = STRUCT.field("battle_music");
    public static final Field BATTLE_END_MUSIC = STRUCT.field("battle_end_music");
    public static final Field INN_MUSIC = STRUCT.field("inn_music");
    public static final Field BOAT_MUSIC = STRUCT.field("boat_music");
    public static final Field SHIP_MUSIC = STRUCT.field("ship_music");
    public static final Field AIRSHIP_MUSIC = STRUCT.field("airship_music");
    public static final Field GAMEOVER_MUSIC = STRUCT.field("gameover_music");
    public static final Field CURSOR_SE = STRUCT.field("cursor_se");
    public static final Field DECISION_SE = STRUCT.field("decision_se");
    public static final Field CANCEL_SE = STRUCT.field("cancel_se");
    public static final Field BUZZER_SE = STRUCT.field("buzzer_se");
    public static final Field BATTLE_SE = STRUCT.field("battle_se");
    public static final Field ESCAPE_SE = STRUCT.field("escape_se");
    public static final Field ENEMY_ATTACK_SE = STRUCT.field("enemy_attack_se");
    public static final Field ENEMY_DAMAGED_SE = STRUCT.field("enemy_damaged_se");
    public static final Field ACTOR_DAMAGED_SE = STRUCT.field("actor_damaged_se");
    public static final Field DODGE_SE = STRUCT.field("dodge_se");
    public static final Field ENEMY_DEATH_SE = STRUCT.field("enemy_death_se");
    public static final Field ITEM_SE = STRUCT.field("item_se");
    public static final Field TRANSITION_OUT = STRUCT.field("transition_out");
    public static final Field TRANSITION_IN = STRUCT.field("transition_in");
    public static final Field BATTLE_START_FADEOUT = STRUCT.field("battle_start_fadeout");
    public static final Field BATTLE_START_FADEIN = STRUCT.field("battle_start_fadein");
    public static final Field BATTLE_END_FADEOUT = STRUCT.field("battle_end_fadeout");
    public static final Field BATTLE_END_FADEIN = STRUCT.field("battle_end_fadein");
    public static final Field MESSAGE_STRETCH = STRUCT.field("message_stretch");
    public static final Field FONT_ID = STRUCT.field("font_id");
    public static final Field SELECTED_CONDITION = STRUCT.field("selected_condition");
    public static final Field SELECTED_HERO = STRUCT.field("selected_hero");
    public static final Field BATTLETEST_BACKGROUND = STRUCT.field("battletest_background");
    public static final Field BATTLETEST_DATA = STRUCT.field("battletest_data");
    public static final Field SAVE_COUNT = STRUCT.field("save_count");
    public static final Field BATTLETEST_TERRAIN = STRUCT.field("battletest_terrain");
    public static final Field BATTLETEST_FORMATION = STRUCT.field("battletest_formation");
    public static final Field BATTLETEST_CONDITION = STRUCT.field("battletest_condition");
    public static final Field EQUIPMENT_SETTING = STRUCT.field("equipment_setting");
    public static final Field BATTLETEST_ALT_TERRAIN = STRUCT.field("battletest_alt_terrain");
    public static final Field SHOW_FRAME = STRUCT.field("show_frame");
    public static final Field FRAME_NAME = STRUCT.field("frame_name");
    public static final Field INVERT_ANIMATIONS = STRUCT.field("invert_animations");
    public static final Field SHOW_TITLE = STRUCT.field("show_title");
    public static final Field EASYRPG_ALTERNATIVE_EXP = STRUCT.field("easyrpg_alternative_exp");
    public static final Field EASYRPG_BATTLE_OPTIONS = STRUCT.field("easyrpg_battle_options");
    public static final Field EASYRPG_MAX_ACTOR_HP = STRUCT.field("easyrpg_max_actor_hp");
    public static final Field EASYRPG_MAX_ENEMY_HP = STRUCT.field("easyrpg_max_enemy_hp");
    public static final Field EASYRPG_MAX_DAMAGE = STRUCT.field("easyrpg_max_damage");
    public static final Field EASYRPG_MAX_EXP = STRUCT.field("easyrpg_max_exp");
    public static final Field EASYRPG_MAX_LEVEL = STRUCT.field("easyrpg_max_level");
    public static final Field EASYRPG_MAX_SAVEFILES = STRUCT.field("easyrpg_max_savefiles");
    public static final Field EASYRPG_MAX_ITEM_COUNT = STRUCT.field("easyrpg_max_item_count");
    public static final Field EASYRPG_VARIABLE_MIN_VALUE =
            STRUCT.field("easyrpg_variable_min_value");
    public static final Field EASYRPG_VARIABLE_MAX_VALUE =
            STRUCT.field("easyrpg_variable_max_value");
    public static final Field EASYRPG_MAX_ACTOR_SP = STRUCT.field("easyrpg_max_actor_sp");
    public static final Field EASYRPG_MAX_ENEMY_SP = STRUCT.field("easyrpg_max_enemy_sp");
    public static final Field EASYRPG_MAX_STAT_BASE_VALUE =
            STRUCT.field("easyrpg_max_stat_base_value");
    public static final Field EASYRPG_MAX_STAT_BATTLE_VALUE =
            STRUCT.field("easyrpg_max_stat_battle_value");
    public static final Field EASYRPG_USE_RPG2K_BATTLE_SYSTEM =
            STRUCT.field("easyrpg_use_rpg2k_battle_system");
    public static final Field EASYRPG_BATTLE_USE_RPG2KE_STRINGS =
            STRUCT.field("easyrpg_battle_use_rpg2ke_strings");
    public static final Field EASYRPG_USE_RPG2K_BATTLE_COMMANDS =
            STRUCT.field("easyrpg_use_rpg2k_battle_commands");
    public static final Field EASYRPG_DEFAULT_ACTORAI = STRUCT.field("easyrpg_default_actorai");
    public static final Field EASYRPG_DEFAULT_ENEMYAI = STRUCT.field("easyrpg_default_enemyai");

    /** Chunk 0x0A, default 0. */
    public int ldbId() {
        return data.getInt(LDB_ID);
    }

    /** Chunk 0x0B, charset. */
    public String boatName() {
        return data.getString(BOAT_NAME);
    }

    /** Chunk 0x0C, charset. */
    public String shipName() {
        return data.getString(SHIP_NAME);
    }

    /** Chunk 0x0D, charset. */
    public String airshipName() {
        return data.getString(AIRSHIP_NAME);
    }

    /** Chunk 0x0E, default 0. */
    public int boatIndex() {
        return data.getInt(BOAT_INDEX);
    }

    /** Chunk 0x0F, default 0. */
    public int shipIndex() {
        return data.getInt(SHIP_INDEX);
    }

    /** Chunk 0x10, default 0. */
    public int airshipIndex() {
        return data.getInt(AIRSHIP_INDEX);
    }

    /** Chunk 0x11, title. */
    public String titleName() {
        return data.getString(TITLE_NAME);
    }

    /** Chunk 0x12, gameover. */
    public String gameoverName() {
        return data.getString(GAMEOVER_NAME);
    }

    /** Chunk 0x13, system. */
    public String systemName() {
        return data.getString(SYSTEM_NAME);
    }

    /** Chunk 0x14, system2, 2003. */
    public String system2Name() {
        return data.getString(SYSTEM2_NAME);
    }

    /** Chunk 0x16, actor. */
    public LcfArray party() {
        return data.getArray(PARTY);
    }

    /** Chunk 0x1B, 2003. */
    public LcfArray menuCommands() {
        return data.getArray(MENU_COMMANDS);
    }

    /** Chunk 0x1F. */
    public Music titleMusic() {
        return new Music(data.struct(TITLE_MUSIC));
    }

    /** Chunk 0x20. */
    public Music battleMusic() {
        return new Music(data.struct(BATTLE_MUSIC));
    }

    /** Chunk 0x21. */
    public Music battleEndMusic() {
        return new Music(data.struct(BATTLE_END_MUSIC));
    }

    /** Chunk 0x22. */
    public Music innMusic() {
        return new Music(data.struct(INN_MUSIC));
    }

    /** Chunk 0x23. */
    public Music boatMusic() {
        return new Music(data.struct(BOAT_MUSIC));
    }

    /** Chunk 0x24. */
    public Music shipMusic() {
        return new Music(data.struct(SHIP_MUSIC));
    }

    /** Chunk 0x25. */
    public Music airshipMusic() {
        return new Music(data.struct(AIRSHIP_MUSIC));
    }

    /** Chunk 0x26. */
    public Music gameoverMusic() {
        return new Music(data.struct(GAMEOVER_MUSIC));
    }

    /** Chunk 0x29. */
    public Sound cursorSe() {
        return new Sound(data.struct(CURSOR_SE));
    }

    /** Chunk 0x2A. */
    public Sound decisionSe() {
        return new Sound(data.struct(DECISION_SE));
    }

    /** Chunk 0x2B. */
    public Sound cancelSe() {
        return new Sound(data.struct(CANCEL_SE));
    }

    /** Chunk 0x2C. */
    public Sound buzzerSe() {
        return new Sound(data.struct(BUZZER_SE));
    }

    /** Chunk 0x2D. */
    public Sound battleSe() {
        return new Sound(data.struct(BATTLE_SE));
    }

    /** Chunk 0x2E. */
    public Sound escapeSe() {
        return new Sound(data.struct(ESCAPE_SE));
    }

    /** Chunk 0x2F. */
    public Sound enemyAttackSe() {
        return new Sound(data.struct(ENEMY_ATTACK_SE));
    }

    /** Chunk 0x30. */
    public Sound enemyDamagedSe() {
        return new Sound(data.struct(ENEMY_DAMAGED_SE));
    }

    /** Chunk 0x31. */
    public Sound actorDamagedSe() {
        return new Sound(data.struct(ACTOR_DAMAGED_SE));
    }

    /** Chunk 0x32. */
    public Sound dodgeSe() {
        return new Sound(data.struct(DODGE_SE));
    }

    /** Chunk 0x33. */
    public Sound enemyDeathSe() {
        return new Sound(data.struct(ENEMY_DEATH_SE));
    }

    /** Chunk 0x34. */
    public Sound itemSe() {
        return new Sound(data.struct(ITEM_SE));
    }

    /** Chunk 0x3D, System.FadeOut, default 0. */
    public int transitionOut() {
        return data.getInt(TRANSITION_OUT);
    }

    /** Chunk 0x3E, System.FadeIn, default 0. */
    public int transitionIn() {
        return data.getInt(TRANSITION_IN);
    }

    /** Chunk 0x3F, System.FadeOut, default 0. */
    public int battleStartFadeout() {
        return data.getInt(BATTLE_START_FADEOUT);
    }

    /** Chunk 0x40, System.FadeIn, default 0. */
    public int battleStartFadein() {
        return data.getInt(BATTLE_START_FADEIN);
    }

    /** Chunk 0x41, System.FadeOut, default 0. */
    public int battleEndFadeout() {
        return data.getInt(BATTLE_END_FADEOUT);
    }

    /** Chunk 0x42, System.FadeIn, default 0. */
    public int battleEndFadein() {
        return data.getInt(BATTLE_END_FADEIN);
    }

    /** Chunk 0x47, System.Stretch, default 0. */
    public int messageStretch() {
        return data.getInt(MESSAGE_STRETCH);
    }

    /** Chunk 0x48, System.Font, default 0. */
    public int fontId() {
        return data.getInt(FONT_ID);
    }

    /** Chunk 0x51, default 0. */
    public int selectedCondition() {
        return data.getInt(SELECTED_CONDITION);
    }

    /** Chunk 0x52, actor, default 0. */
    public int selectedHero() {
        return data.getInt(SELECTED_HERO);
    }

    /** Chunk 0x54, backdrop. */
    public String battletestBackground() {
        return data.getString(BATTLETEST_BACKGROUND);
    }

    /** Chunk 0x55. */
    public Rows<TestBattler> battletestData() {
        return new Rows<>(data.table(BATTLETEST_DATA), TestBattler::new);
    }

    /** Chunk 0x5B, default 0. */
    public int saveCount() {
        return data.getInt(SAVE_COUNT);
    }

    /** Chunk 0x5E, terrain, default 0. */
    public int battletestTerrain() {
        return data.getInt(BATTLETEST_TERRAIN);
    }

    /** Chunk 0x5F, System.BattleFormation, default 0. */
    public int battletestFormation() {
        return data.getInt(BATTLETEST_FORMATION);
    }

    /** Chunk 0x60, System.BattleCondition, default 0. */
    public int battletestCondition() {
        return data.getInt(BATTLETEST_CONDITION);
    }

    /** Chunk 0x61, System.EquipmentSetting, default 0, 2003. */
    public int equipmentSetting() {
        return data.getInt(EQUIPMENT_SETTING);
    }

    /** Chunk 0x62, terrain, default -1, 2003. */
    public int battletestAltTerrain() {
        return data.getInt(BATTLETEST_ALT_TERRAIN);
    }

    /** Chunk 0x63, default false, 2003. */
    public boolean showFrame() {
        return data.getBool(SHOW_FRAME);
    }

    /** Chunk 0x64, frame, 2003. */
    public String frameName() {
        return data.getString(FRAME_NAME);
    }

    /** Chunk 0x65, default false, 2003. */
    public boolean invertAnimations() {
        return data.getBool(INVERT_ANIMATIONS);
    }

    /** Chunk 0x6F, default true, 2003. */
    public boolean showTitle() {
        return data.getBool(SHOW_TITLE);
    }

    /** Chunk 0xC8, default 0, EasyRPG. */
    public int easyrpgAlternativeExp() {
        return data.getInt(EASYRPG_ALTERNATIVE_EXP);
    }

    /** Chunk 0xC9, EasyRPG. */
    public LcfArray easyrpgBattleOptions() {
        return data.getArray(EASYRPG_BATTLE_OPTIONS);
    }

    /** Chunk 0xCA, default -1, EasyRPG. */
    public int easyrpgMaxActorHp() {
        return data.getInt(EASYRPG_MAX_ACTOR_HP);
    }

    /** Chunk 0xCB, default -1, EasyRPG. */
    public int easyrpgMaxEnemyHp() {
        return data.getInt(EASYRPG_MAX_ENEMY_HP);
    }

    /** Chunk 0xCC, default -1, EasyRPG. */
    public int easyrpgMaxDamage() {
        return data.getInt(EASYRPG_MAX_DAMAGE);
    }

    /** Chunk 0xCD, default -1, EasyRPG. */
    public int easyrpgMaxExp() {
        return data.getInt(EASYRPG_MAX_EXP);
    }

    /** Chunk 0xCE, default -1, EasyRPG. */
    public int easyrpgMaxLevel() {
        return data.getInt(EASYRPG_MAX_LEVEL);
    }

    /** Chunk 0xCF, default 15, EasyRPG. */
    public int easyrpgMaxSavefiles() {
        return data.getInt(EASYRPG_MAX_SAVEFILES);
    }

    /** Chunk 0xD0, default -1, EasyRPG. */
    public int easyrpgMaxItemCount() {
        return data.getInt(EASYRPG_MAX_ITEM_COUNT);
    }

    /** Chunk 0xD1, default 0, EasyRPG. */
    public int easyrpgVariableMinValue() {
        return data.getInt(EASYRPG_VARIABLE_MIN_VALUE);
    }

    /** Chunk 0xD2, default 0, EasyRPG. */
    public int easyrpgVariableMaxValue() {
        return data.getInt(EASYRPG_VARIABLE_MAX_VALUE);
    }

    /** Chunk 0xD3, default -1, EasyRPG. */
    public int easyrpgMaxActorSp() {
        return data.getInt(EASYRPG_MAX_ACTOR_SP);
    }

    /** Chunk 0xD4, default -1, EasyRPG. */
    public int easyrpgMaxEnemySp() {
        return data.getInt(EASYRPG_MAX_ENEMY_SP);
    }

    /** Chunk 0xD5, default -1, EasyRPG. */
    public int easyrpgMaxStatBaseValue() {
        return data.getInt(EASYRPG_MAX_STAT_BASE_VALUE);
    }

    /** Chunk 0xD6, default -1, EasyRPG. */
    public int easyrpgMaxStatBattleValue() {
        return data.getInt(EASYRPG_MAX_STAT_BATTLE_VALUE);
    }

    /** Chunk 0xD7, default false, EasyRPG. */
    public boolean easyrpgUseRpg2kBattleSystem() {
        return data.getBool(EASYRPG_USE_RPG2K_BATTLE_SYSTEM);
    }

    /** Chunk 0xD8, default false, EasyRPG. */
    public boolean easyrpgBattleUseRpg2keStrings() {
        return data.getBool(EASYRPG_BATTLE_USE_RPG2KE_STRINGS);
    }

    /** Chunk 0xD9, default false, EasyRPG. */
    public boolean easyrpgUseRpg2kBattleCommands() {
        return data.getBool(EASYRPG_USE_RPG2K_BATTLE_COMMANDS);
    }

    /** Chunk 0xDA, default -1, EasyRPG. */
    public int easyrpgDefaultActorai() {
        return data.getInt(EASYRPG_DEFAULT_ACTORAI);
    }

    /** Chunk 0xDB, default -1, EasyRPG. */
    public int easyrpgDefaultEnemyai() {
        return data.getInt(EASYRPG_DEFAULT_ENEMYAI);
    }

    /** Values of System.FadeOut; other numbers may occur. */
    public static final class FadeOut {
        public static final int DEFAULT = 0;
        public static final int FADE_OUT = 1;
        public static final int REMOVE_BLOCKS = 2;
        public static final int WIPE_DOWNWARD = 3;
        public static final int WIPE_UPWARD = 4;
        public static final int VENETIAN_BLINDS = 5;
        public static final int VERTICAL_BLINDS = 6;
        public static final int HORIZONTAL_BLINDS = 7;
        public static final int RECEDING_SQUARE = 8;
        public static final int EXPANDING_SQUARE = 9;
        public static final int SCREEN_MOVES_UP = 10;
        public static final int SCREEN_MOVES_DOWN = 11;
        public static final int SCREEN_MOVES_LEFT = 12;
        public static final int SCREEN_MOVES_RIGHT = 13;
        public static final int VERTICAL_DIV = 14;
        public static final int HORIZONTAL_DIV = 15;
        public static final int QUADRASECTION = 16;
        public static final int ZOOM_IN = 17;
        public static final int MOSAIC = 18;
        public static final int WAVER_SCREEN = 19;
        public static final int INSTANTANEOUS = 20;
        public static final int NONE = 21;

        private FadeOut() {}
    }

    /** Values of System.FadeIn; other numbers may occur. */
    public static final class FadeIn {
        public static final int DEFAULT = 0;
        public static final int FADE_IN = 1;
        public static final int RECONSTITUTE_BLOCKS = 2;
        public static final int UNWIPE_DOWNWARD = 3;
        public static final int UNWIPE_UPWARD = 4;
        public static final int VENETIAN_BLINDS = 5;
        public static final int VERTICAL_BLINDS = 6;
        public static final int HORIZONTAL_BLINDS = 7;
        public static final int RECEDING_SQUARE = 8;
        public static final int EXPANDING_SQUARE = 9;
        public static final int SCREEN_MOVES_DOWN = 10;
        public static final int SCREEN_MOVES_UP = 11;
        public static final int SCREEN_MOVES_RIGHT = 12;
        public static final int SCREEN_MOVES_LEFT = 13;
        public static final int VERTICAL_UNIFY = 14;
        public static final int HORIZONTAL_UNIFY = 15;
        public static final int UNIFY_QUADRANTS = 16;
        public static final int ZOOM_OUT = 17;
        public static final int MOSAIC = 18;
        public static final int WAVER_SCREEN = 19;
        public static final int INSTANTANEOUS = 20;
        public static final int NONE = 21;

        private FadeIn() {}
    }

    /** Values of System.Stretch; other numbers may occur. */
    public static final class Stretch {
        public static final int STRETCH = 0;
        public static final int TILED = 1;
        public static final int EASYRPG_NONE = 2;

        private Stretch() {}
    }

    /** Values of System.Font; other numbers may occur. */
    public static final class Font {
        public static final int GOTHIC = 0;
        public static final int MINCHO = 1;

        private Font() {}
    }

    /** Values of System.BattleFormation; other numbers may occur. */
    public static final class BattleFormation {
        public static final int TERRAIN = 0;
        public static final int LOOSE = 1;
        public static final int TIGHT = 2;

        private BattleFormation() {}
    }

    /** Values of System.BattleCondition; other numbers may occur. */
    public static final class BattleCondition {
        public static final int NONE = 0;
        public static final int INITIATIVE = 1;
        public static final int BACK = 2;
        public static final int SURROUND = 3;
        public static final int PINCERS = 4;

        private BattleCondition() {}
    }

    /** Values of System.EquipmentSetting; other numbers may occur. */
    public static final class EquipmentSetting {
        public static final int ACTOR = 0;
        public static final int CLASS = 1;

        private EquipmentSetting() {}
    }
}
