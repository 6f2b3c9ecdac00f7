package org.vivarium.app.font;

import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphSource;

/**
 * The system's own fonts, for characters that no built-in face has. They are opened when the first
 * such character is asked for: most games never need them.
 */
final class SystemGlyphs implements GlyphSource {
    private GlyphSource fonts;

    @Override
    public synchronized Glyph find(int codePoint) {
        if (fonts == null) {
            fonts = open();
        }
        return fonts.find(codePoint);
    }

    /** A machine without font configuration makes the toolkit fail in several ways. */
    private static GlyphSource open() {
        try {
            GlyphSource glyphs = OutlineGlyphs.ofSystem();
            glyphs.find('A');
            return glyphs;
        } catch (RuntimeException | LinkageError | InternalError e) {
            return codePoint -> null;
        }
    }
}
