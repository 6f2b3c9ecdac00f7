package org.vivarium.inspector.row.preview;

import javafx.animation.AnimationTimer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** A picture that moves, in frames of the game, for as long as it is in a window. */
abstract class Animated extends Canvas {
    private static final double NANOS = 1e9 / 60;
    private static final int SQUARE = 8;

    private int painted = -1;
    private long begun;
    private final AnimationTimer timer =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    if (begun == 0) {
                        begun = now;
                    }
                    tick((int) ((now - begun) / NANOS));
                }
            };

    Animated(double width, double height) {
        super(width, height);
        sceneProperty()
                .addListener(
                        (o, before, now) -> {
                            if (now == null) {
                                timer.stop();
                            } else {
                                timer.start();
                            }
                        });
    }

    private void tick(int frame) {
        int step = step(frame);
        if (step != painted) {
            painted = step;
            GraphicsContext g = getGraphicsContext2D();
            g.setImageSmoothing(false);
            paint(g, step);
        }
    }

    /** Paints the current step again at the next pulse. */
    final void repaint() {
        painted = -1;
    }

    /** Which picture is shown in a frame counted from the first: it is painted when it changes. */
    abstract int step(int frame);

    abstract void paint(GraphicsContext g, int step);

    /** The quiet squares that transparent pixels are seen against. */
    static void backdrop(GraphicsContext g, double width, double height) {
        for (int y = 0; y * SQUARE < height; y++) {
            for (int x = 0; x * SQUARE < width; x++) {
                g.setFill(Color.gray((x + y) % 2 == 0 ? 0.32 : 0.36));
                g.fillRect(
                        x * SQUARE,
                        y * SQUARE,
                        Math.min(SQUARE, width - x * SQUARE),
                        Math.min(SQUARE, height - y * SQUARE));
            }
        }
    }
}
