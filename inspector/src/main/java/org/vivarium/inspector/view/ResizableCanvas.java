package org.vivarium.inspector.view;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import org.vivarium.inspector.Palette;

/**
 * A canvas that fills its region. It paints when its size or the theme changed and when asked to;
 * painting never triggers a layout.
 */
public abstract class ResizableCanvas extends Region {
    public static final Font SMALL = Font.font(11);
    protected static final Font NORMAL = Font.font(12);

    private final Canvas canvas = new Canvas();

    protected ResizableCanvas() {
        getChildren().add(canvas);
        setMinSize(0, 0);
        Palette.current().addListener((o, before, now) -> repaint());
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (canvas.getWidth() != width || canvas.getHeight() != height) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            repaint();
        }
    }

    /** Paints now. */
    public final void repaint() {
        if (canvas.getWidth() > 0 && canvas.getHeight() > 0) {
            paint(
                    canvas.getGraphicsContext2D(),
                    canvas.getWidth(),
                    canvas.getHeight(),
                    Palette.get());
        }
    }

    protected abstract void paint(GraphicsContext g, double width, double height, Palette palette);
}
