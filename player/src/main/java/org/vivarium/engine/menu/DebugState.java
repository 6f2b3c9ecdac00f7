package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/** Where the debug menu stands; it remembers the last places of both lists. */
final class DebugState implements Stateful {
    /** Variables are shown, else switches. */
    boolean variables;

    /** First id of the page, less one, of the switches and of the variables. */
    int[] pages = new int[2];

    final ListBox ranges = new ListBox();
    final ListBox entries = new ListBox();

    /** Digits of a value being typed; the sign is {@link #negative}. */
    int typed;

    boolean typing;
    boolean negative;

    @Override
    public void visit(StateVisitor v) {
        variables = v.z("variables", variables);
        pages = v.ints("pages", pages);
        v.child("ranges", ranges);
        v.child("entries", entries);
        typed = v.i("typed", typed);
        typing = v.z("typing", typing);
        negative = v.z("negative", negative);
    }
}
