package org.vivarium.assets.image;

/**
 * What a decoder read, before anyone decided about transparency.
 *
 * <p>{@code defect} says what was wrong with a file that could still be shown in part, and is empty
 * for a sound one.
 */
sealed interface Raster {
    int width();

    int height();

    String defect();

    /**
     * Pixels as palette indices, row by row from the top. Grey-scale files without alpha are
     * indexed too, by their upper 8 bits: their palette is a ramp whose entry 0 is black, which
     * makes black their transparent colour (spec assets-and-audio 6.1).
     *
     * @param palette 256 opaque ARGB colours; entries the file lacks are black
     */
    record Indexed(int width, int height, byte[] indices, int[] palette, String defect)
            implements Raster {}

    /** True-colour pixels, premultiplied ARGB, row by row from the top. */
    record Direct(int width, int height, int[] pixels, String defect) implements Raster {}
}
