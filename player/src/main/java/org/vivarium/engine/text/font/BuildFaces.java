package org.vivarium.engine.text.font;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/**
 * Makes the built-in faces from the fonts named in fonts/NOTICE: a development tool, run by hand
 * when those change.
 *
 * <pre>BuildFaces GalmuriMono11.bdf FOLDER-OF-SHINONOME-PCF FOLDER-OF-EFONT-PCF OUTPUT-FOLDER</pre>
 */
public final class BuildFaces {
    /**
     * In the mono face capitals stand on row 1 of its em box; this puts them on the cell's
     * baseline.
     */
    private static final int BASE_BASELINE = 11;

    private static final Charset CP932 = Charset.forName("windows-31j");

    /** Characters that code page 932 and plain JIS map apart: each glyph answers to both. */
    private static final int[][] TWINS = {
        {0xFF5E, 0x301C},
        {0x2225, 0x2016},
        {0xFF0D, 0x2212},
        {0xFFE0, 0xA2},
        {0xFFE1, 0xA3},
        {0xFFE2, 0xAC},
        {0x2015, 0x2014}
    };

    private BuildFaces() {}

    public static void main(String[] args) throws IOException {
        Path pcf = Path.of(args[1]);
        Path efont = Path.of(args[2]);
        Path out = Path.of(args[3]);
        SortedMap<Integer, Glyph> base = base(Path.of(args[0]));
        SortedMap<Integer, Glyph> gothic =
                japanese(pcf.resolve("shnmk12.pcf.gz"), pcf.resolve("shnm6x12r.pcf.gz"));
        write(out, Face.BASE, withoutKanji(base, gothic));
        write(out, Face.GOTHIC, gothic);
        PcfFont half = new PcfFont(unzip(efont.resolve("h12.pcf.gz")));
        PcfFont full = new PcfFont(unzip(efont.resolve("f12.pcf.gz")));
        write(out, Face.NARROW, narrow(half));
        write(out, Face.BROAD, broad(full, half, base, gothic));
        write(
                out,
                Face.MINCHO,
                japanese(pcf.resolve("shnmk12min.pcf.gz"), pcf.resolve("shnm6x12r.pcf.gz")));
    }

    private static void write(Path folder, Face face, SortedMap<Integer, Glyph> glyphs)
            throws IOException {
        byte[] data = GlyphTableWriter.write(glyphs);
        Files.write(folder.resolve(face.resource()), data);
        System.out.println(
                face.resource() + ": " + glyphs.size() + " glyphs, " + data.length + " bytes");
    }

    private static SortedMap<Integer, Glyph> base(Path file) throws IOException {
        SortedMap<Integer, Glyph> out = new TreeMap<>();
        byte[] bytes = Files.readAllBytes(file);
        BdfFont font = BdfFont.read(bytes, file.toString(), BASE_BASELINE);
        for (Glyph g : font.all()) {
            put(out, g);
        }
        return out;
    }

    /**
     * Nobody is asked for an ideograph before the upright Japanese face: what that has is left out.
     */
    private static SortedMap<Integer, Glyph> withoutKanji(
            SortedMap<Integer, Glyph> base, SortedMap<Integer, Glyph> gothic) {
        SortedMap<Integer, Glyph> out = new TreeMap<>(base);
        out.keySet().removeIf(c -> Character.isIdeographic(c) && gothic.containsKey(c));
        return out;
    }

    private static SortedMap<Integer, Glyph> japanese(Path kanji, Path latin) throws IOException {
        SortedMap<Integer, Glyph> out = new TreeMap<>();
        PcfFont wide = new PcfFont(unzip(kanji));
        for (int row = 1; row <= 94; row++) {
            for (int cell = 1; cell <= 94; cell++) {
                int codePoint = unicode(row, cell);
                Glyph g =
                        codePoint == 0xFFFD
                                ? null
                                : wide.find(row + 32 << 8 | cell + 32, codePoint, Glyph.BASELINE);
                put(out, g);
            }
        }
        for (int[] twin : TWINS) {
            Glyph g = out.get(twin[0]);
            if (g != null) {
                put(out, new Glyph(twin[1], g.advance(), g.top(), g.rows()));
            }
        }
        PcfFont half = new PcfFont(unzip(latin));
        for (int code = 0x20; code < 0xE0; code++) {
            int codePoint = code < 0x7F ? code : code >= 0xA1 ? 0xFF61 + code - 0xA1 : -1;
            put(out, codePoint < 0 ? null : half.find(code, codePoint, Glyph.BASELINE));
        }
        out.computeIfPresent((int) 'H', (c, g) -> slimmed(g));
        return out;
    }

    /** Drops the fourth column: an H as wide as the one in HP was drawn in the original's fonts. */
    private static Glyph slimmed(Glyph g) {
        int[] rows = new int[g.rows().length];
        for (int y = 0; y < rows.length; y++) {
            int row = g.rows()[y];
            rows[y] = row & 7 | row >> 1 & ~7;
        }
        return new Glyph(g.codePoint(), g.advance(), g.top(), rows);
    }

    /** Signs of the western code pages that the base face has full width, and lines of boxes. */
    private static SortedMap<Integer, Glyph> narrow(PcfFont half) {
        SortedMap<Integer, Glyph> out = new TreeMap<>();
        IntStream.concat("…‰—―™№".codePoints(), IntStream.range(0x2500, 0x25A0))
                .forEach(c -> put(out, half.find(c, c, Glyph.BASELINE)));
        return out;
    }

    /**
     * What the other two lack, and ideographs that only the base face has: it draws them its way.
     */
    private static SortedMap<Integer, Glyph> broad(
            PcfFont full,
            PcfFont half,
            SortedMap<Integer, Glyph> base,
            SortedMap<Integer, Glyph> gothic) {
        SortedMap<Integer, Glyph> out = new TreeMap<>();
        for (int c = 0xA1; c < 0x10000; c++) {
            boolean known = base.containsKey(c) && !Character.isIdeographic(c);
            if (!known && !gothic.containsKey(c)) {
                Glyph g = half.find(c, c, Glyph.BASELINE);
                put(out, g != null ? g : full.find(c, c, Glyph.BASELINE));
            }
        }
        return out;
    }

    /** The character of a JIS X 0208 row and cell, 1..94 each, as code page 932 has it. */
    private static int unicode(int row, int cell) {
        int high = (row - 1) / 2 + (row <= 62 ? 0x81 : 0xC1);
        int low = row % 2 == 0 ? cell + 0x9E : cell + (cell >= 64 ? 0x40 : 0x3F);
        return new String(new byte[] {(byte) high, (byte) low}, CP932).codePointAt(0);
    }

    /**
     * Fits a glyph into the cell: an accent that sticks out loses the gap below it, anything else
     * is moved.
     */
    private static void put(SortedMap<Integer, Glyph> out, Glyph g) {
        if (g == null || (g.advance() != Glyph.HALF_WIDTH && g.advance() != Glyph.FULL_WIDTH)) {
            return;
        }
        int[] from = g.top() < 0 ? withoutGap(g.rows()) : g.rows();
        int[] rows = new int[Glyph.CELL_HEIGHT];
        int n = Math.min(rows.length, from.length);
        int top = Math.clamp(g.top() + g.rows().length - from.length, 0, rows.length - n);
        System.arraycopy(from, 0, rows, top, n);
        out.put(g.codePoint(), new Glyph(g.codePoint(), g.advance(), 0, rows));
    }

    private static int[] withoutGap(int[] rows) {
        for (int gap = 1; gap < Math.min(4, rows.length); gap++) {
            if (rows[gap] == 0) {
                int[] out = new int[rows.length - 1];
                System.arraycopy(rows, 0, out, 0, gap);
                System.arraycopy(rows, gap + 1, out, gap, out.length - gap);
                return out;
            }
        }
        return rows;
    }

    private static byte[] unzip(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return in.readAllBytes();
        }
    }
}
