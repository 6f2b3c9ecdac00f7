package org.vivarium.engine.battle.stage;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.telemetry.Domain;

/**
 * Gauges, digits and cursors of 2003, cut out of the second system graphic (spec battle 2.7). A
 * sheet that is missing or too small leaves out what it lacks.
 */
final class GaugePainter {
    /** A gauge of time that is full. */
    static final int FULL = 300_000;

    private static final int CELL = 16;
    private static final int BAR = 25;
    private static final int BLOCK = 48;
    private static final int TIME_Y = 64;
    private static final int BLOCK_Y = 32;
    private static final int PARTIAL_X = 48;
    private static final int FULL_X = 64;
    private static final int DIGITS_Y = 80;
    private static final int DIGIT = 8;
    private static final int OPAQUE = 255;

    private final Engine engine;
    private final String name;
    private final Sprite sprite = new Sprite();
    private boolean warned;

    GaugePainter(Engine engine) {
        this.engine = engine;
        name = engine.game.system.system2Name();
    }

    private Bitmap sheet() {
        if (name.isEmpty() && !warned) {
            warned = true;
            engine.game.warnings.add(
                    Domain.BATTLE,
                    "RPG_RT.ldb",
                    "the system names no System2 graphic: gauges and cursors of battles don't show");
        }
        return engine.bitmaps.get(AssetKind.SYSTEM2, name);
    }

    /** The gauge of time in a row of the party's window, its top left corner at (x, y). */
    void time(int[] frame, int x, int y, int gauge, int opacity) {
        Bitmap sheet = sheet();
        Blit.draw(frame, sheet, 0, TIME_Y, CELL, CELL, x, y, opacity);
        stretch(frame, sheet, CELL, TIME_Y, CELL, x + CELL, y, BAR, opacity);
        Blit.draw(frame, sheet, 2 * CELL, TIME_Y, CELL, CELL, x + CELL + BAR, y, opacity);
        fill(frame, sheet, TIME_Y, x + CELL, y, gauge, FULL, opacity);
    }

    /** The three empty gauges beside a face. */
    void block(int[] frame, int x, int y) {
        Bitmap sheet = sheet();
        Blit.draw(frame, sheet, 0, BLOCK_Y, CELL, BLOCK, x, y, OPAQUE);
        stretch(frame, sheet, CELL, BLOCK_Y, BLOCK, x + CELL, y, BAR, OPAQUE);
        Blit.draw(frame, sheet, 2 * CELL, BLOCK_Y, CELL, BLOCK, x + CELL + BAR, y, OPAQUE);
    }

    /** Fills one of three gauges of a block: 0 HP, 1 SP, 2 time. */
    void fillBlock(int[] frame, int x, int y, int row, int value, int max) {
        int sy = BLOCK_Y + CELL * row;
        fill(frame, sheet(), sy, x + CELL, y + CELL * row, value, max, OPAQUE);
    }

    private void fill(
            int[] frame, Bitmap sheet, int sy, int x, int y, int value, int max, int opacity) {
        if (max <= 0) {
            return;
        }
        int sx = value >= max ? FULL_X : PARTIAL_X;
        int width = (int) Math.clamp((long) BAR * value / max, 0, BAR);
        stretch(frame, sheet, sx, sy, CELL, x, y, width, opacity);
    }

    /** A column of cells 16 pixels wide, stretched to {@code width}. */
    private void stretch(
            int[] frame,
            Bitmap sheet,
            int sx,
            int sy,
            int height,
            int x,
            int y,
            int width,
            int opacity) {
        if (width > 0) {
            sprite.reset(sheet).cell(sx, sy, CELL, height).at(x, y).opacity(opacity);
            sprite.zoomX = width / (double) CELL;
            engine.sprites.draw(frame, sprite);
        }
    }

    /** Up to four digits that end where the fifth would begin. */
    void number(int[] frame, int x, int y, int value) {
        Bitmap sheet = sheet();
        int rest = Math.clamp(value, 0, 9999);
        int at = x + 3 * DIGIT;
        do {
            Blit.draw(frame, sheet, rest % 10 * DIGIT, DIGITS_Y, DIGIT, CELL, at, y, OPAQUE);
            rest /= 10;
            at -= DIGIT;
        } while (rest > 0);
    }

    /** One of three pictures of the cursor over an enemy (row 0) or an ally (row 1). */
    void cursor(int[] frame, int row, int picture, int x, int y) {
        Blit.draw(frame, sheet(), CELL * picture, CELL * row, CELL, CELL, x, y, OPAQUE);
    }
}
