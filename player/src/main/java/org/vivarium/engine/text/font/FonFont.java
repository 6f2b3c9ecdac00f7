package org.vivarium.engine.text.font;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * A bitmap font of Windows: a bare FNT, or a FON, which is a 16-bit program library that holds FNTs
 * of several sizes; the one nearest to a line's cell is taken. Its 256 characters are those of the
 * game's code page.
 */
public final class FonFont implements GlyphSource {
    private static final int FONT_RESOURCE = 0x8008;
    private static final int VERSION_2 = 0x200;
    private static final int VERSION_3 = 0x300;
    private static final int MAX_WIDTH = 32;
    private static final int MAX_HEIGHT = 64;

    /** Fonts of the original runtime, whose letters stand on half cells whatever they state. */
    private static final Set<String> ORIGINALS = Set.of("RM2000", "RMG2000");

    /** Widths by which the fonts of the original runtime state themselves wrongly. */
    private static final String MISSTATED = "hlI ";

    private static final int[] MISSTATED_WIDTHS = {6, 4, 15, 15};

    private final Map<Integer, Glyph> glyphs = new HashMap<>();

    private FonFont() {}

    /** Whether a file begins like one. */
    public static boolean is(byte[] file) {
        return file.length > 118 && (isLibrary(file) || isVersion(file[0] | file[1] << 8));
    }

    private static boolean isLibrary(byte[] file) {
        return file[0] == 'M' && file[1] == 'Z';
    }

    private static boolean isVersion(int version) {
        return version == VERSION_2 || version == VERSION_3;
    }

    /**
     * @throws IOException when no font is inside; names the file
     */
    public static FonFont read(byte[] file, String name, Charset charset) throws IOException {
        ByteBuffer data = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        try {
            FonFont font = new FonFont();
            int at = isLibrary(file) ? nearest(data) : 0;
            font.take(data.slice(at, file.length - at), charset);
            return font;
        } catch (RuntimeException e) {
            throw new IOException(name + ": not a font that can be read", e);
        }
    }

    /** Where the resource lies whose height is nearest to a cell's. */
    private static int nearest(ByteBuffer data) {
        int header = data.getInt(0x3C);
        int table = header + data.getShort(header + 0x24);
        int shift = data.getShort(table);
        int best = -1;
        int bestOff = Integer.MAX_VALUE;
        int at = table + 2;
        for (int type = data.getShort(at) & 0xFFFF; type != 0; type = data.getShort(at) & 0xFFFF) {
            int count = data.getShort(at + 2) & 0xFFFF;
            for (int i = 0; i < count && type == FONT_RESOURCE; i++) {
                int font = (data.getShort(at + 8 + 12 * i) & 0xFFFF) << shift;
                int off = Math.abs(data.getShort(font + 88) - Glyph.CELL_HEIGHT);
                if (off < bestOff) {
                    bestOff = off;
                    best = font;
                }
            }
            at += 8 + 12 * count;
        }
        return best;
    }

    private void take(ByteBuffer slice, Charset charset) {
        ByteBuffer font = slice.order(ByteOrder.LITTLE_ENDIAN);
        boolean three = font.getShort(0) == VERSION_3;
        int ascent = font.getShort(74);
        int height = Math.clamp(font.getShort(88), 1, MAX_HEIGHT);
        int first = font.get(95) & 255;
        int last = font.get(96) & 255;
        int entry = three ? 6 : 4;
        int table = three ? 148 : 118;
        for (int code = first; code <= last; code++) {
            int at = table + (code - first) * entry;
            int width = Math.min(MAX_WIDTH, font.getShort(at) & 0xFFFF);
            int bits = three ? font.getInt(at + 2) : font.getShort(at + 2) & 0xFFFF;
            int c = new String(new byte[] {(byte) code}, charset).codePointAt(0);
            if (width > 0 && c != 0xFFFD) {
                int[] rows = rows(font, bits, width, height);
                glyphs.put(c, new Glyph(c, width, Glyph.BASELINE - ascent, rows));
            }
        }
        if (ofTheOriginal(font)) {
            glyphs.replaceAll((c, g) -> new Glyph(c, Glyph.HALF_WIDTH, g.top(), g.rows()));
        }
    }

    /** Bitmaps are stored in columns of bytes. */
    private static int[] rows(ByteBuffer font, int bits, int width, int height) {
        int stored = font.getShort(88);
        int[] rows = new int[height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                int b = font.get(bits + x / 8 * stored + y);
                rows[y] |= (b >> 7 - x % 8 & 1) << x;
            }
        }
        return rows;
    }

    private static String faceName(ByteBuffer font) {
        StringBuilder name = new StringBuilder();
        for (int at = font.getInt(105); at > 0 && font.get(at) != 0; at++) {
            name.append((char) font.get(at));
        }
        return name.toString();
    }

    private boolean ofTheOriginal(ByteBuffer font) {
        if (ORIGINALS.contains(faceName(font))) {
            return true;
        }
        for (int i = 0; i < MISSTATED_WIDTHS.length; i++) {
            Glyph g = glyphs.get((int) MISSTATED.charAt(i));
            if (g == null || g.advance() != MISSTATED_WIDTHS[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Glyph find(int codePoint) {
        return glyphs.get(codePoint);
    }
}
