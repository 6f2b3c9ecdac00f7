package org.vivarium.inspector.tiles;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.snapshot.TileCacheSnapshot;

/**
 * The cells of the tile cache: hue says why a cell was last drawn, brightness how long ago. The
 * frame is what the screen shows of them.
 */
final class CellGrid extends ResizableCanvas {
    private static final int TILE = 16;

    /** A cell this many frames old has faded to its floor. */
    private static final double FADE_FRAMES = 180;

    private final Tooltip tooltip = new Tooltip(Texts.of("tiles.hint"));
    private TileCacheSnapshot snapshot;
    private double cell;

    CellGrid() {
        setId("cell-grid");
        setFocusTraversable(true);
        Tooltip.install(this, tooltip);
        setOnMouseMoved(this::hover);
    }

    /** Shows a snapshot, which stays valid until the next one is shown. */
    void show(TileCacheSnapshot snapshot) {
        this.snapshot = snapshot;
        repaint();
    }

    private void hover(MouseEvent event) {
        if (snapshot == null || cell == 0) {
            return;
        }
        int column = (int) (event.getX() / cell);
        int row = (int) (event.getY() / cell);
        if (column < 0 || row < 0 || column >= snapshot.columns || row >= snapshot.rows) {
            tooltip.setText(Texts.of("tiles.hint"));
            return;
        }
        int at = row * snapshot.columns + column;
        tooltip.setText(
                Texts.of(
                        "tiles.cell",
                        snapshot.firstTileX + column,
                        snapshot.firstTileY + row,
                        snapshot.reason(at).label(),
                        snapshot.age(at)));
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        if (snapshot == null || snapshot.columns == 0) {
            cell = 0;
            say(g, Texts.of("tiles.empty"), palette, width);
            return;
        }
        cell = Math.floor(Math.min(width / snapshot.columns, height / snapshot.rows));
        for (int row = 0; row < snapshot.rows; row++) {
            for (int column = 0; column < snapshot.columns; column++) {
                g.setFill(colour(row * snapshot.columns + column, palette));
                g.fillRect(column * cell, row * cell, cell - 1, cell - 1);
            }
        }
        double scale = cell / TILE;
        g.setStroke(palette.accent);
        g.strokeRect(
                Math.round(-snapshot.offsetX * scale) + 0.5,
                Math.round(-snapshot.offsetY * scale) + 0.5,
                Math.round(Picture.WIDTH * scale) - 1,
                Math.round(Picture.HEIGHT * scale) - 1);
    }

    private Color colour(int at, Palette palette) {
        CellReason reason = snapshot.reason(at);
        double fresh = 1 - Math.min(1, snapshot.age(at) / FADE_FRAMES);
        Color base = palette.of(CellReason.NONE);
        return reason == CellReason.NONE
                ? base
                : base.interpolate(palette.of(reason), 0.22 + 0.78 * fresh);
    }
}
