package org.vivarium.engine.gfx.picture;

/**
 * Which point of a picture its position names (Maniac Patch); everywhere else it is the centre. The
 * order is that of the patch's parameter; the recordings show the top right corner.
 */
public enum PictureOrigin {
    CENTRE(0, 0),
    TOP_LEFT(1, 1),
    BOTTOM_LEFT(1, -1),
    TOP_RIGHT(-1, 1),
    BOTTOM_RIGHT(-1, -1),
    TOP(0, 1),
    BOTTOM(0, -1),
    LEFT(1, 0),
    RIGHT(-1, 0);

    private static final PictureOrigin[] ALL = values();

    private final int halvesRight;
    private final int halvesDown;

    PictureOrigin(int halvesRight, int halvesDown) {
        this.halvesRight = halvesRight;
        this.halvesDown = halvesDown;
    }

    /** The origin of this number; the centre for one without a meaning. */
    public static PictureOrigin of(int number) {
        return number >= 0 && number < ALL.length ? ALL[number] : CENTRE;
    }

    /** Pixels from the position to the centre of a picture this wide. */
    public int toCentreX(int width) {
        return toCentre(halvesRight, width);
    }

    public int toCentreY(int height) {
        return toCentre(halvesDown, height);
    }

    /** An odd size has its centre at the smaller half, from whichever side it is reached. */
    private static int toCentre(int halves, int size) {
        return halves == 0 ? 0 : halves > 0 ? size / 2 : size / 2 - size;
    }
}
