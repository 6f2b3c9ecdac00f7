package org.vivarium.engine.state;

import java.util.Arrays;

/** String variables of the Maniac Patch, ids from 1. Reading outside gives an empty text. */
public final class StringsState implements Stateful {

    private static final int MAX_ID = 100_000;
    private static final String[] NONE = {};

    private String[] values = NONE;

    public String get(int id) {
        return id >= 1 && id <= values.length ? values[id - 1] : "";
    }

    public void set(int id, String value) {
        if (id < 1 || id > MAX_ID) {
            return;
        }
        if (id > values.length) {
            int old = values.length;
            values = Arrays.copyOf(values, id);
            Arrays.fill(values, old, id, "");
        }
        values[id - 1] = value;
    }

    /** Highest id written so far. */
    public int count() {
        return values.length;
    }

    @Override
    public void visit(StateVisitor v) {
        values = v.strings("values", values);
    }
}
