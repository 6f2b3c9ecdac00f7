package org.vivarium.assets.image;

/**
 * Whether palette index 0 shows what lies below it; the asset kind or the command decides (spec
 * screen-and-windows 1.2).
 */
public enum Transparency {
    /** Every pixel is opaque: backdrops, panoramas, titles. */
    NONE,
    /**
     * Pixels of palette index 0 are transparent, whatever their colour: charsets, chipsets, faces.
     */
    INDEX_ZERO
}
