package org.vivarium.engine.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.vivarium.assets.image.Image;
import org.vivarium.engine.text.font.Glyph;

/**
 * The symbols written {@code $A} to {@code $z}: 52 glyphs of 12 by 12 pixels, 13 to a row of the
 * sheet (spec screen 4.4). A game may bring its own sheet; otherwise symbols drawn for this player,
 * which mean the same, stand in.
 */
public final class ExFont {
    private static final int COUNT = 52;
    private static final int COLUMNS = 13;
    private static final int CELL = 12;

    private static final String RESOURCE = "/fonts/symbols.txt";

    private final Glyph[] glyphs = new Glyph[COUNT];

    private ExFont() {}

    /** The built-in symbols: sword and shield, planets and zodiac, faces, suits, arrows. */
    public static ExFont builtIn() {
        ExFont out = new ExFont();
        try (InputStream in = ExFont.class.getResourceAsStream(RESOURCE);
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isEmpty() && !line.startsWith("# ")) {
                    out.glyphs[symbol(line.charAt(0))] = drawn(lines);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCE, e);
        }
        return out;
    }

    private static Glyph drawn(BufferedReader lines) throws IOException {
        int[] rows = new int[CELL];
        for (int y = 0; y < CELL; y++) {
            String row = lines.readLine();
            for (int x = 0; x < CELL; x++) {
                rows[y] |= row.charAt(x) == '#' ? 1 << x : 0;
            }
        }
        return new Glyph(0, Glyph.FULL_WIDTH, 0, rows);
    }

    /** Symbols from a sheet: every pixel that isn't transparent is inked. */
    public static ExFont of(Image sheet) {
        ExFont out = new ExFont();
        int[] pixels = sheet.pixels();
        for (int i = 0; i < COUNT; i++) {
            int[] rows = new int[CELL];
            for (int y = 0; y < CELL; y++) {
                for (int x = 0; x < CELL; x++) {
                    int sx = i % COLUMNS * CELL + x;
                    int sy = i / COLUMNS * CELL + y;
                    if (sx < sheet.width()
                            && sy < sheet.height()
                            && pixels[sy * sheet.width() + sx] != 0) {
                        rows[y] |= 1 << x;
                    }
                }
            }
            out.glyphs[i] = new Glyph(0, Glyph.FULL_WIDTH, 0, rows);
        }
        return out;
    }

    /** Number 0..51 of the symbol a letter names, or -1. */
    public static int symbol(int letter) {
        if (letter >= 'A' && letter <= 'Z') {
            return letter - 'A';
        }
        return letter >= 'a' && letter <= 'z' ? letter - 'a' + 26 : -1;
    }

    public Glyph glyph(int symbol) {
        return glyphs[symbol];
    }
}
