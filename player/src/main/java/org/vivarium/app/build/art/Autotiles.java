package org.vivarium.app.build.art;

/**
 * Draws the blocks that autotiles are cut from (spec map-scene 1.1 to 1.4): a ground inside,
 * another outside, and an edge between them whose waviness repeats every 16 pixels, so that pieces
 * join.
 */
final class Autotiles {
    private static final int CELL = 16;

    private Autotiles() {}

    /** How the edge between two grounds is drawn. */
    interface Edge {
        /**
         * The colour at a distance from the edge, 0 and more on the inside; 0 to leave the ground
         * as it is.
         */
        byte at(double distance, int x, int y);
    }

    /** A terrain block of 3x4 cells: preview, inner corners, and a framed patch. */
    static Canvas terrain(Canvas inside, Canvas outside, double inset, Edge edge) {
        Canvas block = new Canvas(3 * CELL, 4 * CELL);
        for (int y = 0; y < block.height(); y++) {
            for (int x = 0; x < block.width(); x++) {
                double distance =
                        y < CELL
                                ? x < CELL
                                        ? patch(x, y, CELL, inset)
                                        : innerCorner(x % CELL, y, inset)
                                : patch(x, y - CELL, 3 * CELL, inset);
                paint(block, x, y, distance, inside, outside, edge);
            }
        }
        return block;
    }

    /**
     * One column of coast pieces, 1x4 cells: outer corner, vertical edge, horizontal edge, inner
     * corner.
     */
    static Canvas coast(Canvas inside, Canvas outside, double inset, Edge edge) {
        Canvas column = new Canvas(CELL, 4 * CELL);
        for (int y = 0; y < column.height(); y++) {
            for (int x = 0; x < CELL; x++) {
                int cy = y % CELL;
                double distance =
                        switch (y / CELL) {
                            case 0 -> patch(x, cy, CELL, inset);
                            case 1 -> Math.min(x, CELL - 1 - x) - inset - wobble(cy);
                            case 2 -> Math.min(cy, CELL - 1 - cy) - inset - wobble(x);
                            default -> innerCorner(x, cy, inset);
                        };
                paint(column, x, y, distance, inside, outside, edge);
            }
        }
        return column;
    }

    private static void paint(
            Canvas to, int x, int y, double distance, Canvas inside, Canvas outside, Edge edge) {
        Canvas ground = distance >= 0 ? inside : outside;
        byte line = edge.at(distance, x, y);
        to.set(x, y, line != Ramp.CLEAR ? line : ground.get(x % CELL, y % CELL));
    }

    /** Distance to the edge of a rounded square patch. */
    private static double patch(int x, int y, int size, double inset) {
        double dx = Math.min(x, size - 1 - x) - inset - wobble(y);
        double dy = Math.min(y, size - 1 - y) - inset - wobble(x);
        double radius = 4;
        if (dx < radius && dy < radius) {
            return radius - Math.hypot(radius - dx, radius - dy);
        }
        return Math.min(dx, dy);
    }

    /** Distance to the nearest corner's tip of the outer ground. */
    private static double innerCorner(int x, int y, double inset) {
        double dx = Math.min(x, CELL - 1 - x) + 0.5;
        double dy = Math.min(y, CELL - 1 - y) + 0.5;
        return Math.hypot(dx, dy) - inset - 1.2;
    }

    private static double wobble(int along) {
        return 0.6 * Math.sin(along * Math.PI / 8) + 0.35 * Math.sin(along * Math.PI / 4 + 1);
    }
}
