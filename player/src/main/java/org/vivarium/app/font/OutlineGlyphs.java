package org.vivarium.app.font;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.LineMetrics;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphSource;

/**
 * Glyphs of an outline font without smoothing, as high as a line's cell (spec screen-and-windows
 * 4.3). Safe for fonts that hold anything: a glyph is at most two cells wide.
 */
final class OutlineGlyphs implements GlyphSource {
    private static final int HEIGHT = Glyph.CELL_HEIGHT;
    private static final int WIDTH = 2 * Glyph.FULL_WIDTH;
    private static final float PROBE = 1000;
    private static final FontRenderContext PLAIN = new FontRenderContext(null, false, false);

    private final Font font;
    private final int baseline;
    private final Advances advances;
    private final BufferedImage cell =
            new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_BINARY);

    /** How far apart letters stand. */
    enum Advances {
        /** As the font says: for one that comes with the game. */
        OWN,
        /** On the grid of half and full cells that menus are laid out for. */
        CELLS
    }

    private OutlineGlyphs(Font font, Advances advances) {
        LineMetrics line = font.deriveFont(PROBE).getLineMetrics("Mg", PLAIN);
        float size = HEIGHT * PROBE / (line.getAscent() + line.getDescent());
        this.font = font.deriveFont(size);
        this.baseline = (int) (line.getAscent() * size / PROBE);
        this.advances = advances;
    }

    private OutlineGlyphs(Font font) {
        this.font = font.deriveFont((float) HEIGHT);
        this.baseline = Glyph.BASELINE;
        this.advances = Advances.CELLS;
    }

    /**
     * The font in the bytes of a TTF or OTF file, its em as large as a cell: for ideographs, which
     * fill it.
     */
    static GlyphSource readIdeographs(byte[] file, String name) throws IOException {
        try {
            return new OutlineGlyphs(
                    Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file)));
        } catch (FontFormatException e) {
            throw new IOException(name + ": not a font that can be read", e);
        }
    }

    /**
     * The font in the bytes of a TTF or OTF file.
     *
     * @throws IOException when they are neither; names the file
     */
    static GlyphSource read(byte[] file, String name, Advances advances) throws IOException {
        try {
            Font font = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file));
            return new OutlineGlyphs(font, advances);
        } catch (FontFormatException | RuntimeException e) {
            throw new IOException(name + ": not a font that can be read", e);
        }
    }

    /** The font the system shows plain text in; it finds every character some font has. */
    static GlyphSource ofSystem() {
        Font font = new Font(Font.MONOSPACED, Font.PLAIN, HEIGHT);
        return new OutlineGlyphs(font, Advances.CELLS);
    }

    @Override
    public Glyph find(int codePoint) {
        if (!font.canDisplay(codePoint)) {
            return null;
        }
        GlyphVector shape = font.createGlyphVector(PLAIN, Character.toChars(codePoint));
        double width = shape.getGlyphMetrics(0).getAdvanceX();
        if (advances == Advances.OWN) {
            int advance = Math.clamp(Math.round(width), 1, WIDTH);
            return new Glyph(codePoint, advance, 0, rows(shape, 0, 1));
        }
        Rectangle2D ink = shape.getVisualBounds();
        int advance = width > 0.75 * HEIGHT ? Glyph.FULL_WIDTH : Glyph.HALF_WIDTH;
        boolean fits = ink.getMinX() >= 0 && ink.getMaxX() <= advance;
        double scale = fits ? 1 : Math.min(1, advance / ink.getWidth());
        double shift = fits ? 0 : (advance - ink.getWidth() * scale) / 2 - ink.getMinX() * scale;
        return new Glyph(codePoint, advance, 0, rows(shape, shift, scale));
    }

    private int[] rows(GlyphVector shape, double shift, double scale) {
        Graphics2D g = cell.createGraphics();
        g.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_OFF);
        g.setBackground(Color.BLACK);
        g.clearRect(0, 0, WIDTH, HEIGHT);
        g.translate(shift, baseline);
        g.scale(scale, 1);
        g.drawGlyphVector(shape, 0, 0);
        g.dispose();
        int[] rows = new int[HEIGHT];
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                rows[y] |= (cell.getRGB(x, y) & 1) << x;
            }
        }
        return rows;
    }
}
