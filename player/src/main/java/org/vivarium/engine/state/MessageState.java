package org.vivarium.engine.state;

import org.vivarium.engine.gfx.window.WindowBox;

/**
 * The message window, its text and what it asks (spec screen-and-windows 3.6 to 3.8, interpreter
 * 16).
 */
public final class MessageState implements Stateful {
    /** Options of command Message Options; they last. */
    public boolean transparentBox;

    /** 0 top, 1 middle, 2 bottom. */
    public int position = 2;

    public boolean fixedPosition;
    public boolean continueEvents;

    /** Options of command Change Face. */
    public String face = "";

    public int faceIndex;
    public boolean faceRight;
    public boolean faceFlipped;

    /** The box, and the money window beside it. */
    public final WindowBox box = new WindowBox().place(0, 160, 320, 80);

    public final WindowBox money = new WindowBox();

    /**
     * The box shows, or went away in the last update: a message is active (spec interpreter 6.1).
     */
    public boolean visible;

    /** What the last update did: began to close the box, or made it disappear. */
    public boolean closingBegan;

    public boolean justClosed;

    /** Ordinal of MessagePhase. */
    public int phase;

    /** Lines end with a line feed, pages with a form feed; the next token stands at {@link #at}. */
    public String text = "";

    public int at;

    /** Interpreter that asked, and the indent that receives the answer. */
    public int owner;

    public int indent;
    public boolean withoutFace;

    /** A low window of one line. */
    public boolean singleLines;

    /** Colours start anew with each choice, as at an inn. */
    public boolean inn;

    public int choices;
    public int enabledChoices;
    public int cancel;
    public int choice;

    /** Digits of the number input, the first one on the left; empty without one. */
    public int[] digits = {};

    public int digit;
    public int numberVariable;

    /** The present page: its line, the pen's x, and how it is typed (spec screen 3.8). */
    public int line;

    public int firstChoiceLine;
    public int pen;
    public int colour;
    public int speed = 1;
    public int counter;
    public int wait;
    public boolean instant;
    public boolean afterPrintable;
    public boolean waited = true;
    public boolean closesItself;

    /** The face of this page. */
    public String pageFace = "";

    public int pageFaceIndex;
    public boolean pageFaceRight;
    public boolean pageFaceFlipped;

    /**
     * What stands on the page: characters (symbols as negative numbers), and x, line and colour of
     * each.
     */
    public int typedCount;

    public int[] typed = new int[256];
    public int[] places = new int[256];

    public MessageState() {
        box.visible = false;
        money.visible = false;
    }

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
        v.child("box", box);
        v.child("money", money);
        visible = v.z("visible", visible);
        closingBegan = v.z("closingBegan", closingBegan);
        justClosed = v.z("justClosed", justClosed);
        phase = v.i("phase", phase);
        text = v.s("text", text);
        at = v.i("at", at);
        owner = v.i("owner", owner);
        indent = v.i("indent", indent);
        withoutFace = v.z("withoutFace", withoutFace);
        singleLines = v.z("singleLines", singleLines);
        inn = v.z("inn", inn);
        choices = v.i("choices", choices);
        enabledChoices = v.i("enabledChoices", enabledChoices);
        cancel = v.i("cancel", cancel);
        choice = v.i("choice", choice);
        digits = v.ints("digits", digits);
        digit = v.i("digit", digit);
        numberVariable = v.i("numberVariable", numberVariable);
        visitPage(v);
    }

    private void visitPage(StateVisitor v) {
        line = v.i("line", line);
        firstChoiceLine = v.i("firstChoiceLine", firstChoiceLine);
        pen = v.i("pen", pen);
        colour = v.i("colour", colour);
        speed = v.i("speed", speed);
        counter = v.i("counter", counter);
        wait = v.i("wait", wait);
        instant = v.z("instant", instant);
        afterPrintable = v.z("afterPrintable", afterPrintable);
        waited = v.z("waited", waited);
        closesItself = v.z("closesItself", closesItself);
        pageFace = v.s("pageFace", pageFace);
        pageFaceIndex = v.i("pageFaceIndex", pageFaceIndex);
        pageFaceRight = v.z("pageFaceRight", pageFaceRight);
        pageFaceFlipped = v.z("pageFaceFlipped", pageFaceFlipped);
        typedCount = v.i("typedCount", typedCount);
        typed = v.ints("typed", typed);
        places = v.ints("places", places);
    }
}
