package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveSystem. Generated from the schema by ViewGenerator. */
public record SaveSystem(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveSystem");
    public static final Field SCENE = STRUCT.field("scene");
    public static final Field FRAME_COUNT = STRUCT.field("frame_count");
    public static final Field GRAPHICS_NAME = STRUCT.field("graphics_name");
    public static final Field MESSAGE_STRETCH = STRUCT.field("message_stretch");
    public static final Field FONT_ID = STRUCT.field("font_id");
    public static final Field SWITCHES = STRUCT.field("switches");
    public static final Field VARIABLES = STRUCT.field("variables");
    public static final Field MANIAC_STRINGS = STRUCT.field("maniac_strings");
    public static final Field MESSAGE_TRANSPARENT = STRUCT.field("message_transparent");
    public static final Field MESSAGE_POSITION = STRUCT.field("message_position");
    public static final Field MESSAGE_PREVENT_OVERLAP = STRUCT.field("message_prevent_overlap");
    public static final Field MESSAGE_CONTINUE_EVENTS = STRUCT.field("message_continue_events");
    public static final Field MANIAC_MESSAGE_WINDOW_WIDTH =
            STRUCT.field("maniac_message_window_width");
    public static final Field MANIAC_MESSAGE_WINDOW_HEIGHT =
            STRUCT.field("maniac_message_window_height");
    public static final Field MANIAC_MESSAGE_FONT_NAME = STRUCT.field("maniac_message_font_name");
    public static final Field MANIAC_MESSAGE_FONT_SIZE = STRUCT.field("maniac_message_font_size");
    public static final Field MANIAC_MESSAGE_HOOK_FLAGS = STRUCT.field("maniac_message_hook_flags");
    public static final Field FACE_NAME = STRUCT.field("face_name");
    public static final Field FACE_ID = STRUCT.field("face_id");
    public static final Field FACE_RIGHT = STRUCT.field("face_right");
    public static final Field FACE_FLIP = STRUCT.field("face_flip");
    public static final Field EVENT_MESSAGE_ACTIVE = STRUCT.field("event_message_active");
    public static final Field MUSIC_STOPPING = STRUCT.field("music_stopping");
    public static final Field MANIAC_MESSAGE_HOOK_COMMON_EVENT_ID =
            STRUCT.field("maniac_message_hook_common_event_id");
    public static final Field MANIAC_MESSAGE_HOOK_CALLBACK_SYSTEM_VARIABLE =
            STRUCT.field("maniac_message_hook_callback_system_variable");
    public static final Field MANIAC_MESSAGE_HOOK_CALLBACK_SYSTEM_STRING_VARIABLE =
            STRUCT.field("maniac_message_hook_callback_system_string_variable");
    public static final Field MANIAC_MESSAGE_HOOK_CALLBACK_USER_VARIABLE =
            STRUCT.field("maniac_message_hook_callback_user_variable");
    public static final Field MANIAC_MESSAGE_HOOK_CALLBACK_USER_STRING_VARIABLE =
            STRUCT.field("maniac_message_hook_callback_user_string_variable");
    public static final Field TITLE_MUSIC = STRUCT.field("title_music");
    public static final Field BATTLE_MUSIC = STRUCT.field("battle_music");
    public static final Field BATTLE_END_MUSIC = STRUCT.field("battle_end_music");
    public static final Field INN_MUSIC = STRUCT.field("inn_music");
    public static final Field CURRENT_MUSIC = STRUCT.field("current_music");
    public static final Field BEFORE_VEHICLE_MUSIC = STRUCT.field("before_vehicle_music");
    public static final Field BEFORE_BATTLE_MUSIC = STRUCT.field("before_battle_music");
    public static final Field STORED_MUSIC = STRUCT.field("stored_music");
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
    public static final Field TELEPORT_ALLOWED = STRUCT.field("teleport_allowed");
    public static final Field ESCAPE_ALLOWED = STRUCT.field("escape_allowed");
    public static final Field SAVE_ALLOWED = STRUCT.field("save_allowed");
    public static final Field MENU_ALLOWED = STRUCT.field("menu_allowed");
    public static final Field BACKGROUND = STRUCT.field("background");
    public static final Field SAVE_COUNT = STRUCT.field("save_count");
    public static final Field SAVE_SLOT = STRUCT.field("save_slot");
    public static final Field MANIAC_FRAMESKIP = STRUCT.field("maniac_frameskip");
    public static final Field MANIAC_PICTURE_LIMIT = STRUCT.field("maniac_picture_limit");
    public static final Field MANIAC_OPTIONS = STRUCT.field("maniac_options");
    public static final Field MANIAC_JOYPAD_BINDINGS = STRUCT.field("maniac_joypad_bindings");
    public static final Field ATB_MODE = STRUCT.field("atb_mode");
    public static final Field MANIAC_MESSAGE_SPACING_CHAR =
            STRUCT.field("maniac_message_spacing_char");
    public static final Field MANIAC_MESSAGE_SPACING_LINE =
            STRUCT.field("maniac_message_spacing_line");

    /** Chunk 0x01, SaveSystem.Scene, default 0. */
    public int scene() {
        return data.getInt(SCENE);
    }

    /** Chunk 0x0B, default 0. */
    public int frameCount() {
        return data.getInt(FRAME_COUNT);
    }

    /** Chunk 0x15, system. */
    public String graphicsName() {
        return data.getString(GRAPHICS_NAME);
    }

    /** Chunk 0x16, System.Stretch, default 0. */
    public int messageStretch() {
        return data.getInt(MESSAGE_STRETCH);
    }

    /** Chunk 0x17, System.Font, default 0. */
    public int fontId() {
        return data.getInt(FONT_ID);
    }

    /** Chunk 0x20. */
    public LcfArray switches() {
        return data.getArray(SWITCHES);
    }

    /** Chunk 0x22. */
    public LcfArray variables() {
        return data.getArray(VARIABLES);
    }

    /** Chunk 0x24, Maniac. */
    public SparseTexts maniacStrings() {
        return SparseTexts.of(data, MANIAC_STRINGS);
    }

    /** Chunk 0x29, default 0. */
    public int messageTransparent() {
        return data.getInt(MESSAGE_TRANSPARENT);
    }

    /** Chunk 0x2A, default 2. */
    public int messagePosition() {
        return data.getInt(MESSAGE_POSITION);
    }

    /** Chunk 0x2B, default 1. */
    public int messagePreventOverlap() {
        return data.getInt(MESSAGE_PREVENT_OVERLAP);
    }

    /** Chunk 0x2C, default 0. */
    public int messageContinueEvents() {
        return data.getInt(MESSAGE_CONTINUE_EVENTS);
    }

    /** Chunk 0x2D, default 0, Maniac. */
    public int maniacMessageWindowWidth() {
        return data.getInt(MANIAC_MESSAGE_WINDOW_WIDTH);
    }

    /** Chunk 0x2E, default 0, Maniac. */
    public int maniacMessageWindowHeight() {
        return data.getInt(MANIAC_MESSAGE_WINDOW_HEIGHT);
    }

    /** Chunk 0x2F, Maniac. */
    public String maniacMessageFontName() {
        return data.getString(MANIAC_MESSAGE_FONT_NAME);
    }

    /** Chunk 0x30, default 0, Maniac. */
    public int maniacMessageFontSize() {
        return data.getInt(MANIAC_MESSAGE_FONT_SIZE);
    }

    /** Chunk 0x32, ManiacMessageHook, default 0, Maniac. */
    public int maniacMessageHookFlags() {
        return data.getInt(MANIAC_MESSAGE_HOOK_FLAGS);
    }

    /** Bit 0 of maniac_message_hook_flags. */
    public boolean userEvent() {
        return data.getFlag(MANIAC_MESSAGE_HOOK_FLAGS, 0);
    }

    /** Bit 1 of maniac_message_hook_flags. */
    public boolean createWindow() {
        return data.getFlag(MANIAC_MESSAGE_HOOK_FLAGS, 1);
    }

    /** Bit 2 of maniac_message_hook_flags. */
    public boolean destroyWindow() {
        return data.getFlag(MANIAC_MESSAGE_HOOK_FLAGS, 2);
    }

    /** Bit 3 of maniac_message_hook_flags. */
    public boolean textRendering() {
        return data.getFlag(MANIAC_MESSAGE_HOOK_FLAGS, 3);
    }

    /** Chunk 0x33, faceset. */
    public String faceName() {
        return data.getString(FACE_NAME);
    }

    /** Chunk 0x34, default 0. */
    public int faceId() {
        return data.getInt(FACE_ID);
    }

    /** Chunk 0x35, default false. */
    public boolean faceRight() {
        return data.getBool(FACE_RIGHT);
    }

    /** Chunk 0x36, default false. */
    public boolean faceFlip() {
        return data.getBool(FACE_FLIP);
    }

    /** Chunk 0x37, default false. */
    public boolean eventMessageActive() {
        return data.getBool(EVENT_MESSAGE_ACTIVE);
    }

    /** Chunk 0x3D, default false. */
    public boolean musicStopping() {
        return data.getBool(MUSIC_STOPPING);
    }

    /** Chunk 0x42, default 0, Maniac. */
    public int maniacMessageHookCommonEventId() {
        return data.getInt(MANIAC_MESSAGE_HOOK_COMMON_EVENT_ID);
    }

    /** Chunk 0x43, default 0, Maniac. */
    public int maniacMessageHookCallbackSystemVariable() {
        return data.getInt(MANIAC_MESSAGE_HOOK_CALLBACK_SYSTEM_VARIABLE);
    }

    /** Chunk 0x44, default 0, Maniac. */
    public int maniacMessageHookCallbackSystemStringVariable() {
        return data.getInt(MANIAC_MESSAGE_HOOK_CALLBACK_SYSTEM_STRING_VARIABLE);
    }

    /** Chunk 0x45, default 0, Maniac. */
    public int maniacMessageHookCallbackUserVariable() {
        return data.getInt(MANIAC_MESSAGE_HOOK_CALLBACK_USER_VARIABLE);
    }

    /** Chunk 0x46, default 0, Maniac. */
    public int maniacMessageHookCallbackUserStringVariable() {
        return data.getInt(MANIAC_MESSAGE_HOOK_CALLBACK_USER_STRING_VARIABLE);
    }

    /** Chunk 0x47. */
    public Music titleMusic() {
        return new Music(data.struct(TITLE_MUSIC));
    }

    /** Chunk 0x48. */
    public Music battleMusic() {
        return new Music(data.struct(BATTLE_MUSIC));
    }

    /** Chunk 0x49. */
    public Music battleEndMusic() {
        return new Music(data.struct(BATTLE_END_MUSIC));
    }

    /** Chunk 0x4A. */
    public Music innMusic() {
        return new Music(data.struct(INN_MUSIC));
    }

    /** Chunk 0x4B. */
    public Music currentMusic() {
        return new Music(data.struct(CURRENT_MUSIC));
    }

    /** Chunk 0x4C. */
    public Music beforeVehicleMusic() {
        return new Music(data.struct(BEFORE_VEHICLE_MUSIC));
    }

    /** Chunk 0x4D. */
    public Music beforeBattleMusic() {
        return new Music(data.struct(BEFORE_BATTLE_MUSIC));
    }

    /** Chunk 0x4E. */
    public Music storedMusic() {
        return new Music(data.struct(STORED_MUSIC));
    }

    /** Chunk 0x4F. */
    public Music boatMusic() {
        return new Music(data.struct(BOAT_MUSIC));
    }

    /** Chunk 0x50. */
    public Music shipMusic() {
        return new Music(data.struct(SHIP_MUSIC));
    }

    /** Chunk 0x51. */
    public Music airshipMusic() {
        return new Music(data.struct(AIRSHIP_MUSIC));
    }

    /** Chunk 0x52. */
    public Music gameoverMusic() {
        return new Music(data.struct(GAMEOVER_MUSIC));
    }

    /** Chunk 0x5B. */
    public Sound cursorSe() {
        return new Sound(data.struct(CURSOR_SE));
    }

    /** Chunk 0x5C. */
    public Sound decisionSe() {
        return new Sound(data.struct(DECISION_SE));
    }

    /** Chunk 0x5D. */
    public Sound cancelSe() {
        return new Sound(data.struct(CANCEL_SE));
    }

    /** Chunk 0x5E. */
    public Sound buzzerSe() {
        return new Sound(data.struct(BUZZER_SE));
    }

    /** Chunk 0x5F. */
    public Sound battleSe() {
        return new Sound(data.struct(BATTLE_SE));
    }

    /** Chunk 0x60. */
    public Sound escapeSe() {
        return new Sound(data.struct(ESCAPE_SE));
    }

    /** Chunk 0x61. */
    public Sound enemyAttackSe() {
        return new Sound(data.struct(ENEMY_ATTACK_SE));
    }

    /** Chunk 0x62. */
    public Sound enemyDamagedSe() {
        return new Sound(data.struct(ENEMY_DAMAGED_SE));
    }

    /** Chunk 0x63. */
    public Sound actorDamagedSe() {
        return new Sound(data.struct(ACTOR_DAMAGED_SE));
    }

    /** Chunk 0x64. */
    public Sound dodgeSe() {
        return new Sound(data.struct(DODGE_SE));
    }

    /** Chunk 0x65. */
    public Sound enemyDeathSe() {
        return new Sound(data.struct(ENEMY_DEATH_SE));
    }

    /** Chunk 0x66. */
    public Sound itemSe() {
        return new Sound(data.struct(ITEM_SE));
    }

    /** Chunk 0x6F, default -1. */
    public int transitionOut() {
        return data.getInt(TRANSITION_OUT);
    }

    /** Chunk 0x70, default -1. */
    public int transitionIn() {
        return data.getInt(TRANSITION_IN);
    }

    /** Chunk 0x71, default -1. */
    public int battleStartFadeout() {
        return data.getInt(BATTLE_START_FADEOUT);
    }

    /** Chunk 0x72, default -1. */
    public int battleStartFadein() {
        return data.getInt(BATTLE_START_FADEIN);
    }

    /** Chunk 0x73, default -1. */
    public int battleEndFadeout() {
        return data.getInt(BATTLE_END_FADEOUT);
    }

    /** Chunk 0x74, default -1. */
    public int battleEndFadein() {
        return data.getInt(BATTLE_END_FADEIN);
    }

    /** Chunk 0x79, default true. */
    public boolean teleportAllowed() {
        return data.getBool(TELEPORT_ALLOWED);
    }

    /** Chunk 0x7A, default true. */
    public boolean escapeAllowed() {
        return data.getBool(ESCAPE_ALLOWED);
    }

    /** Chunk 0x7B, default true. */
    public boolean saveAllowed() {
        return data.getBool(SAVE_ALLOWED);
    }

    /** Chunk 0x7C, default true. */
    public boolean menuAllowed() {
        return data.getBool(MENU_ALLOWED);
    }

    /** Chunk 0x7D, backdrop. */
    public String background() {
        return data.getString(BACKGROUND);
    }

    /** Chunk 0x83, default 0. */
    public int saveCount() {
        return data.getInt(SAVE_COUNT);
    }

    /** Chunk 0x84, default 1. */
    public int saveSlot() {
        return data.getInt(SAVE_SLOT);
    }

    /** Chunk 0x88, default 0, Maniac. */
    public int maniacFrameskip() {
        return data.getInt(MANIAC_FRAMESKIP);
    }

    /** Chunk 0x89, default 0, Maniac. */
    public int maniacPictureLimit() {
        return data.getInt(MANIAC_PICTURE_LIMIT);
    }

    /** Chunk 0x8A, Maniac. */
    public LcfArray maniacOptions() {
        return data.getArray(MANIAC_OPTIONS);
    }

    /** Chunk 0x8B, Maniac. */
    public LcfArray maniacJoypadBindings() {
        return data.getArray(MANIAC_JOYPAD_BINDINGS);
    }

    /** Chunk 0x8C, SaveSystem.AtbMode, default 0, 2003. */
    public int atbMode() {
        return data.getInt(ATB_MODE);
    }

    /** Chunk 0x8E, default 0, Maniac. */
    public int maniacMessageSpacingChar() {
        return data.getInt(MANIAC_MESSAGE_SPACING_CHAR);
    }

    /** Chunk 0x8F, default 0, Maniac. */
    public int maniacMessageSpacingLine() {
        return data.getInt(MANIAC_MESSAGE_SPACING_LINE);
    }

    /** Values of SaveSystem.Scene; other numbers may occur. */
    public static final class Scene {
        public static final int MAP = 0;
        public static final int MENU = 1;
        public static final int BATTLE = 2;
        public static final int SHOP = 3;
        public static final int NAME = 4;
        public static final int FILE = 5;
        public static final int TITLE = 6;
        public static final int GAME_OVER = 7;
        public static final int DEBUG = 8;

        private Scene() {}
    }

    /** Values of SaveSystem.AtbMode; other numbers may occur. */
    public static final class AtbMode {
        public static final int ATB_ACTIVE = 0;
        public static final int ATB_WAIT = 1;

        private AtbMode() {}
    }
}
