package org.vivarium.engine.gfx;

/**
 * Colours of a picture at the opacity it is drawn with. Fading the 256 colours of an indexed
 * picture once saves fading each of its pixels; the result is the same. Pictures of direct pixels
 * keep theirs and are faded as they are drawn.
 */
final class Fading {
    private static final int COLOURS = 256;

    private final int[] top = new int[COLOURS];
    private final int[] bottom = new int[COLOURS];

    /** The colours at an opacity of 0..255; valid until the next call. */
    int[] top(Bitmap bitmap, int[] colours, int opacity) {
        return faded(bitmap, colours, opacity, top);
    }

    /** A second set, for the lower part of a picture that has an opacity of its own. */
    int[] bottom(Bitmap bitmap, int[] colours, int opacity) {
        return faded(bitmap, colours, opacity, bottom);
    }

    private static int[] faded(Bitmap bitmap, int[] colours, int opacity, int[] room) {
        if (opacity >= 255 || bitmap.indices() == null) {
            return colours;
        }
        for (int i = 0; i < COLOURS; i++) {
            room[i] = Pixel.scale(colours[i], Math.max(0, opacity));
        }
        return room;
    }

    /** What the pixels of a faded bitmap can be. */
    static Bitmap.Kind kind(Bitmap bitmap, int opacity) {
        return opacity < 255 ? Bitmap.Kind.ALPHA : bitmap.kind();
    }
}
