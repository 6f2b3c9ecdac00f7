package org.vivarium.engine.text;

import org.vivarium.assets.image.Image;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphCache;

/**
 * The symbols written {@code $A} to {@code $z}: 52 glyphs of 12 by 12 pixels, 13 to a row of the
 * sheet (spec screen 4.4). A game may bring its own sheet; otherwise symbols of the built-in faces
 * stand in.
 */
public final class ExFont {
    private static final int COUNT = 52;
    private static final int COLUMNS = 13;
    private static final int CELL = 12;

    /**
     * One character for each symbol: weather and time, signs, suits and stars, arrows, notes,
     * shapes.
     */
    private static final String STAND_INS =
            "☀☁☂☃☄★☆☎☏☜☞☝☟" + "♠♣♥♦♤♧♡♢♩♪♫♬♨" + "←↑→↓↖↗↘↙↔↕⇒⇔∞" + "○●◎◇◆□■△▲▽▼♂♀";

    private final Glyph[] glyphs = new Glyph[COUNT];

    private ExFont() {}

    /** The built-in symbols. */
    public static ExFont builtIn(GlyphCache font) {
        ExFont out = new ExFont();
        for (int i = 0; i < COUNT; i++) {
            Glyph g = font.get(STAND_INS.charAt(i));
            out.glyphs[i] = new Glyph(0, Glyph.FULL_WIDTH, g.top(), g.rows());
        }
        return out;
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
