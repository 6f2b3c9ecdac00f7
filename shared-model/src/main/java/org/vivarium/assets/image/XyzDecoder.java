package org.vivarium.assets.image;

import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * XYZ, RPG Maker's own format: {@code XYZ1}, two 16-bit sides, then a zlib stream of 256 RGB
 * colours and the indices from the top row down (spec assets-and-audio 6.1).
 */
final class XyzDecoder {
    private static final int HEADER = 8;
    private static final int PALETTE = 768;

    private XyzDecoder() {}

    static Raster decode(byte[] bytes, String file) throws ImageException {
        if (bytes.length <= HEADER + 2) {
            throw new ImageException(file, "the XYZ image ends inside its header");
        }
        int width = LittleEndian.u16(bytes, 4);
        int height = LittleEndian.u16(bytes, 6);
        ImageLimits.check(file, width, height, 8, bytes.length);
        byte[] data = new byte[PALETTE + width * height];
        int read = inflate(bytes, data);
        if (read < PALETTE) {
            throw new ImageException(file, "the XYZ image's palette cannot be decompressed");
        }
        int[] palette = new int[256];
        for (int i = 0; i < palette.length; i++) {
            int rgb =
                    (data[i * 3] & 0xFF) << 16
                            | (data[i * 3 + 1] & 0xFF) << 8
                            | data[i * 3 + 2] & 0xFF;
            palette[i] = 0xFF000000 | rgb;
        }
        byte[] indices = new byte[width * height];
        System.arraycopy(data, PALETTE, indices, 0, indices.length);
        int missing = data.length - read;
        return new Raster.Indexed(
                width,
                height,
                indices,
                palette,
                missing == 0 ? "" : missing + " pixels of the XYZ image are missing");
    }

    /**
     * Fills {@code data} with as much of the stream as can be had. The zlib header is stepped over
     * and the checksum never read: a wrong one with enough data is no reason to refuse the image.
     */
    private static int inflate(byte[] bytes, byte[] data) {
        Inflater inflater = new Inflater(true);
        int read = 0;
        try {
            inflater.setInput(bytes, HEADER + 2, bytes.length - HEADER - 2);
            while (read < data.length) {
                int got = inflater.inflate(data, read, data.length - read);
                if (got == 0) {
                    break;
                }
                read += got;
            }
        } catch (DataFormatException e) {
            read = Math.max(read, (int) inflater.getBytesWritten());
        } finally {
            inflater.end();
        }
        return read;
    }
}
