package org.vivarium.engine.text;

import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphCache;

/**
 * Draws lines of text with the colours and the shadow of a system graphic (spec screen 4.1, 4.2).
 * (x, y) is the top left corner of the first cell; lines are 16 pixels apart. Allocates nothing
 * once the glyphs are known.
 */
public final class TextPainter {
    /** Colours with a fixed meaning (spec screen 3.5). */
    public static final int DEFAULT = 0;

    public static final int LABEL = 1;
    public static final int INCREASE = 2;
    public static final int DISABLED = 3;
    public static final int CRITICAL = 4;
    public static final int DEAD = 5;
    public static final int HEAL = 9;

    private static final int COLOURS = 20;
    private static final int SHADOW_AT = 32 * WindowSkin.WIDTH + 16;

    /** Height of a text line's cell. */
    public static final int HEIGHT = Glyph.CELL_HEIGHT;

    private GlyphCache font;
    private ExFont symbols;
    private WindowSkin skin;
    private int left;
    private int top;
    private int right = Frame.WIDTH;
    private int bottom = Frame.HEIGHT;

    public TextPainter(WindowSkin skin, GlyphCache font, ExFont symbols) {
        use(skin, font, symbols);
    }

    /** Changes what is drawn with from now on. */
    public void use(WindowSkin newSkin, GlyphCache newFont, ExFont newSymbols) {
        skin = newSkin;
        font = newFont;
        symbols = newSymbols;
    }

    public WindowSkin skin() {
        return skin;
    }

    public GlyphCache font() {
        return font;
    }

    /** Draws only inside this rectangle of the frame, until {@link #unclip}. */
    public void clip(int x, int y, int w, int h) {
        left = Math.max(0, x);
        top = Math.max(0, y);
        right = Math.min(Frame.WIDTH, x + w);
        bottom = Math.min(Frame.HEIGHT, y + h);
    }

    public void unclip() {
        clip(0, 0, Frame.WIDTH, Frame.HEIGHT);
    }

    /** A line of text with symbols; returns the x behind it. */
    public int draw(int[] frame, int x, int y, CharSequence text, int colour) {
        return draw(frame, x, y, text, colour, Glyph.HALF_WIDTH);
    }

    /** As {@link #draw}, with spaces of 3 pixels, as help lines have it. */
    public int drawHelp(int[] frame, int x, int y, CharSequence text, int colour) {
        return draw(frame, x, y, text, colour, Glyph.HALF_WIDTH / 2);
    }

    private int draw(int[] frame, int x, int y, CharSequence text, int colour, int space) {
        int at = x;
        for (int i = 0; i < text.length(); ) {
            int c = Character.codePointAt(text, i);
            i += Character.charCount(c);
            int symbol = c == '$' && i < text.length() ? ExFont.symbol(text.charAt(i)) : -1;
            if (symbol >= 0) {
                i++;
            }
            if (c == ' ') {
                at += space;
            } else {
                Glyph g = symbol >= 0 ? symbols.glyph(symbol) : font.get(c);
                glyph(frame, at, y, g, colour);
                at += g.advance();
            }
        }
        return at;
    }

    /** Text that ends at x. */
    public void drawRight(int[] frame, int x, int y, CharSequence text, int colour) {
        draw(frame, x - width(text), y, text, colour);
    }

    public void drawCentred(int[] frame, int x, int y, CharSequence text, int colour) {
        draw(frame, x - width(text) / 2, y, text, colour);
    }

    /** A decimal number that ends at x; makes no string. Returns the x of its first digit. */
    public int drawNumber(int[] frame, int x, int y, int value, int colour) {
        int at = x;
        long rest = Math.abs((long) value);
        do {
            at -= Glyph.HALF_WIDTH;
            glyph(frame, at, y, font.get('0' + (int) (rest % 10)), colour);
            rest /= 10;
        } while (rest > 0);
        if (value < 0) {
            at -= Glyph.HALF_WIDTH;
            glyph(frame, at, y, font.get('-'), colour);
        }
        return at;
    }

    /** Width in pixels, symbols counted as drawn. */
    public int width(CharSequence text) {
        int w = 0;
        for (int i = 0; i < text.length(); ) {
            int c = Character.codePointAt(text, i);
            i += Character.charCount(c);
            if (c == '$' && i < text.length() && ExFont.symbol(text.charAt(i)) >= 0) {
                i++;
                w += Glyph.FULL_WIDTH;
            } else {
                w += font.get(c).advance();
            }
        }
        return w;
    }

    /** A symbol {@code $A..$z} by number. */
    public Glyph symbol(int number) {
        return symbols.glyph(number);
    }

    /** One glyph: its shadow one pixel right and down, then itself. */
    public void glyph(int[] frame, int x, int y, Glyph g, int colour) {
        ink(frame, x + 1, y + 1, g, SHADOW_AT, true);
        ink(frame, x, y, g, swatch(g, colour), true);
    }

    /** One glyph with or without shadow, in the swatch's shades or all in its first one. */
    public void glyph(
            int[] frame, int x, int y, Glyph g, int colour, boolean shadow, boolean shades) {
        if (shadow) {
            ink(frame, x + 1, y + 1, g, SHADOW_AT, true);
        }
        ink(frame, x, y, g, swatch(g, colour), shades);
    }

    private static int swatch(Glyph g, int colour) {
        int n = colour < 0 || colour >= COLOURS ? DEFAULT : colour;
        int raise = Math.clamp(g.height() - HEIGHT, 0, 4);
        return (48 + n / 10 * 16 + 4 - raise) * WindowSkin.WIDTH + n % 10 * 16 + 2;
    }

    /**
     * Colours the inked pixels of a glyph from the sheet, whose pixel {@code swatch} stands for the
     * cell's corner.
     */
    private void ink(int[] frame, int x, int y, Glyph g, int swatch, boolean shades) {
        int[] sheet = skin.pixels();
        int[] rows = g.rows();
        for (int r = 0; r < rows.length; r++) {
            int cellRow = g.top() + r;
            int py = y + cellRow;
            if (py < top || py >= bottom) {
                continue;
            }
            int from = swatch + Math.clamp(cellRow, 0, 15) * WindowSkin.WIDTH;
            int at = py * Frame.WIDTH + x;
            for (int bits = rows[r]; bits != 0; bits &= bits - 1) {
                int c = Integer.numberOfTrailingZeros(bits);
                int p = sheet[shades ? from + Math.min(c, 13) : swatch];
                if (p != 0 && x + c >= left && x + c < right) {
                    frame[at + c] = p;
                }
            }
        }
    }
}
