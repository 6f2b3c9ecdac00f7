package org.vivarium.engine.gfx.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.TestSkin;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.TimerState;

/** Where timers stand and when they show (spec screen 6.3). */
class TimerPainterTest {
    private static final int BOX_BELOW = 160;
    private final int[] frame = new int[Frame.SIZE];
    private final TimerState timer = new TimerState();

    private static TimerState showing(TimerState t, int frames) {
        t.visible = true;
        t.frames = frames;
        return t;
    }

    private void draw(boolean second, boolean inBattle, int boxY) {
        TimerPainter.draw(frame, TestSkin.skin(), timer, second, inBattle, boxY);
    }

    /** Left, top, right and bottom of what was drawn. */
    private int[] drawn() {
        int[] box = {Frame.WIDTH, Frame.HEIGHT, 0, 0};
        for (int i = 0; i < frame.length; i++) {
            if (frame[i] != 0) {
                box[0] = Math.min(box[0], i % Frame.WIDTH);
                box[1] = Math.min(box[1], i / Frame.WIDTH);
                box[2] = Math.max(box[2], i % Frame.WIDTH + 1);
                box[3] = Math.max(box[3], i / Frame.WIDTH + 1);
            }
        }
        return box;
    }

    private boolean colonShows() {
        return frame[10 * Frame.WIDTH + 24] != 0;
    }

    @Test
    void theFirstStandsAtTheLeftTheSecondAtTheRight() {
        showing(timer, 3600);
        draw(false, false, BOX_BELOW);
        assertThat(drawn()).containsExactly(4, 4, 44, 20);
        draw(true, false, BOX_BELOW);
        assertThat(drawn()).containsExactly(4, 4, 316, 20);
    }

    @Test
    void aMessageBoxAtTheTopSendsThemToTheBottom() {
        showing(timer, 3600);
        draw(false, false, 0);
        assertThat(drawn()).containsExactly(4, 220, 44, 236);
    }

    @Test
    void inBattleOnlyThoseThatRunThereShow() {
        showing(timer, 3600);
        draw(false, true, BOX_BELOW);
        assertThat(frame).containsOnly(0);
        timer.inBattle = true;
        draw(false, true, BOX_BELOW);
        assertThat(drawn()[1]).isEqualTo(140);
    }

    @Test
    void theColonShowsInTheUpperHalfOfASecond() {
        showing(timer, 60 * 5 + 30);
        draw(false, false, BOX_BELOW);
        assertThat(colonShows()).isTrue();
        Arrays.fill(frame, 0);
        showing(timer, 60 * 5 + 29);
        draw(false, false, BOX_BELOW);
        assertThat(colonShows()).isFalse();
    }

    @Test
    void withoutASystemGraphicNothingShows() {
        showing(timer, 3600);
        TimerPainter.draw(frame, WindowSkin.none(), timer, false, false, BOX_BELOW);
        assertThat(frame).containsOnly(0);
    }
}
