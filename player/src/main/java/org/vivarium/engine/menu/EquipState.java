package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/** Where the equipment screen stands. */
final class EquipState implements Stateful {
    int member;
    final ListBox slots = new ListBox();
    final ListBox items = new ListBox();

    @Override
    public void visit(StateVisitor v) {
        member = v.i("member", member);
        v.child("slots", slots);
        v.child("items", items);
    }
}
