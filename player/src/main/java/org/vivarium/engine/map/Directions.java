package org.vivarium.engine.map;

/**
 * The eight directions: 0 up, 1 right, 2 down, 3 left, 4 up-right, 5 down-right, 6 down-left, 7
 * up-left (spec map-scene 0).
 */
public final class Directions {
    public static final int UP = 0;
    public static final int RIGHT = 1;
    public static final int DOWN = 2;
    public static final int LEFT = 3;

    private static final int[] DX = {0, 1, 0, -1, 1, 1, -1, -1};
    private static final int[] DY = {-1, 0, 1, 0, -1, 1, 1, -1};
    private static final int[] REVERSE = {DOWN, LEFT, UP, RIGHT, 6, 7, 4, 5};

    private Directions() {}

    public static int dx(int direction) {
        return DX[direction];
    }

    public static int dy(int direction) {
        return DY[direction];
    }

    public static int reverse(int direction) {
        return REVERSE[direction];
    }

    public static boolean diagonal(int direction) {
        return direction > LEFT;
    }

    /** A quarter turn to the left of the four straight directions. */
    static int left(int direction) {
        return (direction + 3) % 4;
    }

    static int right(int direction) {
        return (direction + 1) % 4;
    }

    static int back(int direction) {
        return (direction + 2) % 4;
    }

    /** UP or DOWN for a direction with a vertical part; else -1. */
    static int verticalPart(int direction) {
        return DY[direction] < 0 ? UP : DY[direction] > 0 ? DOWN : -1;
    }

    /** LEFT or RIGHT for a direction with a horizontal part; else -1. */
    static int horizontalPart(int direction) {
        return DX[direction] < 0 ? LEFT : DX[direction] > 0 ? RIGHT : -1;
    }

    /** The direction of a jump over (dx, dy): the longer axis, vertical when equal. */
    static int dominant(int dx, int dy) {
        if (Math.abs(dy) >= Math.abs(dx)) {
            return dy >= 0 ? DOWN : UP;
        }
        return dx >= 0 ? RIGHT : LEFT;
    }
}
