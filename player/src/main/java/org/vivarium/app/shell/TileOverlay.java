package org.vivarium.app.shell;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.snapshot.TileCacheSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** Colours the tiles of the game's own picture by why and when they were last drawn. */
final class TileOverlay implements GameCanvas.Overlay {
    private static final int TILE = 16;
    private static final double FADE_FRAMES = 90;

    private final TopicWatch<TileCacheSnapshot> watch;

    TileOverlay(PanelContext context) {
        watch = new TopicWatch<>(context, Topic.TILE_CACHE);
    }

    void start() {
        watch.start();
    }

    void stop() {
        watch.stop();
    }

    @Override
    public void paint(GraphicsContext g, double x, double y, double scale) {
        TileCacheSnapshot cells = watch.latest();
        if (cells == null) {
            return;
        }
        g.save();
        g.beginPath();
        g.rect(x, y, Picture.WIDTH * scale, Picture.HEIGHT * scale);
        g.clip();
        double size = TILE * scale;
        for (int row = 0; row < cells.rows; row++) {
            for (int column = 0; column < cells.columns; column++) {
                int cell = row * cells.columns + column;
                double fresh = 1 - cells.age(cell) / FADE_FRAMES;
                if (fresh > 0 && cells.reason(cell) != CellReason.NONE) {
                    Color colour = Palette.get().of(cells.reason(cell));
                    g.setFill(colour.deriveColor(0, 1, 1, 0.15 + 0.45 * fresh));
                    g.fillRect(
                            x + cells.offsetX * scale + column * size,
                            y + cells.offsetY * scale + row * size,
                            size - 1,
                            size - 1);
                }
            }
        }
        g.restore();
    }
}
