package org.vivarium.engine.event;

import java.util.Arrays;

/**
 * An actor's battle commands (2003): seven slots filled up with -1, the last one used is 0, the row
 * command (spec event-commands, 1009).
 */
final class BattleCommandList {

    private static final int SLOTS = 7;
    private static final int MAX_COMMANDS = 6;
    private static final int FREE = -1;
    private static final int ROW = 0;

    private BattleCommandList() {}

    /** The list with a command added before the row command; a full or equal one stays. */
    static int[] with(int[] commands, int command) {
        int[] real = real(commands);
        if (contains(real, command) || real.length >= MAX_COMMANDS) {
            return commands;
        }
        int[] longer = Arrays.copyOf(real, real.length + 1);
        longer[real.length] = command;
        return padded(longer);
    }

    /** The list without a command; without any when the command is 0. */
    static int[] without(int[] commands, int command) {
        if (command == 0) {
            return padded(new int[0]);
        }
        return padded(Arrays.stream(real(commands)).filter(c -> c != command).toArray());
    }

    private static int[] real(int[] commands) {
        return Arrays.stream(commands).filter(c -> c > ROW).toArray();
    }

    private static boolean contains(int[] commands, int command) {
        return Arrays.stream(commands).anyMatch(c -> c == command);
    }

    private static int[] padded(int[] real) {
        int[] slots = new int[SLOTS];
        Arrays.fill(slots, FREE);
        System.arraycopy(real, 0, slots, 0, real.length);
        slots[real.length] = ROW;
        return slots;
    }
}
