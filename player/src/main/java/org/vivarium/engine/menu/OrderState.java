package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.state.PartyState;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/** A new order of the party while it is being made. */
final class OrderState implements Stateful {
    final ListBox old = new ListBox();
    final ListBox confirm = new ListBox();

    /** Members in the new order, by their place in the old; the first {@link #chosen} count. */
    int[] order = new int[PartyState.MAX_MEMBERS];

    int chosen;

    boolean isChosen(int member) {
        for (int i = 0; i < chosen; i++) {
            if (order[i] == member) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void visit(StateVisitor v) {
        v.child("old", old);
        v.child("confirm", confirm);
        order = v.ints("order", order);
        chosen = v.i("chosen", chosen);
    }
}
