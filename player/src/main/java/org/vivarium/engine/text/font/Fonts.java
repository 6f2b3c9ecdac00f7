package org.vivarium.engine.text.font;

import java.nio.charset.Charset;
import java.util.EnumMap;
import java.util.List;
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

    private static final int ASCII_END = 0x80;

    private static final GlyphSource NOTHING = codePoint -> null;

    private GlyphSource ownGothic = NOTHING;
    private GlyphSource ownMincho = NOTHING;
    private GlyphSource system = NOTHING;
    private final GlyphCache gothic;
    private final GlyphCache mincho;

    private Fonts(Script script) {
        Map<Face, GlyphTable> faces = new EnumMap<>(Face.class);
        GlyphSource builtIn = NOTHING;
        for (Face face : script.faces().reversed()) {
            builtIn = GlyphSource.chain(lazy(faces, face), builtIn);
        }
        GlyphSource letters = lazy(faces, Face.GOTHIC);
        GlyphSource ascii = codePoint -> codePoint < ASCII_END ? letters.find(codePoint) : null;
        GlyphSource brush = script.hasMincho() ? lazy(faces, Face.MINCHO) : NOTHING;
        GlyphSource mine = codePoint -> ownGothic.find(codePoint);
        GlyphSource mineToo = codePoint -> ownMincho.find(codePoint);
        GlyphSource systems = codePoint -> system.find(codePoint);
        gothic = new GlyphCache(chain(mine, ascii, builtIn, systems));
        mincho = new GlyphCache(chain(mineToo, brush, ascii, builtIn, systems));
    }

    private static GlyphSource chain(GlyphSource... sources) {
        GlyphSource out = NOTHING;
        for (GlyphSource source : List.of(sources).reversed()) {
            out = GlyphSource.chain(source, out);
        }
        return out;
    }

    /**
     * Fonts for a game in the given Windows code page.
     *
     * @param own overrides everything, or null
     * @param system asked last, or null
     */
    public static Fonts forCodePage(int codePage, GlyphSource own, GlyphSource system) {
        Fonts fonts = new Fonts(Script.ofCodePage(codePage));
        fonts.use(own, own, system);
        return fonts;
    }

    /**
     * Changes the sources around the built-in faces. Known glyphs are forgotten.
     *
     * @param newGothic overrides the first font, or null
     * @param newMincho overrides the second font, or null
     * @param newSystem asked last, or null
     */
    public void use(GlyphSource newGothic, GlyphSource newMincho, GlyphSource newSystem) {
        ownGothic = newGothic == null ? NOTHING : newGothic;
        ownMincho = newMincho == null ? NOTHING : newMincho;
        system = newSystem == null ? NOTHING : newSystem;
        clear();
    }

    /** Forgets the kept glyphs: they are drawn again when they are asked for. */
    public void clear() {
        gothic.setEnabled(gothic.isEnabled());
        mincho.setEnabled(mincho.isEnabled());
    }

    /** Heap the kept glyphs take, estimated. */
    public long bytes() {
        return gothic.bytes() + mincho.bytes();
    }

    /** Fonts for a game whose texts are in the given charset. */
    public static Fonts forCharset(Charset charset, GlyphSource own, GlyphSource system) {
        Fonts fonts = new Fonts(Script.ofCharset(charset));
        fonts.use(own, own, system);
        return fonts;
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
