package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/** A name being typed. */
final class NameState implements Stateful {
    String text = "";
    int page;
    int column;
    int row;

    /** Holds the blinking cursor over the keys. */
    final WindowBox keys = new WindowBox();

    @Override
    public void visit(StateVisitor v) {
        text = v.s("text", text);
        page = v.i("page", page);
        column = v.i("column", column);
        row = v.i("row", row);
        v.child("keys", keys);
    }
}
