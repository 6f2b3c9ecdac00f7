package org.vivarium.engine.state;

import java.util.Arrays;

/** All switches, ids from 1. Reading outside gives off; writing beyond the end grows the array. */
public final class SwitchesState implements Stateful {
    private static final int MAX_ID = 1_000_000;
    private boolean[] values = new boolean[0];

    /** Makes room for ids 1 to {@code count}, all off. */
    public void reset(int count) {
        values = new boolean[count];
    }

    public int count() {
        return values.length;
    }

    /** The values themselves, id 1 first, for compiled event programs; growing replaces them. */
    public boolean[] values() {
        return values;
    }

    public boolean get(int id) {
        return id > 0 && id <= values.length && values[id - 1];
    }

    public void set(int id, boolean on) {
        if (id <= 0 || id > MAX_ID) {
            return;
        }
        if (id > values.length) {
            values = Arrays.copyOf(values, id);
        }
        values[id - 1] = on;
    }

    @Override
    public void visit(StateVisitor v) {
        values = v.flags("values", values);
    }
}
