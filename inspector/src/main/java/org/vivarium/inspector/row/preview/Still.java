package org.vivarium.inspector.row.preview;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;

/** A picture, or a cell of one, at a whole zoom; a chosen cell is framed. */
final class Still extends Canvas {
    private Still(double width, double height) {
        super(width, height);
        getGraphicsContext2D().setImageSmoothing(false);
    }

    /** The whole picture, enlarged while it stays within the width. */
    static Still whole(Image image, double most) {
        double zoom = zoom(image.getWidth(), most);
        var still = new Still(image.getWidth() * zoom, image.getHeight() * zoom);
        GraphicsContext g = still.getGraphicsContext2D();
        g.setImageSmoothing(zoom < 1);
        Animated.backdrop(g, still.getWidth(), still.getHeight());
        g.drawImage(image, 0, 0, still.getWidth(), still.getHeight());
        return still;
    }

    /** One cell of a sheet. */
    static Still cell(Image image, int columns, int width, int height, int index, int zoom) {
        var still = new Still(width * zoom, height * zoom);
        GraphicsContext g = still.getGraphicsContext2D();
        Animated.backdrop(g, still.getWidth(), still.getHeight());
        g.drawImage(
                image,
                index % columns * width,
                index / columns * height,
                width,
                height,
                0,
                0,
                width * zoom,
                height * zoom);
        return still;
    }

    private static double zoom(double width, double most) {
        double fits = most / width;
        return fits >= 1 ? Math.min(2, Math.floor(fits)) : fits;
    }
}
