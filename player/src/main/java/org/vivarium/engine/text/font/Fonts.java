package org.vivarium.engine.text.font;

import java.nio.charset.Charset;
import java.util.EnumMap;
import java.util.Map;

/**
 * The two fonts of a game, Gothic and Mincho, as chains of glyph sources: the user's or the game's
 * own font first, then the built-in faces in the order its code page wants, then fonts of the
 * system (spec screen 4.3). Faces are read on first use.
 */
public final class Fonts {
    /** Font numbers of the database and of Change System Graphic. */
    public static final int GOTHIC = 0;

    public static final int MINCHO = 1;

    private static final int JAPANESE = 932;
    private static final int OTHER = 1252;
    private static final GlyphSource NOTHING = codePoint -> null;

    private final GlyphCache gothic;
    private final GlyphCache mincho;

    private Fonts(GlyphSource gothic, GlyphSource mincho) {
        this.gothic = new GlyphCache(gothic);
        this.mincho = new GlyphCache(mincho);
    }

    /**
     * Fonts for a game in the given Windows code page.
     *
     * @param own overrides everything, or null
     * @param system asked last, or null
     */
    public static Fonts forCodePage(int codePage, GlyphSource own, GlyphSource system) {
        Map<Face, GlyphTable> faces = new EnumMap<>(Face.class);
        boolean japanese = codePage == JAPANESE;
        GlyphSource first = own == null ? NOTHING : own;
        GlyphSource last = system == null ? NOTHING : system;
        GlyphSource builtIn =
                japanese
                        ? GlyphSource.chain(lazy(faces, Face.GOTHIC), lazy(faces, Face.BASE))
                        : GlyphSource.chain(lazy(faces, Face.BASE), lazy(faces, Face.GOTHIC));
        GlyphSource plain = GlyphSource.chain(first, GlyphSource.chain(builtIn, last));
        GlyphSource brush =
                japanese
                        ? GlyphSource.chain(
                                first, GlyphSource.chain(lazy(faces, Face.MINCHO), plain))
                        : plain;
        return new Fonts(plain, brush);
    }

    /** Fonts for a game whose texts are in the given charset. */
    public static Fonts forCharset(Charset charset, GlyphSource own, GlyphSource system) {
        boolean japanese = charset.name().equals("windows-31j") || charset.name().equals("Shift_JIS");
        return forCodePage(japanese ? JAPANESE : OTHER, own, system);
    }

    private static GlyphSource lazy(Map<Face, GlyphTable> loaded, Face face) {
        return codePoint -> loaded.computeIfAbsent(face, GlyphTable::load).find(codePoint);
    }

    /** The font of a number in the data: 1 is Mincho, everything else Gothic. */
    public GlyphCache font(int number) {
        return number == MINCHO ? mincho : gothic;
    }

    /** Switches the glyph caches on or off. */
    public void setCaching(boolean on) {
        gothic.setEnabled(on);
        mincho.setEnabled(on);
    }
}
