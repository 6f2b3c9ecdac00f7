package org.vivarium.inspector.row.preview;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;

/** A pose of a battle charset: three cells of 48 pixels, one row a pose (spec battle 5.8). */
final class BattlerFigure extends Animated {
    private static final int CELL = 48;
    private static final int ZOOM = 2;
    private static final int STEP_FRAMES = 10;
    private static final int[] PATTERN = {0, 1, 2, 1};

    private final Image sheet;
    private final int pose;

    /**
     * @param pose row of the sheet
     */
    BattlerFigure(Image sheet, int pose) {
        super(CELL * ZOOM, CELL * ZOOM);
        this.sheet = sheet;
        this.pose = pose;
    }

    @Override
    int step(int frame) {
        return frame / STEP_FRAMES % PATTERN.length;
    }

    @Override
    void paint(GraphicsContext g, int step) {
        backdrop(g, getWidth(), getHeight());
        g.drawImage(
                sheet,
                PATTERN[step] * CELL,
                pose * CELL,
                CELL,
                CELL,
                0,
                0,
                CELL * ZOOM,
                CELL * ZOOM);
    }
}
