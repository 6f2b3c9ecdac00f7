package org.vivarium.engine.save.lsd;

import org.vivarium.engine.event.KeyGroup;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.TableBuilder;
import org.vivarium.model.SaveEventExecFrame;
import org.vivarium.model.SaveEventExecState;

/**
 * An event interpreter in a save: its stack, each list with a copy of its commands, and what it
 * waits for (spec interpreter 20).
 */
final class InterpreterChunk {
    private static final Field[] KEYS_2000 = {
        SaveEventExecState.KEYINPUT_2KDOWN_2K3OPERATORS,
        SaveEventExecState.KEYINPUT_2KLEFT_2K3SHIFT,
        SaveEventExecState.KEYINPUT_2KRIGHT,
        SaveEventExecState.KEYINPUT_2KUP,
        SaveEventExecState.KEYINPUT_DECISION,
        SaveEventExecState.KEYINPUT_CANCEL,
        SaveEventExecState.KEYINPUT_2KSHIFT_2K3NUMBERS
    };
    private static final Field[] KEYS_2003 = {
        SaveEventExecState.KEYINPUT_2K3DOWN,
        SaveEventExecState.KEYINPUT_2K3LEFT,
        SaveEventExecState.KEYINPUT_2K3RIGHT,
        SaveEventExecState.KEYINPUT_2K3UP,
        SaveEventExecState.KEYINPUT_DECISION,
        SaveEventExecState.KEYINPUT_CANCEL,
        SaveEventExecState.KEYINPUT_2KLEFT_2K3SHIFT,
        SaveEventExecState.KEYINPUT_2KSHIFT_2K3NUMBERS,
        SaveEventExecState.KEYINPUT_2KDOWN_2K3OPERATORS
    };
    private static final int BYTE = 0xFF;

    private final Field[] keys;
    private final CommandBytes commands;

    InterpreterChunk(boolean is2003, CommandBytes commands) {
        this.keys = is2003 ? KEYS_2003 : KEYS_2000;
        this.commands = commands;
    }

    void write(RowBuilder row, InterpreterState run) {
        TableBuilder stack = row.table(SaveEventExecState.STACK);
        for (int i = 0; i < run.stack.size(); i++) {
            writeFrame(stack.add(), run.stack.get(i));
        }
        row.set(SaveEventExecState.SHOW_MESSAGE, run.showMessage);
        row.set(SaveEventExecState.ABORT_ON_ESCAPE, run.abortOnEscape);
        row.set(SaveEventExecState.WAIT_MOVEMENT, run.waitMovement);
        row.set(SaveEventExecState.KEYINPUT_WAIT, run.keyInput);
        row.set(SaveEventExecState.KEYINPUT_VARIABLE, run.keyVariable & BYTE);
        boolean directions = (run.keyMask & KeyGroup.DIRECTIONS) == KeyGroup.DIRECTIONS;
        row.set(SaveEventExecState.KEYINPUT_ALL_DIRECTIONS, run.keyInput && directions);
        for (int k = 0; k < keys.length; k++) {
            row.set(keys[k], run.keyMask >> k & 1);
        }
        row.set(SaveEventExecState.WAIT_TIME, run.waitTime);
        row.set(SaveEventExecState.KEYINPUT_TIME_VARIABLE, run.keyTimeVariable);
        row.set(SaveEventExecState.KEYINPUT_TIMED, run.keyTimed);
        row.set(SaveEventExecState.WAIT_KEY_ENTER, run.waitKey);
    }

    private void writeFrame(RowBuilder row, FrameState frame) {
        row.setPayload(SaveEventExecFrame.COMMANDS, commands.of(frame));
        row.set(SaveEventExecFrame.CURRENT_COMMAND, frame.index);
        row.set(SaveEventExecFrame.EVENT_ID, frame.eventId);
        row.set(SaveEventExecFrame.TRIGGERED_BY_DECISION_KEY, frame.byDecisionKey);
        row.setPayload(SaveEventExecFrame.SUBCOMMAND_PATH, frame.slots());
    }

    void read(Row row, InterpreterState run) {
        run.clear();
        Table stack = row.table(SaveEventExecState.STACK);
        for (int i = 0; i < stack.size(); i++) {
            Row saved = stack.row(i);
            if (!saved.eventCode(SaveEventExecFrame.COMMANDS).isEmpty()) {
                readFrame(saved, run.stack.add());
            }
        }
        run.showMessage = row.getBool(SaveEventExecState.SHOW_MESSAGE);
        run.abortOnEscape = row.getBool(SaveEventExecState.ABORT_ON_ESCAPE);
        run.waitMovement = row.getBool(SaveEventExecState.WAIT_MOVEMENT);
        run.keyInput = row.getBool(SaveEventExecState.KEYINPUT_WAIT);
        run.keyVariable = row.getInt(SaveEventExecState.KEYINPUT_VARIABLE) & BYTE;
        run.keyMask = 0;
        for (int k = 0; k < keys.length; k++) {
            run.keyMask |= row.getBool(keys[k]) ? 1 << k : 0;
        }
        if (row.getBool(SaveEventExecState.KEYINPUT_ALL_DIRECTIONS)) {
            run.keyMask |= KeyGroup.DIRECTIONS;
        }
        run.waitTime = row.getInt(SaveEventExecState.WAIT_TIME);
        run.keyTimeVariable = row.getInt(SaveEventExecState.KEYINPUT_TIME_VARIABLE);
        run.keyTimed = row.getBool(SaveEventExecState.KEYINPUT_TIMED);
        run.waitKey = row.getBool(SaveEventExecState.WAIT_KEY_ENTER);
        run.keyFrames = 0;
    }

    private static void readFrame(Row row, FrameState frame) {
        frame.ref = ProgramRef.INLINE;
        frame.code = row.eventCode(SaveEventExecFrame.COMMANDS).toBytes();
        frame.program = null;
        frame.index = Math.max(0, row.getInt(SaveEventExecFrame.CURRENT_COMMAND));
        frame.eventId = row.getInt(SaveEventExecFrame.EVENT_ID);
        frame.byDecisionKey = row.getBool(SaveEventExecFrame.TRIGGERED_BY_DECISION_KEY);
        frame.setSlots(row.getArray(SaveEventExecFrame.SUBCOMMAND_PATH).toBytes());
    }
}
