package org.vivarium.app.build.art;

import java.util.Arrays;
import org.vivarium.assets.image.PngWriter;

/** A picture of palette indices to draw on. Drawing outside of it does nothing. */
public final class Canvas {
    private final int width;
    private final int height;
    private final byte[] pixels;

    public Canvas(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new byte[width * height];
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public byte get(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? Ramp.CLEAR : pixels[y * width + x];
    }

    public void set(int x, int y, byte colour) {
        if (x >= 0 && y >= 0 && x < width && y < height) {
            pixels[y * width + x] = colour;
        }
    }

    public void fill(byte colour) {
        Arrays.fill(pixels, colour);
    }

    public void fill(int x, int y, int w, int h, byte colour) {
        for (int row = y; row < y + h; row++) {
            for (int column = x; column < x + w; column++) {
                set(column, row, colour);
            }
        }
    }

    /** The border of a rectangle, one pixel wide. */
    public void frame(int x, int y, int w, int h, byte colour) {
        fill(x, y, w, 1, colour);
        fill(x, y + h - 1, w, 1, colour);
        fill(x, y, 1, h, colour);
        fill(x + w - 1, y, 1, h, colour);
    }

    public void ellipse(
            double centreX, double centreY, double radiusX, double radiusY, byte colour) {
        for (int y = (int) (centreY - radiusY) - 1; y <= centreY + radiusY + 1; y++) {
            for (int x = (int) (centreX - radiusX) - 1; x <= centreX + radiusX + 1; x++) {
                double dx = (x + 0.5 - centreX) / radiusX;
                double dy = (y + 0.5 - centreY) / radiusY;
                if (dx * dx + dy * dy <= 1) {
                    set(x, y, colour);
                }
            }
        }
    }

    public void line(int fromX, int fromY, int toX, int toY, byte colour) {
        int steps = Math.max(1, Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)));
        for (int i = 0; i <= steps; i++) {
            set(
                    fromX + (int) Math.round((toX - fromX) * (double) i / steps),
                    fromY + (int) Math.round((toY - fromY) * (double) i / steps),
                    colour);
        }
    }

    /** Draws another picture over this one; its clear pixels change nothing. */
    public void draw(Canvas other, int x, int y) {
        for (int row = 0; row < other.height; row++) {
            for (int column = 0; column < other.width; column++) {
                byte colour = other.get(column, row);
                if (colour != Ramp.CLEAR) {
                    set(x + column, y + row, colour);
                }
            }
        }
    }

    /** Repeats a texture over a rectangle, aligned to this picture's origin. */
    public void texture(Canvas texture, int x, int y, int w, int h) {
        for (int row = y; row < y + h; row++) {
            for (int column = x; column < x + w; column++) {
                set(
                        column,
                        row,
                        texture.get(
                                Math.floorMod(column, texture.width),
                                Math.floorMod(row, texture.height)));
            }
        }
    }

    /** Rows of text as pixels: each character's colour is looked up, unknown ones stay clear. */
    public void draw(String[] rows, int x, int y, Colours colours) {
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                byte colour = colours.of(rows[row].charAt(column));
                if (colour != Ramp.CLEAR) {
                    set(x + column, y + row, colour);
                }
            }
        }
    }

    /** What a character of drawn text stands for. */
    @FunctionalInterface
    public interface Colours {
        byte of(char pixel);
    }

    /** Surrounds everything drawn by a line, inside the picture's bounds. */
    public void outline(byte colour) {
        byte[] before = pixels.clone();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (before[y * width + x] == Ramp.CLEAR && touches(before, x, y)) {
                    pixels[y * width + x] = colour;
                }
            }
        }
    }

    private boolean touches(byte[] before, int x, int y) {
        return x > 0 && before[y * width + x - 1] != Ramp.CLEAR
                || x < width - 1 && before[y * width + x + 1] != Ramp.CLEAR
                || y > 0 && before[(y - 1) * width + x] != Ramp.CLEAR
                || y < height - 1 && before[(y + 1) * width + x] != Ramp.CLEAR;
    }

    public Canvas mirrored() {
        Canvas mirror = new Canvas(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                mirror.set(width - 1 - x, y, get(x, y));
            }
        }
        return mirror;
    }

    public Canvas cut(int x, int y, int w, int h) {
        Canvas part = new Canvas(w, h);
        for (int row = 0; row < h; row++) {
            for (int column = 0; column < w; column++) {
                part.set(column, row, get(x + column, y + row));
            }
        }
        return part;
    }

    public byte[] toPng() {
        return PngWriter.encode(pixels, Ramp.palette(), width, height);
    }
}
