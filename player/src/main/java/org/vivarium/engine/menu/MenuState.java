package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/**
 * Cursors and modes of all screens of this package. A kind of screen lies on the stack once at
 * most, so each has its fields here.
 */
public final class MenuState implements Stateful {
    final ListBox title = new ListBox();

    /** Continue was possible when the title was last entered. */
    boolean savesExist;

    final ListBox commands = new ListBox();

    /** Members in the main menu and on the target screen. */
    final PartyCursor party = new PartyCursor();

    final PartyCursor target = new PartyCursor();
    final ListBox items = new ListBox();
    final ListBox skills = new ListBox();
    final ListBox teleport = new ListBox();
    final EquipState equip = new EquipState();

    /** Member the status screen shows. */
    int statusMember;

    final OrderState order = new OrderState();
    final ListBox end = new ListBox();
    final ListBox video = new ListBox();
    final FileListState files = new FileListState();
    final NameState name = new NameState();
    final ShopState shop = new ShopState();
    final DebugState debug = new DebugState();

    @Override
    public void visit(StateVisitor v) {
        v.child("title", title);
        savesExist = v.z("savesExist", savesExist);
        v.child("commands", commands);
        v.child("party", party);
        v.child("target", target);
        v.child("items", items);
        v.child("skills", skills);
        v.child("teleport", teleport);
        v.child("equip", equip);
        statusMember = v.i("statusMember", statusMember);
        v.child("order", order);
        v.child("end", end);
        v.child("video", video);
        v.child("files", files);
        v.child("name", name);
        v.child("shop", shop);
        v.child("debug", debug);
    }
}
