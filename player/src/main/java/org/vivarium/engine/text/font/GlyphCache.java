package org.vivarium.engine.text.font;

import java.util.Arrays;

/**
 * Keeps the glyphs a game has shown, by character, so that asking again allocates nothing.
 * Characters no source knows become a hollow full-width box. Holds at most {@value #MAX} glyphs and
 * starts anew when full; switched off, every question goes to the source.
 */
public final class GlyphCache {
    private static final int MAX = 8192;
    private static final int SLOTS = 2 * MAX;

    private final GlyphSource source;
    private final Glyph[] slots = new Glyph[SLOTS];
    private boolean enabled = true;
    private int size;

    public GlyphCache(GlyphSource source) {
        this.source = source;
    }

    /** The glyph of a character; never null. */
    public Glyph get(int codePoint) {
        if (!enabled) {
            return load(codePoint);
        }
        int at = codePoint * 0x9E3779B9 >>> 18;
        while (slots[at] != null) {
            if (slots[at].codePoint() == codePoint) {
                return slots[at];
            }
            at = at + 1 & SLOTS - 1;
        }
        if (size == MAX) {
            clear();
            return get(codePoint);
        }
        size++;
        slots[at] = load(codePoint);
        return slots[at];
    }

    private Glyph load(int codePoint) {
        if (codePoint < 0x20 || codePoint == 0x7F) {
            return new Glyph(codePoint, 0, 0, new int[0]);
        }
        Glyph g = source.find(codePoint);
        return g == null ? box(codePoint) : g.codePoint() == codePoint ? g : renamed(g, codePoint);
    }

    private static Glyph renamed(Glyph g, int codePoint) {
        return new Glyph(codePoint, g.advance(), g.top(), g.rows());
    }

    private static Glyph box(int codePoint) {
        int[] rows = new int[Glyph.CELL_HEIGHT];
        int edge = 0b1111_1111_10;
        for (int y = 1; y < 11; y++) {
            rows[y] = y == 1 || y == 10 ? edge : 0b1000_0000_10;
        }
        return new Glyph(codePoint, Glyph.FULL_WIDTH, 0, rows);
    }

    private void clear() {
        Arrays.fill(slots, null);
        size = 0;
    }

    public void setEnabled(boolean on) {
        enabled = on;
        clear();
    }

    public boolean isEnabled() {
        return enabled;
    }

    /** How many glyphs are kept. */
    public int size() {
        return size;
    }

    /**
     * Heap held, estimated: 12 rows, a record and an array header for each glyph, and the slots.
     */
    public long bytes() {
        return 4L * SLOTS + size * 96L;
    }
}
