package org.vivarium.engine.gfx.screen;

import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.TimerState;

/** Draws a timer as mm:ss with the digits of the system graphic (spec screen 6.3). */
public final class TimerPainter {
    private static final int DIGITS_X = 32;
    private static final int DIGITS_Y = 32;
    private static final int COLON = 10;
    private static final int WIDTH = 8;
    private static final int HEIGHT = 16;
    private static final int FIRST_X = 4;
    private static final int SECOND_X = 276;
    private static final int TOP = 4;
    private static final int BOTTOM = 220;
    private static final int BATTLE_Y = 140;
    private static final int BOX_AT_TOP = 20;

    private TimerPainter() {}

    /**
     * Draws a timer if it shows.
     *
     * @param second it is the second timer
     * @param boxY where the message box stands, or stood last
     */
    public static void draw(
            int[] frame,
            WindowSkin skin,
            TimerState t,
            boolean second,
            boolean inBattle,
            int boxY) {
        if (!t.visible || !skin.present() || (inBattle && !t.inBattle)) {
            return;
        }
        int x = second ? SECOND_X : FIRST_X;
        int y = inBattle ? BATTLE_Y : boxY < BOX_AT_TOP ? BOTTOM : TOP;
        int seconds = t.seconds();
        digit(frame, skin, seconds / 600 % 10, x, y);
        digit(frame, skin, seconds / 60 % 10, x + WIDTH, y);
        if (t.frames % 60 >= 30) {
            digit(frame, skin, COLON, x + 2 * WIDTH, y);
        }
        digit(frame, skin, seconds / 10 % 6, x + 3 * WIDTH, y);
        digit(frame, skin, seconds % 10, x + 4 * WIDTH, y);
    }

    private static void digit(int[] frame, WindowSkin skin, int n, int x, int y) {
        Blit.draw(frame, skin.sheet(), DIGITS_X + n * WIDTH, DIGITS_Y, WIDTH, HEIGHT, x, y, 255);
    }
}
