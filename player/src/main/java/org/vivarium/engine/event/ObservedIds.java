package org.vivarium.engine.event;

import java.util.Arrays;

/**
 * Which switches and variables some page of the present map has a condition on: only writing one of
 * these can change a page (spec interpreter 3.3). Follows from the map's file, so no part of the
 * state.
 */
public final class ObservedIds {

    private long[] switches = new long[16];
    private long[] variables = new long[16];

    public void clear() {
        Arrays.fill(switches, 0);
        Arrays.fill(variables, 0);
    }

    public void addSwitch(int id) {
        switches = add(switches, id);
    }

    public void addVariable(int id) {
        variables = add(variables, id);
    }

    public boolean hasSwitch(int id) {
        return has(switches, id);
    }

    public boolean hasVariable(int id) {
        return has(variables, id);
    }

    /** The switches as bits by id, with room for {@code highest}. */
    public long[] switches(int highest) {
        switches = covering(switches, highest);
        return switches;
    }

    /** The variables as bits by id, with room for {@code highest}. */
    public long[] variables(int highest) {
        variables = covering(variables, highest);
        return variables;
    }

    private static long[] covering(long[] bits, int highest) {
        int word = highest >> 6;
        return word < bits.length ? bits : Arrays.copyOf(bits, word + 1);
    }

    private static long[] add(long[] bits, int id) {
        if (id <= 0) {
            return bits;
        }
        int word = id >> 6;
        long[] wide = word < bits.length ? bits : Arrays.copyOf(bits, word + 16);
        wide[word] |= 1L << id;
        return wide;
    }

    /** Whether the bits hold this id; false for ids they have no room for. */
    public static boolean has(long[] bits, int id) {
        int word = id >> 6;
        return word >= 0 && word < bits.length && (bits[word] >>> id & 1) != 0;
    }
}
