package org.vivarium.telemetry.snapshot;

import java.util.Arrays;

/**
 * Switches, variables, money and party. Arrays grow when a game has more of them than before, which
 * happens once a game.
 */
public final class StateSnapshot extends Snapshot {
    public static final int MAX_PARTY = 8;

    public int switchCount;
    public int variableCount;

    /** Switch N is at index N - 1. */
    public boolean[] switches = new boolean[0];

    /** Variable N is at index N - 1. */
    public int[] variables = new int[0];

    public int gold;
    public int steps;

    /** Frames left of each timer; -1 when it isn't running. */
    public final int[] timerFrames = {-1, -1};

    public int partySize;
    public final int[] actor = new int[MAX_PARTY];
    public final int[] level = new int[MAX_PARTY];
    public final int[] hp = new int[MAX_PARTY];
    public final int[] maxHp = new int[MAX_PARTY];
    public final int[] sp = new int[MAX_PARTY];
    public final int[] maxSp = new int[MAX_PARTY];

    /** Makes room for this many switches and variables. */
    public void size(int switchCount, int variableCount) {
        this.switchCount = switchCount;
        this.variableCount = variableCount;
        if (switches.length < switchCount) {
            switches = Arrays.copyOf(switches, switchCount);
        }
        if (variables.length < variableCount) {
            variables = Arrays.copyOf(variables, variableCount);
        }
    }
}
