package org.vivarium.engine.state;

/**
 * What a string picture shows: text on a window's ground, drawn when needed (Maniac Patch, spec
 * event-commands 3007). Sizes and spacings are pixels.
 */
public final class TextPanelState implements Stateful {
    /** Grounds behind the text. */
    public static final int TILED = 0;

    public static final int STRETCHED = 1;

    /** Neither ground nor frame, as for any other number. */
    public static final int NO_GROUND = 2;

    public boolean shown;

    /** Lines, variables and names already put in; other codes are still there. */
    public String text = "";

    /** System graphic; empty for the one in use. */
    public String system = "";

    /** 0: as wide, or high, as the text needs. */
    public int width;

    public int height;
    public int fontSize = 12;
    public int letterSpacing;
    public int lineSpacing;

    /** {@link #TILED}, {@link #STRETCHED}, anything else: no ground and no frame. */
    public int ground;

    public boolean frame;
    public boolean gradient;
    public boolean shadow;
    public boolean bold;
    public boolean margin;

    /** Takes over everything another panel says. */
    public void set(TextPanelState other) {
        shown = other.shown;
        text = other.text;
        system = other.system;
        width = other.width;
        height = other.height;
        fontSize = other.fontSize;
        letterSpacing = other.letterSpacing;
        lineSpacing = other.lineSpacing;
        ground = other.ground;
        frame = other.frame;
        gradient = other.gradient;
        shadow = other.shadow;
        bold = other.bold;
        margin = other.margin;
    }

    /** Whether both look the same. */
    public boolean looksLike(TextPanelState other) {
        return text.equals(other.text)
                && system.equals(other.system)
                && width == other.width
                && height == other.height
                && fontSize == other.fontSize
                && letterSpacing == other.letterSpacing
                && lineSpacing == other.lineSpacing
                && ground == other.ground
                && frame == other.frame
                && gradient == other.gradient
                && shadow == other.shadow
                && bold == other.bold
                && margin == other.margin;
    }

    @Override
    public void visit(StateVisitor v) {
        shown = v.z("shown", shown);
        text = v.s("text", text);
        system = v.s("system", system);
        width = v.i("width", width);
        height = v.i("height", height);
        fontSize = v.i("fontSize", fontSize);
        letterSpacing = v.i("letterSpacing", letterSpacing);
        lineSpacing = v.i("lineSpacing", lineSpacing);
        ground = v.i("ground", ground);
        frame = v.z("frame", frame);
        gradient = v.z("gradient", gradient);
        shadow = v.z("shadow", shadow);
        bold = v.z("bold", bold);
        margin = v.z("margin", margin);
    }
}
