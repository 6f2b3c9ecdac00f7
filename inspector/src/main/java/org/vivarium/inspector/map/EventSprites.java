package org.vivarium.inspector.map;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.image.Image;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.view.FxImages;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;

/** Draws the events of a map as its editor shows them: the graphic of the first page. */
final class EventSprites {
    private static final int TILE = TileRaster.TILE;
    private static final int WIDTH = 24;
    private static final int HEIGHT = 32;

    /** Below this many canvas pixels a tile, events are dots. */
    private static final double DOTS = 7;

    private final Assets assets;
    private final WritableImage chipset;
    private final Map<String, WritableImage> charsets = new HashMap<>();

    EventSprites(Assets assets, Image chipset) {
        this.assets = assets;
        this.chipset = FxImages.of(chipset);
    }

    /** Draws one event where the view has it. */
    void draw(GraphicsContext g, Viewport view, MapEvent event, Palette palette) {
        double tile = view.tile();
        double x = view.x(event.x());
        double y = view.y(event.y());
        EventPage page = event.pages().isEmpty() ? null : event.pages().at(0);
        Color colour = colour(page, palette);
        if (tile < DOTS) {
            double side = Math.max(2, tile - 1);
            g.setFill(colour);
            g.fillRect(x + (tile - side) / 2, y + (tile - side) / 2, side, side);
            return;
        }
        g.setFill(colour.deriveColor(0, 1, 1, 0.22));
        g.fillRoundRect(x + 0.5, y + 0.5, tile - 1, tile - 1, 4, 4);
        g.setStroke(colour);
        g.setLineWidth(1);
        g.strokeRoundRect(x + 1, y + 1, tile - 2, tile - 2, 4, 4);
        if (page != null) {
            graphic(g, view, event, page);
        }
    }

    private void graphic(GraphicsContext g, Viewport view, MapEvent event, EventPage page) {
        double zoom = view.zoom();
        double x = view.x(event.x());
        double y = view.y(event.y());
        g.setGlobalAlpha(page.translucent() ? 0.6 : 1);
        if (!page.characterName().isEmpty()) {
            WritableImage sheet =
                    charsets.computeIfAbsent(
                            page.characterName(),
                            name -> FxImages.of(assets.image(AssetKind.CHARSET, name)));
            int index = Math.clamp(page.characterIndex(), 0, 7);
            int column = index % 4 * 3 + Math.clamp(page.characterPattern(), 0, 2);
            int row = index / 4 * 4 + Math.clamp(page.characterDirection(), 0, 3);
            g.drawImage(
                    sheet,
                    column * WIDTH,
                    row * HEIGHT,
                    WIDTH,
                    HEIGHT,
                    x - (WIDTH - TILE) / 2.0 * zoom,
                    y - (HEIGHT - TILE) * zoom,
                    WIDTH * zoom,
                    HEIGHT * zoom);
        } else if (page.characterIndex() > 0) {
            int source = ChipsetGeometry.eventTile(page.characterIndex());
            g.drawImage(
                    chipset,
                    source & 0xFFFF,
                    source >> 16,
                    TILE,
                    TILE,
                    x,
                    y,
                    TILE * zoom,
                    TILE * zoom);
        }
        g.setGlobalAlpha(1);
    }

    /** What starts an event tells its colour. */
    static Color colour(EventPage page, Palette palette) {
        return switch (page == null ? -1 : page.trigger()) {
            case EventPage.Trigger.ACTION -> palette.accent;
            case EventPage.Trigger.TOUCHED, EventPage.Trigger.COLLISION -> palette.good;
            case EventPage.Trigger.AUTO_START -> palette.danger;
            case EventPage.Trigger.PARALLEL -> palette.warn;
            default -> palette.muted;
        };
    }
}
