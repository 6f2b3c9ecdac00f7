package org.vivarium.assets.image;

import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.ImageLineByte;
import ar.com.hjg.pngj.PngReaderByte;
import ar.com.hjg.pngj.chunks.PngChunkPLTE;
import java.io.ByteArrayInputStream;
import java.util.Arrays;

/**
 * PNG of every colour type and depth; palette indices are kept as they are (spec assets-and-audio
 * 6.1).
 */
final class PngDecoder {
    private final PngReaderByte reader;
    private final ImageInfo info;

    private PngDecoder(PngReaderByte reader) {
        this.reader = reader;
        this.info = reader.imgInfo;
    }

    static Raster decode(byte[] bytes, String file) throws ImageException {
        PngChunks.Header header = PngChunks.header(bytes, file);
        ImageLimits.check(
                file, header.width(), header.height(), header.bitsPerPixel(), bytes.length);
        try {
            return new PngDecoder(open(bytes)).raster();
        } catch (RuntimeException e) {
            throw new ImageException(
                    file, "the PNG image cannot be decoded (" + e.getMessage() + ")");
        }
    }

    private static PngReaderByte open(byte[] bytes) {
        PngReaderByte reader =
                new PngReaderByte(new ByteArrayInputStream(PngChunks.essential(bytes)));
        reader.setMaxTotalBytesRead(Long.MAX_VALUE);
        return reader;
    }

    private Raster raster() {
        return info.channels == 1 ? indexed() : direct();
    }

    private Raster indexed() {
        int[] palette = info.indexed ? palette() : greys();
        byte[] indices = new byte[info.cols * info.rows];
        int rows = 0;
        String reason = "";
        try {
            for (; rows < info.rows; rows++) {
                System.arraycopy(
                        reader.readRowByte().getScanlineByte(),
                        0,
                        indices,
                        rows * info.cols,
                        info.cols);
            }
        } catch (RuntimeException e) {
            reason = missing(rows, e);
        }
        return new Raster.Indexed(info.cols, info.rows, indices, palette, reason);
    }

    private Raster direct() {
        int[] pixels = new int[info.cols * info.rows];
        int rows = 0;
        String reason = "";
        try {
            for (; rows < info.rows; rows++) {
                ImageLineByte line = reader.readRowByte();
                premultiply(line.getScanlineByte(), pixels, rows * info.cols);
            }
        } catch (RuntimeException e) {
            reason = missing(rows, e);
        }
        return new Raster.Direct(info.cols, info.rows, pixels, reason);
    }

    /** A decoder that fails before any row has nothing to show; later, what was read is kept. */
    private String missing(int rows, RuntimeException cause) {
        if (rows == 0) {
            throw cause;
        }
        return info.rows - rows + " of " + info.rows + " rows of the PNG image are missing";
    }

    private int[] palette() {
        int[] palette = new int[256];
        Arrays.fill(palette, 0xFF000000);
        PngChunkPLTE chunk = reader.getMetadata().getPLTE();
        if (chunk != null) {
            for (int i = 0; i < chunk.getNentries(); i++) {
                palette[i] = 0xFF000000 | chunk.getEntry(i);
            }
        }
        return palette;
    }

    private int[] greys() {
        int[] palette = new int[256];
        int top = (1 << Math.min(info.bitDepth, 8)) - 1;
        for (int i = 0; i < palette.length; i++) {
            palette[i] = 0xFF000000 | Math.min(i, top) * 255 / top * 0x010101;
        }
        return palette;
    }

    private void premultiply(byte[] samples, int[] pixels, int target) {
        int channels = info.channels;
        boolean grey = info.greyscale;
        for (int x = 0, s = 0; x < info.cols; x++, s += channels) {
            int red = samples[s] & 0xFF;
            int green = grey ? red : samples[s + 1] & 0xFF;
            int blue = grey ? red : samples[s + 2] & 0xFF;
            int alpha = info.alpha ? samples[s + channels - 1] & 0xFF : 255;
            pixels[target + x] =
                    alpha << 24
                            | times(red, alpha) << 16
                            | times(green, alpha) << 8
                            | times(blue, alpha);
        }
    }

    /** Rounded a*b/255 (spec screen-and-windows 1.3). */
    private static int times(int a, int b) {
        int t = a * b + 128;
        return t + (t >> 8) >> 8;
    }
}
