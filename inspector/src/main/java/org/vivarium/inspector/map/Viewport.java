package org.vivarium.inspector.map;

/** Which part of a map a canvas shows, and how large. Pixels of the map against canvas pixels. */
final class Viewport {
    static final double LARGEST = 8;
    static final double SMALLEST = 1.0 / 32;
    private static final int TILE = TileRaster.TILE;

    private double zoom = 1;
    private double left;
    private double top;
    private double width;
    private double height;
    private double mapWidth;
    private double mapHeight;

    /** The size of the canvas. */
    void size(double canvasWidth, double canvasHeight) {
        width = canvasWidth;
        height = canvasHeight;
        keepInside();
    }

    /** Another map, of so many tiles. */
    void map(int columns, int rows) {
        mapWidth = columns * TILE;
        mapHeight = rows * TILE;
        keepInside();
    }

    double zoom() {
        return zoom;
    }

    /** Side of a tile on the canvas. */
    double tile() {
        return TILE * zoom;
    }

    double x(double column) {
        return (column * TILE - left) * zoom;
    }

    double y(double row) {
        return (row * TILE - top) * zoom;
    }

    /** The column under a canvas position; may lie outside of the map. */
    int column(double x) {
        return (int) Math.floor((x / zoom + left) / TILE);
    }

    int row(double y) {
        return (int) Math.floor((y / zoom + top) / TILE);
    }

    /** Moves what is seen by canvas pixels. */
    void pan(double dx, double dy) {
        left -= dx / zoom;
        top -= dy / zoom;
        keepInside();
    }

    /** Zooms so that what lies under a canvas position stays there. */
    void zoom(double factor, double x, double y) {
        double next = Math.clamp(zoom * factor, SMALLEST, LARGEST);
        left += x / zoom - x / next;
        top += y / zoom - y / next;
        zoom = next;
        keepInside();
    }

    /** Shows the map at its own size around the middle. */
    void natural() {
        zoom(1 / zoom, width / 2, height / 2);
    }

    /** Shows the whole map, not larger than twice its size. */
    void fit() {
        if (mapWidth > 0 && width > 0) {
            double fitting = Math.min(width / mapWidth, height / mapHeight);
            zoom = Math.clamp(fitting, SMALLEST, 2);
            left = 0;
            top = 0;
            keepInside();
        }
    }

    void centre(int column, int row) {
        left = (column + 0.5) * TILE - width / zoom / 2;
        top = (row + 0.5) * TILE - height / zoom / 2;
        keepInside();
    }

    /** Whether a tile is fully in view. */
    boolean shows(int column, int row) {
        return x(column) >= 0 && y(row) >= 0 && x(column + 1) <= width && y(row + 1) <= height;
    }

    private void keepInside() {
        left = keep(left, mapWidth, width / zoom);
        top = keep(top, mapHeight, height / zoom);
    }

    /** A map smaller than the view stands in its middle. */
    private static double keep(double at, double size, double seen) {
        return size <= seen ? (size - seen) / 2 : Math.clamp(at, 0, size - seen);
    }
}
