package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveEventExecState. Generated from the schema by ViewGenerator. */
public record SaveEventExecState(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveEventExecState");
    public static final Field STACK = STRUCT.field("stack");
    public static final Field SHOW_MESSAGE = STRUCT.field("show_message");
    public static final Field ABORT_ON_ESCAPE = STRUCT.field("abort_on_escape");
    public static final Field WAIT_MOVEMENT = STRUCT.field("wait_movement");
    public static final Field KEYINPUT_WAIT = STRUCT.field("keyinput_wait");
    public static final Field KEYINPUT_VARIABLE = STRUCT.field("keyinput_variable");
    public static final Field KEYINPUT_ALL_DIRECTIONS = STRUCT.field("keyinput_all_directions");
    public static final Field KEYINPUT_DECISION = STRUCT.field("keyinput_decision");
    public static final Field KEYINPUT_CANCEL = STRUCT.field("keyinput_cancel");
    public static final Field KEYINPUT_2KSHIFT_2K3NUMBERS =
            STRUCT.field("keyinput_2kshift_2k3numbers");
    public static final Field KEYINPUT_2KDOWN_2K3OPERATORS =
            STRUCT.field("keyinput_2kdown_2k3operators");
    public static final Field KEYINPUT_2KLEFT_2K3SHIFT = STRUCT.field("keyinput_2kleft_2k3shift");
    public static final Field KEYINPUT_2KRIGHT = STRUCT.field("keyinput_2kright");
    public static final Field KEYINPUT_2KUP = STRUCT.field("keyinput_2kup");
    public static final Field WAIT_TIME = STRUCT.field("wait_time");
    public static final Field KEYINPUT_TIME_VARIABLE = STRUCT.field("keyinput_time_variable");
    public static final Field KEYINPUT_2K3DOWN = STRUCT.field("keyinput_2k3down");
    public static final Field KEYINPUT_2K3LEFT = STRUCT.field("keyinput_2k3left");
    public static final Field KEYINPUT_2K3RIGHT = STRUCT.field("keyinput_2k3right");
    public static final Field KEYINPUT_2K3UP = STRUCT.field("keyinput_2k3up");
    public static final Field KEYINPUT_TIMED = STRUCT.field("keyinput_timed");
    public static final Field WAIT_KEY_ENTER = STRUCT.field("wait_key_enter");
    public static final Field EASYRPG_ACTIVE = STRUCT.field("easyrpg_active");
    public static final Field EASYRPG_STRING = STRUCT.field("easyrpg_string");
    public static final Field EASYRPG_PARAMETERS = STRUCT.field("easyrpg_parameters");
    public static final Field EASYRPG_RUNTIME_FLAGS = STRUCT.field("easyrpg_runtime_flags");

    /** Chunk 0x01. */
    public Rows<SaveEventExecFrame> stack() {
        return new Rows<>(data.table(STACK), SaveEventExecFrame::new);
    }

    /** Chunk 0x04, default false. */
    public boolean showMessage() {
        return data.getBool(SHOW_MESSAGE);
    }

    /** Chunk 0x0B, default false. */
    public boolean abortOnEscape() {
        return data.getBool(ABORT_ON_ESCAPE);
    }

    /** Chunk 0x0D, default false. */
    public boolean waitMovement() {
        return data.getBool(WAIT_MOVEMENT);
    }

    /** Chunk 0x15, default false. */
    public boolean keyinputWait() {
        return data.getBool(KEYINPUT_WAIT);
    }

    /** Chunk 0x16, default 0. */
    public int keyinputVariable() {
        return data.getInt(KEYINPUT_VARIABLE);
    }

    /** Chunk 0x17, default false. */
    public boolean keyinputAllDirections() {
        return data.getBool(KEYINPUT_ALL_DIRECTIONS);
    }

    /** Chunk 0x18, default 0. */
    public int keyinputDecision() {
        return data.getInt(KEYINPUT_DECISION);
    }

    /** Chunk 0x19, default 0. */
    public int keyinputCancel() {
        return data.getInt(KEYINPUT_CANCEL);
    }

    /** Chunk 0x1A, default 0. */
    public int keyinput2kshift2k3numbers() {
        return data.getInt(KEYINPUT_2KSHIFT_2K3NUMBERS);
    }

    /** Chunk 0x1B, default 0. */
    public int keyinput2kdown2k3operators() {
        return data.getInt(KEYINPUT_2KDOWN_2K3OPERATORS);
    }

    /** Chunk 0x1C, default 0. */
    public int keyinput2kleft2k3shift() {
        return data.getInt(KEYINPUT_2KLEFT_2K3SHIFT);
    }

    /** Chunk 0x1D, default 0. */
    public int keyinput2kright() {
        return data.getInt(KEYINPUT_2KRIGHT);
    }

    /** Chunk 0x1E, default 0. */
    public int keyinput2kup() {
        return data.getInt(KEYINPUT_2KUP);
    }

    /** Chunk 0x1F, default 0. */
    public int waitTime() {
        return data.getInt(WAIT_TIME);
    }

    /** Chunk 0x20, default 0. */
    public int keyinputTimeVariable() {
        return data.getInt(KEYINPUT_TIME_VARIABLE);
    }

    /** Chunk 0x23, default 0. */
    public int keyinput2k3down() {
        return data.getInt(KEYINPUT_2K3DOWN);
    }

    /** Chunk 0x24, default 0. */
    public int keyinput2k3left() {
        return data.getInt(KEYINPUT_2K3LEFT);
    }

    /** Chunk 0x25, default 0. */
    public int keyinput2k3right() {
        return data.getInt(KEYINPUT_2K3RIGHT);
    }

    /** Chunk 0x26, default 0. */
    public int keyinput2k3up() {
        return data.getInt(KEYINPUT_2K3UP);
    }

    /** Chunk 0x29, default false. */
    public boolean keyinputTimed() {
        return data.getBool(KEYINPUT_TIMED);
    }

    /** Chunk 0x2A, default false. */
    public boolean waitKeyEnter() {
        return data.getBool(WAIT_KEY_ENTER);
    }

    /** Chunk 0xC9, default false, EasyRPG. */
    public boolean easyrpgActive() {
        return data.getBool(EASYRPG_ACTIVE);
    }

    /** Chunk 0xCA, EasyRPG. */
    public String easyrpgString() {
        return data.getString(EASYRPG_STRING);
    }

    /** Chunk 0xCB, EasyRPG. */
    public LcfArray easyrpgParameters() {
        return data.getArray(EASYRPG_PARAMETERS);
    }

    /** Chunk 0xCC, EasyRpgStateRuntime, default 0, EasyRPG. */
    public int easyrpgRuntimeFlags() {
        return data.getInt(EASYRPG_RUNTIME_FLAGS);
    }

    /** Bit 0 of easyrpg_runtime_flags. */
    public boolean confOverrideActive() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 0);
    }

    /** Bit 1 of easyrpg_runtime_flags. */
    public boolean reserved1() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 1);
    }

    /** Bit 2 of easyrpg_runtime_flags. */
    public boolean reserved2() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 2);
    }

    /** Bit 3 of easyrpg_runtime_flags. */
    public boolean reserved3() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 3);
    }

    /** Bit 4 of easyrpg_runtime_flags. */
    public boolean patchDestinyOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 4);
    }

    /** Bit 5 of easyrpg_runtime_flags. */
    public boolean patchDestinyOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 5);
    }

    /** Bit 6 of easyrpg_runtime_flags. */
    public boolean patchDynrpgOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 6);
    }

    /** Bit 7 of easyrpg_runtime_flags. */
    public boolean patchDynrpgOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 7);
    }

    /** Bit 8 of easyrpg_runtime_flags. */
    public boolean patchManiacOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 8);
    }

    /** Bit 9 of easyrpg_runtime_flags. */
    public boolean patchManiacOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 9);
    }

    /** Bit 10 of easyrpg_runtime_flags. */
    public boolean patchCommonThisEventOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 10);
    }

    /** Bit 11 of easyrpg_runtime_flags. */
    public boolean patchCommonThisEventOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 11);
    }

    /** Bit 12 of easyrpg_runtime_flags. */
    public boolean patchUnlockPicsOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 12);
    }

    /** Bit 13 of easyrpg_runtime_flags. */
    public boolean patchUnlockPicsOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 13);
    }

    /** Bit 14 of easyrpg_runtime_flags. */
    public boolean patchKeypatchOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 14);
    }

    /** Bit 15 of easyrpg_runtime_flags. */
    public boolean patchKeypatchOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 15);
    }

    /** Bit 16 of easyrpg_runtime_flags. */
    public boolean patchRpg2k3CmdsOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 16);
    }

    /** Bit 17 of easyrpg_runtime_flags. */
    public boolean patchRpg2k3CmdsOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 17);
    }

    /** Bit 18 of easyrpg_runtime_flags. */
    public boolean useRpg2kBattleSystemOn() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 18);
    }

    /** Bit 19 of easyrpg_runtime_flags. */
    public boolean useRpg2kBattleSystemOff() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 19);
    }
}
