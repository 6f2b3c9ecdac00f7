package org.vivarium.engine.gfx.transition;

/**
 * The ways a picture gives way to another, in the order of their numbers in the data (spec screen
 * 5.2).
 */
public enum TransitionType {
    FADE,
    RANDOM_BLOCKS,
    BLOCKS_DOWN,
    BLOCKS_UP,
    BLINDS,
    VERTICAL_STRIPES,
    HORIZONTAL_STRIPES,
    BORDER_TO_CENTRE,
    CENTRE_TO_BORDER,
    SCROLL_UP,
    SCROLL_DOWN,
    SCROLL_LEFT,
    SCROLL_RIGHT,
    VERTICAL_DIVISION,
    HORIZONTAL_DIVISION,
    CROSS_DIVISION,
    ZOOM,
    MOSAIC,
    WAVE,
    CUT,
    /** The old picture stays until the time is up. */
    NONE;

    private static final TransitionType[] ALL = values();

    /** The type of a number; {@link #NONE} for numbers that don't exist. */
    public static TransitionType at(int number) {
        return number >= 0 && number < ALL.length ? ALL[number] : NONE;
    }
}
