package org.vivarium.engine.gfx;

import java.util.Arrays;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.Transparency;

/**
 * A picture ready to be drawn. Either 8-bit indices with a palette of premultiplied colours, as
 * nearly every file of these games has it, or one premultiplied pixel each. Toning an indexed
 * picture costs 256 palette entries, however large it is. Immutable by contract: nobody writes to
 * the arrays handed out.
 */
public final class Bitmap {
    /** What drawing has to look out for. */
    public enum Kind {
        /** Every pixel is opaque. */
        OPAQUE,
        /** Pixels are opaque or absent. */
        MASK,
        /** Some pixels are half transparent. */
        ALPHA
    }

    /** One absent pixel: stands for a picture that isn't there. */
    public static final Bitmap EMPTY = ofPixels(1, 1, new int[1]);

    private final int width;
    private final int height;
    private final byte[] indices;
    private final int[] colours;
    private final Kind kind;

    /** The colour palette entry 0 has in the file; 0 for a picture without indices. */
    private final int zero;

    private Bitmap(int width, int height, byte[] indices, int[] colours, Kind kind, int zero) {
        this.width = width;
        this.height = height;
        this.indices = indices;
        this.colours = colours;
        this.kind = kind;
        this.zero = zero;
    }

    /** A decoded image, ready to draw; shares its arrays. */
    public static Bitmap of(Image image) {
        return image.hasIndices()
                ? ofIndices(
                        image.width(),
                        image.height(),
                        image.indices(),
                        image.palette(),
                        image.transparency() == Transparency.INDEX_ZERO)
                : ofPixels(image.width(), image.height(), image.pixels());
    }

    /**
     * An indexed picture; {@code palette} is opaque RGB, entry 0 is dropped when {@code maskZero}
     * (spec screen 1.1).
     */
    public static Bitmap ofIndices(
            int width, int height, byte[] indices, int[] palette, boolean maskZero) {
        int[] colours = new int[256];
        Arrays.fill(colours, Frame.BLACK);
        for (int i = 0; i < Math.min(256, palette.length); i++) {
            colours[i] = 0xFF000000 | palette[i];
        }
        int zero = colours[0];
        Kind kind = Kind.OPAQUE;
        if (maskZero) {
            colours[0] = 0;
            kind = hasZero(indices) ? Kind.MASK : Kind.OPAQUE;
        }
        return new Bitmap(width, height, indices, colours, kind, zero);
    }

    /** A picture of premultiplied pixels. */
    public static Bitmap ofPixels(int width, int height, int[] pixels) {
        Kind kind = Kind.OPAQUE;
        for (int p : pixels) {
            int a = p >>> 24;
            if (a != 0 && a != 255) {
                kind = Kind.ALPHA;
                break;
            }
            if (a == 0) {
                kind = Kind.MASK;
            }
        }
        return new Bitmap(width, height, null, pixels, kind, 0);
    }

    /** The same with palette entry 0 as a colour like the others. */
    public Bitmap unmasked() {
        if (indices == null || zero == 0) {
            return this;
        }
        int[] all = colours.clone();
        all[0] = zero;
        return new Bitmap(width, height, indices, all, Kind.OPAQUE, zero);
    }

    private static boolean hasZero(byte[] indices) {
        for (byte b : indices) {
            if (b == 0) {
                return true;
            }
        }
        return false;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public Kind kind() {
        return kind;
    }

    /** The palette indices row by row, or null when the picture has none. */
    public byte[] indices() {
        return indices;
    }

    /**
     * The 256 premultiplied palette colours of an indexed picture, or else all its pixels row by
     * row.
     */
    public int[] colours() {
        return colours;
    }

    /** The premultiplied pixel at (x, y), which must lie inside. */
    public int pixel(int x, int y) {
        int at = y * width + x;
        return indices == null ? colours[at] : colours[indices[at] & 255];
    }

    /** Heap used by the pixel data, in bytes. */
    public long bytes() {
        return (indices == null ? 0 : indices.length) + 4L * colours.length;
    }
}
