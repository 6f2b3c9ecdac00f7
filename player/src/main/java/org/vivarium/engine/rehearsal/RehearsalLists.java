package org.vivarium.engine.rehearsal;

import java.nio.charset.StandardCharsets;
import org.vivarium.model.event.CommandWriter;

/** Command lists of the rehearsal (codes and parameters: spec event-commands). */
final class RehearsalLists {
    private static final int BLANK = 10;

    /** No such command: warnings are put into words for the first time here. */
    private static final int UNKNOWN = 9999;

    private static final int MESSAGE = 10110;
    private static final int SWITCH = 10210;
    private static final int VARIABLE = 10220;
    private static final int TRANSFER = 10810;
    private static final int TINT = 11030;
    private static final int FLASH = 11040;
    private static final int SHAKE = 11050;
    private static final int WEATHER = 11070;
    private static final int PICTURE = 11110;
    private static final int ERASE_PICTURE = 11130;
    private static final int WAIT = 11410;
    private static final int KEY = 11610;
    private static final int BRANCH = 12010;
    private static final int LABEL = 12110;
    private static final int JUMP = 12120;
    private static final int LOOP = 12210;
    private static final int BREAK = 12220;
    private static final int COMMENT = 12410;
    private static final int MESSAGE_LINE = 20110;
    private static final int ELSE = 22010;
    private static final int BRANCH_END = 22011;
    private static final int LOOP_END = 22210;

    private RehearsalLists() {}

    /** What pages of the maps have conditions on. */
    static final int WATCHED = 30;

    /** Asks for a switch and counts, as a usual parallel list does in every frame. */
    static byte[] poll() {
        return new CommandWriter()
                .add(BRANCH, 0, 0, 7, 0)
                .add(VARIABLE, 1, 0, 1, 1, 1, 0, 1)
                .add(BLANK, 1)
                .add(BRANCH_END, 0)
                .add(VARIABLE, 0, 0, WATCHED, WATCHED, 1, 0, 1)
                .add(SWITCH, 0, 0, WATCHED, WATCHED, 2)
                .toBytes();
    }

    /** Computes without an end: every frame takes as many commands as a list may run in one. */
    static byte[] compute() {
        return new CommandWriter()
                .add(LOOP, 0)
                .add(COMMENT, 1, text("what script-heavy games run most"))
                .add(VARIABLE, 1, 0, 1, 1, 1, 0, 3)
                .add(VARIABLE, 1, 0, 2, 2, 0, 1, 1)
                .add(VARIABLE, 1, 0, 2, 2, 3, 0, 7)
                .add(VARIABLE, 1, 0, 2, 2, 5, 0, 1000)
                .add(VARIABLE, 1, 0, 3, 3, 2, 1, 2)
                .add(VARIABLE, 1, 0, 4, 4, 4, 0, 3)
                .add(VARIABLE, 1, 0, 5, 5, 0, 3, 1, 6)
                .add(VARIABLE, 1, 0, 6, 6, 0, 2, 5)
                .add(VARIABLE, 1, 1, 10, 20, 1, 0, 1)
                .add(BRANCH, 1, 1, 1, 0, 500, 1, 0)
                .add(VARIABLE, 2, 0, 1, 1, 0, 0, 0)
                .add(BLANK, 2)
                .add(ELSE, 1)
                .add(SWITCH, 2, 0, 3, 3, 2)
                .add(BLANK, 2)
                .add(BRANCH_END, 1)
                .add(BRANCH, 1, 0, 8, 0, 0, 0, 0)
                .add(SWITCH, 2, 1, 10, 12, 0)
                .add(BLANK, 2)
                .add(BRANCH_END, 1)
                .add(LOOP, 1)
                .add(BREAK, 2)
                .add(BLANK, 2)
                .add(LOOP_END, 1)
                .add(JUMP, 1, 1)
                .add(BLANK, 1)
                .add(LABEL, 1, 1)
                .add(KEY, 1, 9, 0, 1, 1, 1)
                .add(BLANK, 1)
                .add(LOOP_END, 0)
                .toBytes();
    }

    /** Everything a list does to the screen, a message, and the way to another map. */
    static byte[] show(String picture, int map, int x, int y) {
        return new CommandWriter()
                .add(WAIT, 0, 5)
                .add(WEATHER, 0, map, 1)
                .add(TINT, 0, 80, 120, 100, 60, 2, 0)
                .add(FLASH, 0, 31, 31, 31, 20, 2, 0)
                .add(SHAKE, 0, 2, 5, 3, 0)
                .add(PICTURE, 0, text(picture), 1, 0, 160, 120, 0, 100, 30, 1, 100, 100, 100, 100)
                .add(WAIT, 0, 5)
                .add(MESSAGE, 0, text("Rehearsal, \\C[2]not heard by anybody.\\C[0]"))
                .add(MESSAGE_LINE, 0, text("0123456789 abcdefghijklmnopqrstuvwxyz"))
                .add(UNKNOWN, 0, 1)
                .add(ERASE_PICTURE, 0, 1)
                .add(TINT, 0, 100, 100, 100, 100, 1, 0)
                .add(TRANSFER, 0, map, x, y)
                .toBytes();
    }

    private static byte[] text(String words) {
        return words.getBytes(StandardCharsets.US_ASCII);
    }
}
