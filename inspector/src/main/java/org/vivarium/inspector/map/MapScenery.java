package org.vivarium.inspector.map;

import java.util.Set;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.view.FxImages;
import org.vivarium.model.MapEvent;

/** Paints one map: tiles, tint, grid, events, areas. What is costly is kept from paint to paint. */
final class MapScenery {
    /** New images are made for this long in one paint; the rest follows in the next. */
    private static final long PATIENCE_NANOS = 10_000_000;

    /** Below this many canvas pixels a tile, edges and the grid would be noise. */
    private static final double DETAIL = 8;

    private final MapModel map;
    private final TileRaster raster;
    private final EventSprites sprites;
    private final WritableImage panorama;
    private ChunkCache chunks;
    private boolean lower;
    private boolean upper;
    private MapLayer tinted;
    private WritableImage tint;

    MapScenery(GameFiles game, MapModel map) {
        this.map = map;
        raster = new TileRaster(map.chipset);
        sprites = new EventSprites(game.assets(), map.chipset);
        panorama = map.panorama == null ? null : FxImages.of(map.panorama);
    }

    /** Paints what is in view; false when some of it has to wait for the next paint. */
    boolean paint(
            GraphicsContext g, Viewport view, Set<MapLayer> layers, double width, double height) {
        Palette palette = Palette.get();
        boolean complete = tiles(g, view, layers, width, height);
        tint(g, view, layers, width, height, palette);
        if (layers.contains(MapLayer.GRID) && view.tile() >= DETAIL) {
            grid(g, view, width, height);
        }
        if (layers.contains(MapLayer.EVENTS)) {
            events(g, view, width, height, palette);
        }
        return complete;
    }

    private boolean tiles(
            GraphicsContext g, Viewport view, Set<MapLayer> layers, double width, double height) {
        double left = view.x(0);
        double top = view.y(0);
        double across = view.x(map.width) - left;
        double down = view.y(map.height) - top;
        g.setFill(Color.BLACK);
        g.fillRect(left, top, across, down);
        choose(layers);
        g.setImageSmoothing(view.zoom() < 1);
        if (panorama != null && lower) {
            panorama(g, view, width, height);
        }
        return (!lower && !upper) || chunks(g, view, width, height);
    }

    private void choose(Set<MapLayer> layers) {
        boolean wantsLower = layers.contains(MapLayer.LOWER);
        boolean wantsUpper = layers.contains(MapLayer.UPPER);
        if (chunks == null || wantsLower != lower || wantsUpper != upper) {
            lower = wantsLower;
            upper = wantsUpper;
            chunks = new ChunkCache(map, raster, lower, upper);
        }
    }

    private void panorama(GraphicsContext g, Viewport view, double width, double height) {
        double w = panorama.getWidth() * view.zoom();
        double h = panorama.getHeight() * view.zoom();
        if (w < DETAIL || h < DETAIL) {
            return;
        }
        g.save();
        g.beginPath();
        g.rect(view.x(0), view.y(0), view.x(map.width) - view.x(0), view.y(map.height) - view.y(0));
        g.clip();
        double right = Math.min(width, view.x(map.width));
        double bottom = Math.min(height, view.y(map.height));
        for (double y = first(view.y(0), h); y < bottom; y += h) {
            for (double x = first(view.x(0), w); x < right; x += w) {
                g.drawImage(panorama, x, y, w, h);
            }
        }
        g.restore();
    }

    /** Where the first of several pieces in a row begins that can be seen. */
    private static double first(double start, double size) {
        return start >= 0 ? start : start + Math.floor(-start / size) * size;
    }

    private boolean chunks(GraphicsContext g, Viewport view, double width, double height) {
        int level = level(view.zoom());
        int tiles = ChunkCache.tiles(level);
        int firstColumn = Math.max(0, view.column(0) / tiles);
        int firstRow = Math.max(0, view.row(0) / tiles);
        int lastColumn = Math.min((map.width - 1) / tiles, view.column(width) / tiles);
        int lastRow = Math.min((map.height - 1) / tiles, view.row(height) / tiles);
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        boolean complete = true;
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                WritableImage image = chunks.get(level, column, row);
                if (image == null && System.nanoTime() < deadline) {
                    image = chunks.make(level, column, row);
                }
                if (image == null) {
                    complete = false;
                    standIn(g, view, level, column, row);
                } else {
                    chunk(
                            g,
                            view,
                            image,
                            0,
                            0,
                            ChunkCache.SIDE,
                            column * tiles,
                            row * tiles,
                            tiles);
                }
            }
        }
        return complete;
    }

    /** Draws a square of an image over so many tiles, on whole pixels so that no seam shows. */
    private static void chunk(
            GraphicsContext g,
            Viewport view,
            WritableImage image,
            int sourceX,
            int sourceY,
            int side,
            int column,
            int row,
            int tiles) {
        double x = Math.round(view.x(column));
        double y = Math.round(view.y(row));
        double right = Math.round(view.x(column + tiles));
        double bottom = Math.round(view.y(row + tiles));
        g.drawImage(image, sourceX, sourceY, side, side, x, y, right - x, bottom - y);
    }

    /** What is seen until an image has been made: a pixel for each of its tiles. */
    private void standIn(GraphicsContext g, Viewport view, int level, int column, int row) {
        int tiles = ChunkCache.tiles(level);
        int all = ChunkCache.tiles(TileRaster.COARSEST);
        int x = column * tiles;
        int y = row * tiles;
        WritableImage coarse = chunks.make(TileRaster.COARSEST, x / all, y / all);
        chunk(g, view, coarse, x % all, y % all, tiles, x, y, tiles);
    }

    /** The coarsest images that still have a pixel for every pixel of the canvas. */
    private static int level(double zoom) {
        int level = 0;
        for (double seen = zoom; seen <= 0.5 && level < TileRaster.COARSEST; seen *= 2) {
            level++;
        }
        return level;
    }

    private void tint(
            GraphicsContext g,
            Viewport view,
            Set<MapLayer> layers,
            double width,
            double height,
            Palette palette) {
        MapLayer wanted = layers.stream().filter(MapLayer::isTint).findFirst().orElse(null);
        if (wanted == null) {
            return;
        }
        if (wanted != tinted) {
            tinted = wanted;
            tint = TileTint.of(map, wanted);
        }
        g.setImageSmoothing(false);
        g.drawImage(tint, view.x(0), view.y(0), map.width * view.tile(), map.height * view.tile());
        if (wanted == MapLayer.PASSABILITY && view.tile() >= DETAIL) {
            edges(g, view, width, height, palette);
        }
    }

    /** Marks the edges of a tile that can't be crossed where others can. */
    private void edges(
            GraphicsContext g, Viewport view, double width, double height, Palette palette) {
        double tile = view.tile();
        double thick = Math.max(2, tile / 8);
        g.setFill(palette.danger);
        for (int y = Math.max(0, view.row(0));
                y <= Math.min(map.height - 1, view.row(height));
                y++) {
            for (int x = Math.max(0, view.column(0));
                    x <= Math.min(map.width - 1, view.column(width));
                    x++) {
                int open = map.flags.edges(map.lower(x, y), map.upper(x, y));
                if (open == 0 || open == ChipFlags.ALL_EDGES) {
                    continue;
                }
                double left = view.x(x);
                double top = view.y(y);
                if ((open & ChipFlags.UP) == 0) {
                    g.fillRect(left, top, tile, thick);
                }
                if ((open & ChipFlags.DOWN) == 0) {
                    g.fillRect(left, top + tile - thick, tile, thick);
                }
                if ((open & ChipFlags.LEFT) == 0) {
                    g.fillRect(left, top, thick, tile);
                }
                if ((open & ChipFlags.RIGHT) == 0) {
                    g.fillRect(left + tile - thick, top, thick, tile);
                }
            }
        }
    }

    private void grid(GraphicsContext g, Viewport view, double width, double height) {
        g.setStroke(Color.rgb(255, 255, 255, 0.18));
        g.setLineWidth(1);
        double top = Math.max(0, view.y(0));
        double bottom = Math.min(height, view.y(map.height));
        double left = Math.max(0, view.x(0));
        double right = Math.min(width, view.x(map.width));
        for (int x = Math.max(0, view.column(0)); x <= map.width && view.x(x) <= right; x++) {
            double at = Math.floor(view.x(x)) + 0.5;
            g.strokeLine(at, top, at, bottom);
        }
        for (int y = Math.max(0, view.row(0)); y <= map.height && view.y(y) <= bottom; y++) {
            double at = Math.floor(view.y(y)) + 0.5;
            g.strokeLine(left, at, right, at);
        }
    }

    private void events(
            GraphicsContext g, Viewport view, double width, double height, Palette palette) {
        g.setImageSmoothing(view.zoom() < 1);
        int left = view.column(0) - 1;
        int right = view.column(width) + 1;
        int top = view.row(0) - 1;
        int bottom = view.row(height) + 2;
        for (MapEvent event : map.events) {
            int x = event.x();
            int y = event.y();
            if (x >= left && x <= right && y >= top && y <= bottom) {
                sprites.draw(g, view, event, palette);
            }
        }
    }
}
