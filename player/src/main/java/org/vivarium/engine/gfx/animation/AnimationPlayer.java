package org.vivarium.engine.gfx.animation;

import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.BitmapBank;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.SpritePainter;

/**
 * Plays battle animations, on the map and in battle (spec screen 6.4). The caller owns the counter
 * {@code g}, which runs from 0 to the script's length, one a game frame.
 */
public final class AnimationPlayer {
    private static final int TARGET = 1;
    private static final int SCREEN = 2;
    private static final int SHEET_COLUMNS = 5;

    /** Frames a flash lasts, and its strength in sixths of its power. */
    private static final int[] SIXTHS = {7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2};

    private static final int MAX_LEVEL = 31;

    private final BitmapBank bitmaps;
    private final SpritePainter painter;
    private final Sprite sprite = new Sprite();

    public AnimationPlayer(BitmapBank bitmaps, SpritePainter painter) {
        this.bitmaps = bitmaps;
        this.painter = painter;
    }

    /**
     * One update at counter {@code g}: sounds and shakes of a frame that begins, and the flashes of
     * the moment.
     */
    public static void update(AnimationScript s, int g, AnimationEffects effects) {
        if (g % 2 == 0) {
            begin(s, g / 2 + 1, effects);
        }
        flash(s, g, SCREEN, effects);
        flash(s, g, TARGET, effects);
    }

    private static void begin(AnimationScript s, int frame, AnimationEffects effects) {
        for (int i = 0; i < s.timingFrame.length; i++) {
            if (s.timingFrame[i] == frame) {
                effects.sound(s.sound[i], s.volume[i], s.tempo[i], s.balance[i]);
                if (s.shakeScope[i] == TARGET) {
                    effects.shakeTarget();
                } else if (s.shakeScope[i] == SCREEN) {
                    effects.shakeScreen();
                }
            }
        }
    }

    private static void flash(AnimationScript s, int g, int scope, AnimationEffects effects) {
        int latest = -1;
        for (int i = 0; i < s.timingFrame.length; i++) {
            boolean begun = s.flashScope[i] == scope && 2 * (s.timingFrame[i] - 1) <= g;
            if (begun && (latest < 0 || s.timingFrame[i] >= s.timingFrame[latest])) {
                latest = i;
            }
        }
        int level =
                latest < 0 ? 0 : level(g - 2 * (s.timingFrame[latest] - 1), s.flashPower[latest]);
        int red = level == 0 ? 0 : s.flashRed[latest];
        int green = level == 0 ? 0 : s.flashGreen[latest];
        int blue = level == 0 ? 0 : s.flashBlue[latest];
        if (scope == SCREEN) {
            effects.flashScreen(red, green, blue, level);
        } else {
            effects.flashTarget(red, green, blue, level);
        }
    }

    /** Strength of a flash {@code age} frames after it began. */
    static int level(int age, int power) {
        return age < 0 || age >= SIXTHS.length ? 0 : Math.min(SIXTHS[age] * power / 6, MAX_LEVEL);
    }

    /**
     * Draws the cells of the moment.
     *
     * @param x the anchor on the screen
     * @param flash blended over every cell, see {@link org.vivarium.engine.gfx.Flash}
     * @param mirrored turned to the other side (2003)
     */
    public void draw(
            int[] frame, AnimationScript s, int g, int x, int y, int flash, boolean mirrored) {
        int f = g / 2;
        if (g < 0 || f >= s.firstCell.length - 1) {
            return;
        }
        Bitmap sheet = bitmaps.get(s.sheetKind, s.sheet);
        for (int i = s.firstCell[f]; i < s.firstCell[f + 1]; i++) {
            if (s.opacity[i] <= 0 || s.cell[i] < 0) {
                continue;
            }
            Sprite p = sprite.reset(sheet);
            int size = s.cellSize;
            p.cell(s.cell[i] % SHEET_COLUMNS * size, s.cell[i] / SHEET_COLUMNS * size, size, size);
            p.at(mirrored ? x - s.x[i] : x + s.x[i], y + s.y[i]).anchor(size / 2, size / 2);
            p.zoomX = s.zoom[i];
            p.zoomY = s.zoom[i];
            p.tone = s.tone[i];
            p.flash = flash;
            p.mirrored = mirrored;
            painter.draw(frame, p.opacity(s.opacity[i]));
        }
    }
}
