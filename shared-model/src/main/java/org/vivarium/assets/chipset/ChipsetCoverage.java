package org.vivarium.assets.chipset;

import org.vivarium.assets.image.Image;

/**
 * What each 8x8 unit of one chipset shows: nothing, everything, or some of it. Blank tiles can then
 * be skipped and opaque ones copied without a test of each pixel. It serves drawing alone:
 * passability never asks it.
 */
public final class ChipsetCoverage {
    /** Every pixel is transparent, or lies outside of the image. */
    public static final byte BLANK = 0;

    /** Some pixels are transparent, or translucent. */
    public static final byte MIXED = 1;

    /** Every pixel is opaque. */
    public static final byte OPAQUE = 2;

    private static final int COLUMNS = ChipsetGeometry.WIDTH / ChipsetGeometry.QUARTER;
    private static final int ROWS = ChipsetGeometry.HEIGHT / ChipsetGeometry.QUARTER;

    private final byte[] units = new byte[COLUMNS * ROWS];

    public ChipsetCoverage(Image chipset) {
        int[] pixels = chipset.pixels();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                units[row * COLUMNS + column] = classify(chipset, pixels, column * 8, row * 8);
            }
        }
    }

    /** What the unit at a source shows; {@link #BLANK} for {@link ChipsetGeometry#NOTHING}. */
    public byte unit(int source) {
        return source == ChipsetGeometry.NOTHING
                ? BLANK
                : units[(source >> 19) * COLUMNS + ((source & 0xFFFF) >> 3)];
    }

    /** What the 16x16 cell whose upper left pixel is a source shows. */
    public byte cell(int source) {
        int first = (source >> 19) * COLUMNS + ((source & 0xFFFF) >> 3);
        return join(
                join(units[first], units[first + 1]),
                join(units[first + COLUMNS], units[first + COLUMNS + 1]));
    }

    /** What a tile shows at the given animation steps. */
    public byte tile(int tile, int waterStep, int blockStep) {
        byte top =
                join(
                        unit(ChipsetGeometry.source(tile, 0, waterStep, blockStep)),
                        unit(ChipsetGeometry.source(tile, 1, waterStep, blockStep)));
        byte bottom =
                join(
                        unit(ChipsetGeometry.source(tile, 2, waterStep, blockStep)),
                        unit(ChipsetGeometry.source(tile, 3, waterStep, blockStep)));
        return join(top, bottom);
    }

    private static byte join(byte a, byte b) {
        return a == b ? a : MIXED;
    }

    private static byte classify(Image image, int[] pixels, int left, int top) {
        int opaque = 0;
        int blank = 0;
        for (int y = top; y < top + 8; y++) {
            for (int x = left; x < left + 8; x++) {
                int alpha =
                        x < image.width() && y < image.height()
                                ? pixels[y * image.width() + x] >>> 24
                                : 0;
                if (alpha == 0) {
                    blank++;
                } else if (alpha == 255) {
                    opaque++;
                }
            }
        }
        return blank == 64 ? BLANK : opaque == 64 ? OPAQUE : MIXED;
    }
}
