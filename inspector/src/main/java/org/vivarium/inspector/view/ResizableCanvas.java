package org.vivarium.inspector.view;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.vivarium.inspector.Palette;

/**
 * A canvas that fills its region. It paints when its size or the theme changed and when asked to;
 * painting never triggers a layout.
 */
public abstract class ResizableCanvas extends Region {
    public static final Font SMALL = Font.font(11);
    protected static final Font NORMAL = Font.font(12);

    /** Height of a line of small words above what is charted. */
    protected static final double CAPTION = 18;

    private final Canvas canvas = new Canvas();

    protected ResizableCanvas() {
        getChildren().add(canvas);
        setMinSize(0, 0);
        Palette.follow(this, now -> repaint());
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

    /**
     * Paints words, in as many lines as this width needs; for what is said while a chart is empty.
     */
    protected static void say(GraphicsContext g, String words, Palette palette, double width) {
        g.setFont(SMALL);
        g.setFill(palette.muted);
        g.fillText(wrapped(words, width - 16), 8, 16);
    }

    /** The words with a line break wherever the next one would be wider than this. */
    static String wrapped(String words, double width) {
        var measured = new Text();
        measured.setFont(SMALL);
        var text = new StringBuilder();
        String line = "";
        for (String word : words.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            measured.setText(longer);
            if (!line.isEmpty() && measured.getLayoutBounds().getWidth() > width) {
                text.append(line).append('\n');
                longer = word;
            }
            line = longer;
        }
        return text.append(line).toString();
    }

    protected abstract void paint(GraphicsContext g, double width, double height, Palette palette);
}
