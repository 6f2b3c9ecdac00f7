package org.vivarium.assets.image;

import java.util.Arrays;

/**
 * The headers of a BMP file, both generations (spec assets-and-audio 6.1).
 *
 * @param topDown rows run from the top, which a negative height says
 * @param pixels offset of the first row, already replaced by the palette's end when the file's own
 *     makes no sense
 */
record BmpHeader(
        int width,
        int height,
        boolean topDown,
        int depth,
        Compression compression,
        int pixels,
        int[] palette) {
    private static final int FILE_HEADER = 14;
    private static final int CORE_HEADER = 12;
    private static final int INFO_HEADER = 40;

    /** How the pixels are packed. */
    enum Compression {
        NONE,
        RLE8,
        RLE4
    }

    /** Bytes of one row; rows are padded to four. */
    int stride() {
        return (int) (((long) width * depth + 31) / 32 * 4);
    }

    static BmpHeader read(byte[] bytes, String file) throws ImageException {
        if (bytes.length < FILE_HEADER + CORE_HEADER) {
            throw new ImageException(file, "the BMP image ends inside its header");
        }
        long size = LittleEndian.u32(bytes, FILE_HEADER);
        boolean core = size == CORE_HEADER;
        if (!core && (size < INFO_HEADER || bytes.length < FILE_HEADER + INFO_HEADER)) {
            throw new ImageException(
                    file, "the BMP image has a header of an unknown kind (" + size + " bytes)");
        }
        long width = core ? LittleEndian.u16(bytes, 18) : LittleEndian.i32(bytes, 18);
        long height = core ? LittleEndian.u16(bytes, 20) : LittleEndian.i32(bytes, 22);
        int depth = LittleEndian.u16(bytes, core ? 24 : 28);
        if (depth != 1 && depth != 4 && depth != 8 && depth != 24 && depth != 32) {
            throw new ImageException(
                    file, "BMP images of " + depth + " bits a pixel are not supported");
        }
        Compression compression = core ? Compression.NONE : compression(bytes, depth, file);
        ImageLimits.check(file, width, Math.abs(height), depth, bytes.length);
        int paletteAt = (int) Math.min(FILE_HEADER + size, bytes.length);
        int entry = core ? 3 : 4;
        int colours = depth > 8 ? 0 : 1 << depth;
        if (!core && depth <= 8) {
            long stated = LittleEndian.u32(bytes, 46);
            colours = (int) (stated == 0 ? colours : Math.min(stated, colours));
        }
        int[] palette = palette(bytes, paletteAt, colours, entry);
        int paletteEnd = paletteAt + colours * entry;
        long stated = LittleEndian.u32(bytes, 10);
        int pixels =
                stated < FILE_HEADER + size || stated >= bytes.length ? paletteEnd : (int) stated;
        return new BmpHeader(
                (int) width,
                (int) Math.abs(height),
                height < 0,
                depth,
                compression,
                pixels,
                palette);
    }

    private static Compression compression(byte[] bytes, int depth, String file)
            throws ImageException {
        long kind = LittleEndian.u32(bytes, 30);
        if (kind == 0 || kind == 3 && depth == 32 && hasUsualMasks(bytes)) {
            return Compression.NONE;
        }
        if (kind == 1 && depth == 8) {
            return Compression.RLE8;
        }
        if (kind == 2 && depth == 4) {
            return Compression.RLE4;
        }
        throw new ImageException(
                file, "BMP compression " + kind + " at " + depth + " bits is not supported");
    }

    /** 32-bit files often spell out the masks that an uncompressed one has anyway. */
    private static boolean hasUsualMasks(byte[] bytes) {
        return bytes.length >= 66
                && LittleEndian.i32(bytes, 54) == 0xFF0000
                && LittleEndian.i32(bytes, 58) == 0xFF00
                && LittleEndian.i32(bytes, 62) == 0xFF;
    }

    private static int[] palette(byte[] bytes, int at, int colours, int entry) {
        int[] palette = new int[256];
        Arrays.fill(palette, 0xFF000000);
        for (int i = 0; i < colours && at + i * entry + 3 <= bytes.length; i++) {
            int p = at + i * entry;
            palette[i] =
                    0xFF000000
                            | (bytes[p + 2] & 0xFF) << 16
                            | (bytes[p + 1] & 0xFF) << 8
                            | bytes[p] & 0xFF;
        }
        return palette;
    }
}
