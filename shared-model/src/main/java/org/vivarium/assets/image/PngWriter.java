package org.vivarium.assets.image;

import ar.com.hjg.pngj.FilterType;
import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.ImageLineByte;
import ar.com.hjg.pngj.chunks.PngChunkPLTE;
import java.io.ByteArrayOutputStream;

/**
 * Writes opaque frames as PNG, not interlaced: with a palette while 256 colours are enough, else as
 * 8-bit RGB. The same pixels always give the same bytes.
 */
public final class PngWriter {
    private PngWriter() {}

    /** Encodes opaque ARGB pixels, row by row from the top; alpha is ignored. */
    public static byte[] encode(int[] argb, int width, int height) {
        ColourCount colours = new ColourCount();
        byte[] indices = new byte[width * height];
        for (int i = 0; i < indices.length; i++) {
            int index = colours.index(argb[i] & 0xFFFFFF);
            if (index < 0) {
                return rgb(argb, width, height);
            }
            indices[i] = (byte) index;
        }
        return encode(indices, colours.palette(), width, height);
    }

    /** Encodes palette indices; the colour of each index is kept exactly, its alpha is ignored. */
    public static byte[] encode(byte[] indices, int[] palette, int width, int height) {
        ImageInfo info = new ImageInfo(width, height, 8, false, false, true);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ar.com.hjg.pngj.PngWriter png = new ar.com.hjg.pngj.PngWriter(out, info);
        PngChunkPLTE chunk = png.getMetadata().createPLTEChunk();
        chunk.setNentries(palette.length);
        for (int i = 0; i < palette.length; i++) {
            chunk.setEntry(i, palette[i] >> 16 & 0xFF, palette[i] >> 8 & 0xFF, palette[i] & 0xFF);
        }
        png.setFilterType(FilterType.FILTER_NONE);
        ImageLineByte line = new ImageLineByte(info);
        for (int y = 0; y < height; y++) {
            System.arraycopy(indices, y * width, line.getScanlineByte(), 0, width);
            png.writeRow(line);
        }
        png.end();
        return out.toByteArray();
    }

    private static byte[] rgb(int[] argb, int width, int height) {
        ImageInfo info = new ImageInfo(width, height, 8, false);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ar.com.hjg.pngj.PngWriter png = new ar.com.hjg.pngj.PngWriter(out, info);
        png.setFilterType(FilterType.FILTER_SUB);
        ImageLineByte line = new ImageLineByte(info);
        byte[] samples = line.getScanlineByte();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int pixel = argb[y * width + x];
                samples[x * 3] = (byte) (pixel >> 16);
                samples[x * 3 + 1] = (byte) (pixel >> 8);
                samples[x * 3 + 2] = (byte) pixel;
            }
            png.writeRow(line);
        }
        png.end();
        return out.toByteArray();
    }
}
