package org.vivarium.assets.image;

/**
 * Tells images the original runtime refuses: true colour, and grey with alpha (spec
 * assets-and-audio 6.1). Players with extensions take them.
 */
public final class TrueColour {
    private static final int PNG_COLOUR_TYPE = 25;
    private static final int GREY_ALPHA = 4;
    private static final int COLOUR_BIT = 2;
    private static final int PALETTE_BIT = 1;
    private static final int BMP_HEADER = 14;
    private static final int BMP_CORE_DEPTH = 24;
    private static final int BMP_DEPTH = 28;

    private TrueColour() {}

    /** Whether the file is a PNG or BMP of more than 8 bits a pixel; only its header is read. */
    public static boolean is(byte[] file) {
        if (file.length > PNG_COLOUR_TYPE && (file[0] & 0xFF) == 0x89 && file[1] == 'P') {
            int type = file[PNG_COLOUR_TYPE];
            return type == GREY_ALPHA || (type & COLOUR_BIT) != 0 && (type & PALETTE_BIT) == 0;
        }
        if (file.length > BMP_DEPTH && file[0] == 'B' && file[1] == 'M') {
            int depthAt = file[BMP_HEADER] == 12 ? BMP_CORE_DEPTH : BMP_DEPTH;
            return file[depthAt] > 8;
        }
        return false;
    }
}
