package org.vivarium.testing;

import java.util.Arrays;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.Transparency;
import org.vivarium.engine.Engine;
import org.vivarium.engine.text.ExFont;
import org.vivarium.engine.text.font.Fonts;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphCache;
import org.vivarium.engine.text.font.GlyphSource;

/**
 * What stands in the cells of a game's texts. Two runs that differ in nothing else show where the
 * texts are.
 */
enum Lettering {
    /** Every cell inked all over. */
    FULL,
    /** No ink at all. */
    EMPTY;

    private static final int SHEET_WIDTH = 156;
    private static final int SHEET_HEIGHT = 48;

    /** Letters an engine so; the widths stay those of {@code usual}. */
    void use(Engine engine, Fonts usual) {
        GlyphCache widths = usual.font(Fonts.GOTHIC);
        GlyphSource cells = codePoint -> cell(codePoint, widths.get(codePoint).advance());
        engine.windows.fonts().use(cells, cells, null);
        byte[] sheet = new byte[SHEET_WIDTH * SHEET_HEIGHT];
        Arrays.fill(sheet, (byte) (this == FULL ? 1 : 0));
        engine.windows.useSymbols(
                ExFont.of(
                        Image.indexed(
                                SHEET_WIDTH,
                                SHEET_HEIGHT,
                                sheet,
                                new int[] {0, 0xFFFFFF},
                                Transparency.INDEX_ZERO)));
    }

    private Glyph cell(int codePoint, int advance) {
        int[] rows = new int[Glyph.CELL_HEIGHT];
        if (this == FULL) {
            Arrays.fill(rows, (1 << advance) - 1);
        }
        return new Glyph(codePoint, advance, 0, rows);
    }
}
