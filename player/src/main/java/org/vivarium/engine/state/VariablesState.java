package org.vivarium.engine.state;

import java.util.Arrays;

/**
 * All variables, ids from 1 (spec interpreter 8.1). Reading outside gives 0; every write is clamped
 * to the engine's range; writing beyond the end grows the array.
 */
public final class VariablesState implements Stateful {
    private static final int MAX_ID = 1_000_000;
    private int[] values = new int[0];
    private int limit = 999_999;

    /** Ids that took a value from the clock, ascending; only for those who compare runs. */
    private int[] clocked = {};

    /** Makes room for ids 1 to {@code count}, all 0, holding values from -limit to limit. */
    public void reset(int count, int limit) {
        values = new int[count];
        this.limit = limit;
        clocked = new int[0];
    }

    public int count() {
        return values.length;
    }

    public int limit() {
        return limit;
    }

    /** The values themselves, id 1 first, for compiled event programs; growing replaces them. */
    public int[] values() {
        return values;
    }

    public int get(int id) {
        return id > 0 && id <= values.length ? values[id - 1] : 0;
    }

    public void set(int id, int value) {
        if (id <= 0 || id > MAX_ID) {
            return;
        }
        if (id > values.length) {
            values = Arrays.copyOf(values, id);
        }
        values[id - 1] = Math.clamp(value, -limit, limit);
    }

    /** This variable holds a date, a time or the frame counter, or something made of one. */
    public void markClocked(int id) {
        int at = Arrays.binarySearch(clocked, id);
        if (at < 0) {
            int place = -at - 1;
            int[] more = Arrays.copyOf(clocked, clocked.length + 1);
            System.arraycopy(clocked, place, more, place + 1, clocked.length - place);
            more[place] = id;
            clocked = more;
        }
    }

    /** Whether the clock was ever written into this variable: runs need not agree about it. */
    public boolean isClocked(int id) {
        return Arrays.binarySearch(clocked, id) >= 0;
    }

    @Override
    public void visit(StateVisitor v) {
        values = v.ints("values", values);
        limit = v.i("limit", limit);
    }
}
