package org.vivarium.engine.state;

/**
 * The message window, its text and what it asks (spec screen-and-windows 3.6 to 3.8, interpreter
 * 16).
 */
public final class MessageState implements Stateful {
    /** Options of command Message Options; they last. */
    public boolean transparentBox;

    /** 0 top, 1 middle, 2 bottom. */
    public int position = 2;

    public boolean fixedPosition = true;
    public boolean continueEvents;

    /** Options of command Change Face. */
    public String face = "";

    public int faceIndex;
    public boolean faceRight;
    public boolean faceFlipped;

    /** The window shows, opening and closing included. */
    public boolean visible;

    @Override
    public void visit(StateVisitor v) {
        transparentBox = v.z("transparentBox", transparentBox);
        position = v.i("position", position);
        fixedPosition = v.z("fixedPosition", fixedPosition);
        continueEvents = v.z("continueEvents", continueEvents);
        face = v.s("face", face);
        faceIndex = v.i("faceIndex", faceIndex);
        faceRight = v.z("faceRight", faceRight);
        faceFlipped = v.z("faceFlipped", faceFlipped);
        visible = v.z("visible", visible);
    }
}
