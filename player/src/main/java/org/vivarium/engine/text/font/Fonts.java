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

    private GlyphSource own = NOTHING;
    private GlyphSource system = NOTHING;
    private final GlyphCache gothic;
    private final GlyphCache mincho;

    private Fonts(boolean japanese) {
        Map<Face, GlyphTable> faces = new EnumMap<>(Face.class);
        GlyphSource builtIn =
                japanese
                        ? GlyphSource.chain(lazy(faces, Face.GOTHIC), lazy(faces, Face.BASE))
                        : GlyphSource.chain(lazy(faces, Face.BASE), lazy(faces, Face.GOTHIC));
        GlyphSource mine = codePoint -> own.find(codePoint);
        GlyphSource systems = codePoint -> system.find(codePoint);
        GlyphSource plain = GlyphSource.chain(mine, GlyphSource.chain(builtIn, systems));
        gothic = new GlyphCache(plain);
        mincho =
                new GlyphCache(
                        japanese
                                ? GlyphSource.chain(
                                        mine, GlyphSource.chain(lazy(faces, Face.MINCHO), plain))
                                : plain);
    }

    /**
     * Fonts for a game in the given Windows code page.
     *
     * @param own overrides everything, or null
     * @param system asked last, or null
     */
    public static Fonts forCodePage(int codePage, GlyphSource own, GlyphSource system) {
        Fonts fonts = new Fonts(codePage == JAPANESE);
        fonts.use(own, system);
        return fonts;
    }

    /** Changes the sources around the built-in faces; null is none. Known glyphs are forgotten. */
    public void use(GlyphSource newOwn, GlyphSource newSystem) {
        own = newOwn == null ? NOTHING : newOwn;
        system = newSystem == null ? NOTHING : newSystem;
        gothic.setEnabled(gothic.isEnabled());
        mincho.setEnabled(mincho.isEnabled());
    }

    /** Heap the kept glyphs take, estimated. */
    public long bytes() {
        return gothic.bytes() + mincho.bytes();
    }

    /** Fonts for a game whose texts are in the given charset. */
    public static Fonts forCharset(Charset charset, GlyphSource own, GlyphSource system) {
        boolean japanese =
                charset.name().equals("windows-31j") || charset.name().equals("Shift_JIS");
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
