package org.vivarium.inspector.flame;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.telemetry.SlowFrames;

/**
 * What lies behind the bars of a strip: frames within the budget, longer ones that still reach
 * their display frame, and those over 16.67 ms. The bands' captions are nodes: painted, their text
 * would be laid out at every pulse.
 */
final class StripBands {
    /** A quarter of a display frame: work that leaves room for the window and the machine. */
    static final int BUDGET_NANOS = SlowFrames.FRAME_NANOS / 4;

    private static final double TOP = 13;
    private static final double TINT = 0.1;

    /** Bars are drawn on a root scale, or a frame of 0.05 ms beside one of 16 would be no pixel. */
    private static final double FULL = Math.sqrt(SlowFrames.FRAME_NANOS * 1.15);

    private final Text late = caption("16.67 ms");
    private final Text budget = caption("4.17 ms");

    private static Text caption(String words) {
        var text = new Text(words);
        text.setFont(ResizableCanvas.SMALL);
        text.setManaged(false);
        text.setMouseTransparent(true);
        text.setX(6);
        return text;
    }

    List<Node> captions() {
        return List.of(late, budget);
    }

    void paint(GraphicsContext g, double width, double height, Palette palette) {
        double lateY = height - height(SlowFrames.FRAME_NANOS, height);
        double budgetY = height - height(BUDGET_NANOS, height);
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        g.setFill(palette.danger.deriveColor(0, 1, 1, TINT));
        g.fillRect(0, 0, width, lateY);
        g.setFill(palette.warn.deriveColor(0, 1, 1, TINT));
        g.fillRect(0, lateY, width, budgetY - lateY);
        line(g, width, lateY, palette.danger);
        line(g, width, budgetY, palette.warn);
        place(late, lateY, palette);
        place(budget, budgetY, palette);
    }

    private static void line(GraphicsContext g, double width, double y, Color colour) {
        g.setStroke(colour);
        g.setLineDashes(4, 3);
        g.strokeLine(0, Math.round(y) + 0.5, width, Math.round(y) + 0.5);
        g.setLineDashes();
    }

    private static void place(Text caption, double y, Palette palette) {
        caption.setY(Math.max(10, y - 3));
        caption.setFill(palette.muted);
    }

    /** How tall the bar of a frame is in a strip of this height. */
    static double height(double nanos, double strip) {
        return Math.min(1, Math.sqrt(nanos) / FULL) * (strip - TOP);
    }
}
