package org.vivarium.engine.gfx.command;

import org.vivarium.engine.event.Interpreter;

/**
 * Numbers of picture commands beyond those the editor lets one enter, which point at variables
 * (picture pointer patch, spec interpreter 21.5). Without the patch they would mean nothing, so
 * they are always understood.
 */
final class PicturePointers {
    private static final int POINTER = 10_000;

    /** Ids beyond this also take the number at the end of the file's name from a variable. */
    private static final int NUMBERED = 50_000;

    private static final int DIGITS = 4;

    private PicturePointers() {}

    /** The value meant: itself, or that of the variable pointed at. */
    static int value(Interpreter i, int value) {
        return value > POINTER ? i.value(1, value - POINTER) : value;
    }

    /** The picture's id; 0, which is none, where the variable holds nothing sensible. */
    static int id(Interpreter i, int id) {
        return id > NUMBERED ? i.value(1, id - NUMBERED) : value(i, id);
    }

    /** The file's name, its last four characters exchanged where the id says so. */
    static String name(Interpreter i, int id, String name) {
        return id > NUMBERED ? numbered(name, DIGITS, i.value(1, id - NUMBERED + 1)) : name;
    }

    /** The last characters of a name give way to a number, padded with zeros. */
    static String numbered(String name, int digits, int value) {
        if (digits <= 0 || name.length() < digits) {
            return name;
        }
        StringBuilder number = new StringBuilder(Integer.toString(value));
        while (number.length() < digits) {
            number.insert(0, '0');
        }
        return name.substring(0, name.length() - digits) + number;
    }
}
