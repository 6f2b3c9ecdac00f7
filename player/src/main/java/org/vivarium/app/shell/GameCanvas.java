package org.vivarium.app.shell;

import java.nio.IntBuffer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.TripleBuffer;

/**
 * The game's picture at the largest whole multiple of its size that fits, every pixel a square, or
 * as large as there is room. Below its own size it is scaled down with its ratio kept.
 */
final class GameCanvas extends Region {
    private final Canvas canvas = new Canvas();
    private final WritableImage[] images = new WritableImage[3];
    private final PixelBuffer<?>[] buffers = new PixelBuffer<?>[3];
    private TripleBuffer<Picture> pictures;
    private Picture shown;
    private double scale;
    private boolean fill;
    private boolean smooth;
    private Overlay overlay = Overlay.NONE;

    /** Draws over the game's picture. */
    interface Overlay {
        Overlay NONE = (g, x, y, scale) -> {};

        /**
         * @param x left edge of the picture
         * @param scale canvas pixels a game pixel
         */
        void paint(GraphicsContext g, double x, double y, double scale);
    }

    GameCanvas() {
        setId("game-canvas");
        getStyleClass().add("game-canvas");
        getChildren().add(canvas);
        setMinSize(0, 0);
        setFocusTraversable(true);
        setOnMousePressed(event -> requestFocus());
    }

    /** Shows another game's pictures, or none. */
    void show(TripleBuffer<Picture> pictures) {
        this.pictures = pictures;
        shown = null;
        if (pictures != null) {
            for (int i = 0; i < images.length; i++) {
                buffers[i] =
                        new PixelBuffer<>(
                                Picture.WIDTH,
                                Picture.HEIGHT,
                                IntBuffer.wrap(pictures.valueAt(i).pixels),
                                PixelFormat.getIntArgbPreInstance());
                images[i] = new WritableImage(buffers[i]);
            }
        }
        paint();
    }

    void overlay(Overlay overlay) {
        this.overlay = overlay;
        paint();
    }

    /** Shows the newest picture if there is one; once a pulse. */
    void pulse() {
        if (pictures == null || !pictures.hasNew() && overlay == Overlay.NONE) {
            return;
        }
        Picture newest = pictures.latest();
        for (int i = 0; i < images.length; i++) {
            if (pictures.valueAt(i) == newest) {
                buffers[i].updateBuffer(buffer -> null);
                shown = newest;
                paint(images[i]);
            }
        }
    }

    /**
     * @param fill use all the room there is, not only whole multiples of the picture's size
     * @param smooth smooth the enlarged picture
     */
    void show(boolean fill, boolean smooth) {
        this.fill = fill;
        this.smooth = smooth;
        requestLayout();
    }

    /** The picture on screen; null before the first. Only for the window's thread. */
    Picture shown() {
        return shown;
    }

    /** Canvas pixels a game pixel; less than 1 in a small window. */
    double scale() {
        return scale;
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(Math.floor(getWidth()));
        canvas.setHeight(Math.floor(getHeight()));
        double fits =
                Math.min(canvas.getWidth() / Picture.WIDTH, canvas.getHeight() / Picture.HEIGHT);
        scale = fits >= 1 && !fill ? Math.floor(fits) : fits;
        paint();
    }

    private void paint() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setFill(Color.BLACK);
        g.fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
        for (int i = 0; shown != null && i < images.length; i++) {
            if (pictures.valueAt(i) == shown) {
                paint(images[i]);
            }
        }
    }

    private void paint(WritableImage image) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        double width = Picture.WIDTH * scale;
        double height = Picture.HEIGHT * scale;
        double x = Math.floor((canvas.getWidth() - width) / 2);
        double y = Math.floor((canvas.getHeight() - height) / 2);
        g.setImageSmoothing(smooth || scale < 1);
        g.drawImage(image, x, y, width, height);
        overlay.paint(g, x, y, scale);
    }
}
