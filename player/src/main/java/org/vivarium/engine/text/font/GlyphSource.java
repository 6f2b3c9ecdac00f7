package org.vivarium.engine.text.font;

/**
 * Something that knows pictures of characters: a built-in face, a font file, the fonts of the
 * system, or several in order.
 */
public interface GlyphSource {
    /**
     * The glyph of a Unicode character, or null when this source lacks it. May be slow: callers
     * keep what they get.
     */
    Glyph find(int codePoint);

    /** Asks {@code first}, then {@code second}. */
    static GlyphSource chain(GlyphSource first, GlyphSource second) {
        return codePoint -> {
            Glyph g = first.find(codePoint);
            return g != null ? g : second.find(codePoint);
        };
    }
}
