package org.vivarium.engine.text.font;

/** The built-in faces; spec screen 4.3 says which game sees which. */
public enum Face {
    /**
     * Latin, Cyrillic, Greek, kana, kanji in part and all hangul, half width where western fonts
     * are.
     */
    BASE("base"),
    /** Upright Japanese strokes of even weight: everything of code page 932. */
    GOTHIC("gothic"),
    /** Brush-like Japanese strokes. */
    MINCHO("mincho"),
    /** Signs and lines of boxes at the half width they have in western games alone. */
    NARROW("narrow"),
    /** Ideographs of Chinese beyond the Japanese ones, and rarer Latin and Greek letters. */
    BROAD("broad"),
    /** What all others lack of the East Asian code pages: ideographs hardly anybody writes. */
    RARE("rare");

    private final String file;

    Face(String file) {
        this.file = file;
    }

    /** File name of the resource below {@code fonts/}. */
    public String resource() {
        return "vivarium-" + file + ".glyphs";
    }
}
