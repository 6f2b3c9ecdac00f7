package org.vivarium.inspector.row.preview;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;

/** A figure of a charset walking in its four directions (spec map-scene 6). */
final class WalkingFigure extends Animated {
    private static final int WIDTH = 24;
    private static final int HEIGHT = 32;
    private static final int ZOOM = 2;
    private static final int PER_ROW = 4;
    private static final int STEP_FRAMES = 12;
    private static final int[] PATTERN = {1, 2, 1, 0};

    private final Image sheet;
    private final int index;

    /**
     * @param index which of the sheet's eight figures
     */
    WalkingFigure(Image sheet, int index) {
        super(4 * (WIDTH + 8) * ZOOM, HEIGHT * ZOOM);
        this.sheet = sheet;
        this.index = Math.max(0, index);
    }

    @Override
    int step(int frame) {
        return frame / STEP_FRAMES % PATTERN.length;
    }

    @Override
    void paint(GraphicsContext g, int step) {
        backdrop(g, getWidth(), getHeight());
        int left = index % PER_ROW * 3 * WIDTH;
        int top = index / PER_ROW * 4 * HEIGHT;
        for (int direction = 0; direction < 4; direction++) {
            g.drawImage(
                    sheet,
                    left + PATTERN[step] * WIDTH,
                    top + direction * HEIGHT,
                    WIDTH,
                    HEIGHT,
                    (4 + direction * (WIDTH + 8)) * ZOOM,
                    0,
                    WIDTH * ZOOM,
                    HEIGHT * ZOOM);
        }
    }
}
