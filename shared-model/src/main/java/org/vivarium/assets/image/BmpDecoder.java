package org.vivarium.assets.image;

/**
 * BMP: 1, 4 and 8 bits with a palette, plain or run-length coded, and 24 and 32 bits (spec
 * assets-and-audio 6.1).
 */
final class BmpDecoder {
    private BmpDecoder() {}

    static Raster decode(byte[] bytes, String file) throws ImageException {
        BmpHeader header = BmpHeader.read(bytes, file);
        if (header.depth() > 8) {
            return direct(bytes, header, file);
        }
        byte[] indices = new byte[header.width() * header.height()];
        String defect =
                header.compression() == BmpHeader.Compression.NONE
                        ? indexed(bytes, header, indices, file)
                        : new BmpRuns(bytes, header, indices).decode();
        return new Raster.Indexed(
                header.width(), header.height(), indices, header.palette(), defect);
    }

    /** Unpacks rows of 1, 4 or 8 bits; the leftmost pixel sits in the highest bits. */
    private static String indexed(byte[] bytes, BmpHeader header, byte[] indices, String file)
            throws ImageException {
        int depth = header.depth();
        int mask = (1 << depth) - 1;
        int rows = rowsPresent(bytes, header, file);
        for (int row = 0; row < rows; row++) {
            int source = header.pixels() + row * header.stride();
            int target = targetRow(header, row);
            for (int x = 0; x < header.width(); x++) {
                int bit = x * depth;
                indices[target + x] =
                        (byte) (bytes[source + bit / 8] >> (8 - depth - bit % 8) & mask);
            }
        }
        return missing(header, rows);
    }

    private static Raster direct(byte[] bytes, BmpHeader header, String file)
            throws ImageException {
        int step = header.depth() / 8;
        int[] pixels = new int[header.width() * header.height()];
        int rows = rowsPresent(bytes, header, file);
        for (int row = 0; row < rows; row++) {
            int source = header.pixels() + row * header.stride();
            int target = targetRow(header, row);
            for (int x = 0; x < header.width(); x++, source += step) {
                pixels[target + x] =
                        0xFF000000
                                | (bytes[source + 2] & 0xFF) << 16
                                | (bytes[source + 1] & 0xFF) << 8
                                | bytes[source] & 0xFF;
            }
        }
        return new Raster.Direct(header.width(), header.height(), pixels, missing(header, rows));
    }

    /** Index of the first pixel of a row, counted in file order. */
    private static int targetRow(BmpHeader header, int row) {
        return (header.topDown() ? row : header.height() - 1 - row) * header.width();
    }

    /** Rows the file holds whole; the padding of the very last one is often left out. */
    private static int rowsPresent(byte[] bytes, BmpHeader header, String file)
            throws ImageException {
        long padding = header.stride() - ((long) header.width() * header.depth() + 7) / 8;
        long present = Math.max(0, bytes.length - header.pixels() + padding);
        int rows = (int) Math.min(header.height(), present / header.stride());
        if (rows == 0) {
            throw new ImageException(file, "the BMP image ends before its first row");
        }
        return rows;
    }

    private static String missing(BmpHeader header, int rows) {
        int absent = header.height() - rows;
        return absent == 0
                ? ""
                : absent + " of " + header.height() + " rows of the BMP image are missing";
    }
}
