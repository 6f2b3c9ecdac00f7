package org.vivarium.app.font;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.vivarium.engine.text.font.BdfFont;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphSource;

/**
 * Glyphs of outline fonts at 12 pixels without smoothing: those of a font file, or of whatever the
 * system has for characters the built-in faces lack (spec screen-and-windows 4.3).
 */
public final class OutlineGlyphs implements GlyphSource {
    private static final int SIZE = 12;

    private final Font font;
    private final BufferedImage cell =
            new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_BINARY);

    private OutlineGlyphs(Font font) {
        this.font = font.deriveFont((float) SIZE);
    }

    /** The system's own fonts, opened when the first character is asked for; none without any. */
    public static GlyphSource ofSystem() {
        return new GlyphSource() {
            private GlyphSource fonts;

            @Override
            public Glyph find(int codePoint) {
                if (fonts == null) {
                    fonts = open();
                }
                return fonts.find(codePoint);
            }
        };
    }

    /** A machine without font configuration makes the toolkit fail in several ways. */
    private static GlyphSource open() {
        try {
            OutlineGlyphs glyphs = new OutlineGlyphs(new Font(Font.MONOSPACED, Font.PLAIN, SIZE));
            glyphs.find('A');
            return glyphs;
        } catch (RuntimeException | LinkageError | InternalError e) {
            return codePoint -> null;
        }
    }

    /**
     * A font file: BDF, TTF or OTF.
     *
     * @throws IOException when it is none of these; names the file
     */
    public static GlyphSource ofFile(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(9);
            if (new String(head, StandardCharsets.ISO_8859_1).equals("STARTFONT")) {
                return BdfFont.read(file, Glyph.BASELINE);
            }
        }
        try {
            return new OutlineGlyphs(Font.createFont(Font.TRUETYPE_FONT, file.toFile()));
        } catch (FontFormatException e) {
            throw new IOException(file + ": not a font that can be read", e);
        }
    }

    @Override
    public Glyph find(int codePoint) {
        if (!font.canDisplay(codePoint)) {
            return null;
        }
        Graphics2D g = cell.createGraphics();
        g.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_OFF);
        g.setBackground(Color.BLACK);
        g.clearRect(0, 0, SIZE, SIZE);
        g.setFont(font);
        g.drawString(Character.toString(codePoint), 0, Glyph.BASELINE);
        int width = g.getFontMetrics().charWidth(codePoint);
        g.dispose();
        int[] rows = new int[SIZE];
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                rows[y] |= (cell.getRGB(x, y) & 1) << x;
            }
        }
        int advance = width <= 8 ? Glyph.HALF_WIDTH : Glyph.FULL_WIDTH;
        return new Glyph(codePoint, advance, 0, rows);
    }
}
