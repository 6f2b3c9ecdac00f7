package org.vivarium.control;

/** A cache of the engine that can be cleared, measured and switched off. */
public enum CacheKind {
    TILES("tiles"),
    GLYPHS("glyphs"),
    IMAGES("images"),
    TINTS("tinted pictures"),
    EVENTS("event programs"),
    COMPILED_EVENTS("compiled events"),
    SOUNDS("sounds");

    private final String label;

    CacheKind(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
