package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.InputState;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/** A window with the members of the party below each other, one of whom can be chosen. */
public final class PartyCursor implements Stateful {
    /** From one member to the next, in pixels. */
    static final int PITCH = 58;

    private static final int HEIGHT = 48;

    final WindowBox window = new WindowBox();

    /** Chosen member; -1 for none. */
    int index = -1;

    int members;

    /** All members at once, or a member that can't be changed. */
    boolean fixed;

    private int left;
    private int width;

    /** Places the window; the cursor's left edge and width are in contents coordinates. */
    void set(int x, int y, int w, int h, int cursorLeft, int cursorWidth, int memberCount) {
        window.place(x, y, w, h);
        left = cursorLeft;
        width = cursorWidth;
        members = memberCount;
    }

    void activate(int member) {
        window.active = true;
        fixed = false;
        index = member;
        window.cursor(left, PITCH * member, width, HEIGHT);
    }

    /** One rectangle around everybody. */
    void activateAll() {
        window.active = true;
        fixed = true;
        index = 0;
        window.cursor(left, 0, width, PITCH * members - (PITCH - HEIGHT));
    }

    void activateFixed(int member) {
        activate(member);
        fixed = true;
    }

    void deactivate() {
        window.active = false;
        index = -1;
        window.noCursor();
    }

    /** One frame; true when the cursor moved and its sound is due. */
    boolean update(InputState input) {
        window.update();
        if (!window.active || fixed || members == 0) {
            return false;
        }
        int step = 0;
        if (Button.DOWN.isIn(input.repeated)) {
            step = 1;
        } else if (Button.UP.isIn(input.repeated)) {
            step = members - 1;
        } else {
            return false;
        }
        activate((index + step) % members);
        return true;
    }

    @Override
    public void visit(StateVisitor v) {
        v.child("window", window);
        index = v.i("index", index);
        members = v.i("members", members);
        fixed = v.z("fixed", fixed);
        left = v.i("left", left);
        width = v.i("width", width);
    }
}
