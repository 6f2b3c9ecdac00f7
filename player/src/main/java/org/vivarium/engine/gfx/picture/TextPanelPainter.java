package org.vivarium.engine.gfx.picture;

import java.util.Arrays;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.gfx.window.WindowStyle;
import org.vivarium.engine.state.TextPanelState;
import org.vivarium.engine.text.ExFont;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.engine.text.font.Glyph;

/**
 * Draws string pictures: text, its ground and frame, into a bitmap of their own, at most as large
 * as the screen. Sizes follow the recordings: a line of the font's height, one pixel more each way
 * for the shadow, and the border of a window where the margin isn't switched off.
 */
final class TextPanelPainter {
    private static final int FONT_SIZE = 12;

    private final WindowStyle style;
    private final int[] canvas = new int[Frame.WIDTH * Frame.HEIGHT];
    private final int[] ink = new int[Frame.WIDTH * Frame.HEIGHT];

    TextPanelPainter(WindowStyle style) {
        this.style = style;
    }

    Bitmap draw(TextPanelState panel) {
        WindowSkin skin = style.skin(panel.system, panel.ground == TextPanelState.TILED);
        TextPainter painter = new TextPainter(skin, style.text().font(), style.symbols());
        String[] lines = panel.text.split("\n", -1);
        int size = Math.clamp(panel.fontSize, 1, Frame.HEIGHT);
        int border = panel.margin ? 2 * WindowBox.BORDER : 0;
        Arrays.fill(ink, 0);
        int widest = 0;
        for (int n = 0; n < lines.length; n++) {
            int y = n * (FONT_SIZE + panel.lineSpacing * FONT_SIZE / size);
            widest = Math.max(widest, line(painter, panel, lines[n], y));
        }
        int wide = widest * size / FONT_SIZE + 1;
        int high = lines.length * (size + panel.lineSpacing) - panel.lineSpacing + 1;
        int width = Math.clamp(panel.width > 0 ? panel.width : wide + border, 1, Frame.WIDTH);
        int height = Math.clamp(panel.height > 0 ? panel.height : high + border, 1, Frame.HEIGHT);
        Arrays.fill(canvas, 0);
        if (panel.ground == TextPanelState.TILED || panel.ground == TextPanelState.STRETCHED) {
            WindowPainter.ground(canvas, skin, width, height, panel.frame);
        }
        int at = panel.margin ? WindowBox.BORDER : 0;
        enlarge(size, at, width - at, height - at);
        return Bitmap.ofPixels(width, height, cut(width, height));
    }

    /** One line of text at the font's own size; returns its width. */
    private int line(TextPainter painter, TextPanelState panel, String text, int y) {
        int colour = TextPainter.DEFAULT;
        int x = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (c == '\\' && i < text.length()) {
                if (Character.toLowerCase(text.charAt(i)) == 'c') {
                    colour = argument(text, i + 1);
                }
                i = behindCode(text, i);
                continue;
            }
            int symbol = c == '$' && i < text.length() ? ExFont.symbol(text.charAt(i)) : -1;
            i += symbol >= 0 ? 1 : 0;
            Glyph glyph = symbol >= 0 ? painter.symbol(symbol) : painter.font().get(c);
            glyph(painter, panel, x, y, glyph, colour);
            x += glyph.advance() + panel.letterSpacing;
        }
        return x;
    }

    private void glyph(
            TextPainter painter, TextPanelState panel, int x, int y, Glyph glyph, int colour) {
        painter.glyph(ink, x, y, glyph, colour, panel.shadow, panel.gradient);
        if (panel.bold) {
            painter.glyph(ink, x + 1, y, glyph, colour, false, panel.gradient);
        }
    }

    private static int argument(String text, int at) {
        int value = 0;
        for (int i = at + 1; i < text.length() && Character.isDigit(text.charAt(i)); i++) {
            value = Math.min(99, value * 10 + text.charAt(i) - '0');
        }
        return value;
    }

    /** Behind a code's letter and its argument in brackets. */
    private static int behindCode(String text, int letter) {
        boolean brackets = letter + 1 < text.length() && text.charAt(letter + 1) == '[';
        int end = brackets ? text.indexOf(']', letter) : -1;
        return end < 0 ? letter + 1 : end + 1;
    }

    /** Puts the text on the ground, from the font's size to the one asked for. */
    private void enlarge(int size, int at, int width, int height) {
        for (int y = 0; y < height; y++) {
            int row = y * FONT_SIZE / size;
            for (int x = 0; x < width && row < Frame.HEIGHT; x++) {
                int column = x * FONT_SIZE / size;
                int pixel = column < Frame.WIDTH ? ink[row * Frame.WIDTH + column] : 0;
                if (pixel != 0) {
                    canvas[(at + y) * Frame.WIDTH + at + x] = pixel;
                }
            }
        }
    }

    private int[] cut(int width, int height) {
        int[] pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            System.arraycopy(canvas, y * Frame.WIDTH, pixels, y * width, width);
        }
        return pixels;
    }
}
