package org.vivarium.inspector.row.preview;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.chipset.TileBlock;
import org.vivarium.inspector.Palette;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.model.Chipset;

/**
 * A chipset image with what its tiles let through drawn over it: closed edges, tiles above
 * characters, counters (spec map-scene 4.1).
 */
final class ChipsetView extends Canvas {
    private static final int TILE = ChipsetGeometry.TILE;
    private static final int VARIANTS = 50;
    private static final int DOWN = 1;
    private static final int LEFT = 2;
    private static final int RIGHT = 4;
    private static final int UP = 8;
    private static final int EDGES = DOWN | LEFT | RIGHT | UP;
    private static final int ABOVE = 0x10;
    private static final int COUNTER = 0x40;

    private final Image image;
    private final LcfArray lower;
    private final LcfArray upper;
    private final double zoom;

    ChipsetView(Image image, Row chipset, double most) {
        this.image = image;
        lower = chipset.getArray(Chipset.PASSABLE_DATA_LOWER);
        upper = chipset.getArray(Chipset.PASSABLE_DATA_UPPER);
        zoom = Math.clamp(most / ChipsetGeometry.WIDTH, 0.4, 2);
        setWidth(ChipsetGeometry.WIDTH * zoom);
        setHeight(ChipsetGeometry.HEIGHT * zoom);
        show(true);
    }

    /** Draws the picture, with or without what is known of its tiles. */
    void show(boolean passability) {
        GraphicsContext g = getGraphicsContext2D();
        g.setImageSmoothing(zoom != Math.rint(zoom));
        Animated.backdrop(g, getWidth(), getHeight());
        g.drawImage(image, 0, 0, image.getWidth() * zoom, image.getHeight() * zoom);
        if (!passability) {
            return;
        }
        for (int i = 0; i < TileBlock.LOWER.count(); i++) {
            mark(g, TileBlock.LOWER.first() + i, lower.getOr(18 + i, EDGES));
        }
        for (int i = 0; i < TileBlock.UPPER.count(); i++) {
            mark(g, TileBlock.UPPER.first() + i, upper.getOr(i, EDGES));
        }
        markAutotiles(g, TileBlock.TERRAIN, 6);
        markAutotiles(g, TileBlock.ANIMATED, 3);
    }

    /** Autotiles share one entry among their variants: the mark stands in their first cell. */
    private void markAutotiles(GraphicsContext g, TileBlock block, int firstChip) {
        for (int k = 0; k < block.count() / VARIANTS; k++) {
            mark(g, block.first() + k * VARIANTS, lower.getOr(firstChip + k, EDGES));
        }
    }

    private void mark(GraphicsContext g, int tile, int flags) {
        int source = ChipsetGeometry.source(tile, 0, 0, 0);
        if (source == ChipsetGeometry.NOTHING) {
            return;
        }
        double side = TILE * zoom;
        double x = ((source & 0xFFFF) / TILE * TILE) * zoom;
        double y = ((source >>> 16) / TILE * TILE) * zoom;
        if ((flags & EDGES) == 0) {
            g.setStroke(Palette.get().danger);
            g.setLineWidth(1.5);
            g.strokeLine(x + 4, y + 4, x + side - 4, y + side - 4);
            g.strokeLine(x + side - 4, y + 4, x + 4, y + side - 4);
        } else if ((flags & EDGES) != EDGES) {
            edges(g, flags, x, y, side);
        }
        if ((flags & ABOVE) != 0) {
            g.setFill(Color.web("#f5c542"));
            g.fillOval(x + side / 2 - 2.5, y + side / 2 - 2.5, 5, 5);
        }
        if ((flags & COUNTER) != 0) {
            g.setStroke(Palette.get().accent);
            g.setLineWidth(1.5);
            g.strokeRect(x + side / 2 - 4, y + side / 2 - 4, 8, 8);
        }
    }

    private static void edges(GraphicsContext g, int flags, double x, double y, double side) {
        g.setFill(Palette.get().danger);
        if ((flags & DOWN) == 0) {
            g.fillRect(x + 2, y + side - 3, side - 4, 2);
        }
        if ((flags & UP) == 0) {
            g.fillRect(x + 2, y + 1, side - 4, 2);
        }
        if ((flags & LEFT) == 0) {
            g.fillRect(x + 1, y + 2, 2, side - 4);
        }
        if ((flags & RIGHT) == 0) {
            g.fillRect(x + side - 3, y + 2, 2, side - 4);
        }
    }
}
