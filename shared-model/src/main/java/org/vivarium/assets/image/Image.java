package org.vivarium.assets.image;

import java.util.Arrays;

/**
 * One decoded image. Palette indices are kept where the file has them, since transparency, window
 * colours and hue shifts go by index and not by colour; premultiplied ARGB is made from them once,
 * when first drawn.
 *
 * <p>Arrays are handed out without a copy and must not be written to.
 */
public final class Image {
    private static final int[] NO_PALETTE = {};
    private static final byte[] NO_INDICES = {};

    private final int width;
    private final int height;
    private final byte[] indices;
    private final int[] palette;
    private final Transparency transparency;
    private final Coverage coverage;
    private final String defect;
    private int[] pixels;
    private Bounds bounds;

    private Image(Raster.Indexed raster, Transparency transparency) {
        width = raster.width();
        height = raster.height();
        indices = raster.indices();
        palette = raster.palette();
        this.transparency = transparency;
        defect = raster.defect();
        coverage =
                transparency == Transparency.INDEX_ZERO && contains(indices, (byte) 0)
                        ? Coverage.MASK
                        : Coverage.OPAQUE;
    }

    private Image(Raster.Direct raster) {
        width = raster.width();
        height = raster.height();
        indices = NO_INDICES;
        palette = NO_PALETTE;
        transparency = Transparency.NONE;
        defect = raster.defect();
        pixels = raster.pixels();
        coverage = Coverage.of(pixels);
    }

    static Image of(Raster raster, Transparency transparency) {
        return switch (raster) {
            case Raster.Indexed indexed -> new Image(indexed, transparency);
            case Raster.Direct direct -> new Image(direct);
        };
    }

    /**
     * An image made by a program.
     *
     * @param indices width x height palette indices, row by row from the top
     * @param palette up to 256 RGB colours; alpha is ignored
     */
    public static Image indexed(
            int width, int height, byte[] indices, int[] palette, Transparency transparency) {
        int[] full = Arrays.copyOf(palette, 256);
        for (int i = 0; i < full.length; i++) {
            full[i] |= 0xFF000000;
        }
        return new Image(new Raster.Indexed(width, height, indices, full, ""), transparency);
    }

    /** An image of premultiplied ARGB pixels, row by row from the top. */
    public static Image direct(int width, int height, int[] pixels) {
        return new Image(new Raster.Direct(width, height, pixels, ""));
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public boolean hasIndices() {
        return indices != NO_INDICES;
    }

    /** Palette indices row by row from the top; empty for a true-colour image. */
    public byte[] indices() {
        return indices;
    }

    /** 256 ARGB colours, all opaque whatever the transparency; empty for a true-colour image. */
    public int[] palette() {
        return palette;
    }

    public Transparency transparency() {
        return transparency;
    }

    public Coverage coverage() {
        return coverage;
    }

    /** What was wrong with a file that could be read in part; empty when nothing was. */
    public String defect() {
        return defect;
    }

    /** Premultiplied ARGB row by row from the top; a transparent pixel is 0. */
    public int[] pixels() {
        int[] made = pixels;
        if (made == null) {
            made = expand();
            pixels = made;
        }
        return made;
    }

    /**
     * The smallest rectangle outside of which every pixel is transparent; of no size when nothing
     * shows.
     */
    public Bounds bounds() {
        Bounds found = bounds;
        if (found == null) {
            found =
                    coverage == Coverage.OPAQUE
                            ? new Bounds(0, 0, width, height)
                            : Bounds.of(pixels(), width, height);
            bounds = found;
        }
        return found;
    }

    /**
     * The same indices with other transparency; a true-colour image keeps its alpha and comes back
     * as it is.
     */
    public Image with(Transparency other) {
        if (!hasIndices() || other == transparency) {
            return this;
        }
        return new Image(new Raster.Indexed(width, height, indices, palette, defect), other);
    }

    /** Bytes this image may hold on the heap once drawn: what a cache counts. */
    public long weight() {
        return indices.length + 4L * palette.length + 4L * width * height + 64;
    }

    private int[] expand() {
        int[] colours = palette;
        if (transparency == Transparency.INDEX_ZERO) {
            colours = palette.clone();
            colours[0] = 0;
        }
        int[] made = new int[indices.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = colours[indices[i] & 0xFF];
        }
        return made;
    }

    private static boolean contains(byte[] bytes, byte wanted) {
        for (byte b : bytes) {
            if (b == wanted) {
                return true;
            }
        }
        return false;
    }
}
