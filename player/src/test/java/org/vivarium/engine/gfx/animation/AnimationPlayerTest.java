package org.vivarium.engine.gfx.animation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;
import org.vivarium.lcf.LcfException;
import org.vivarium.model.AnimationCell;
import org.vivarium.model.AnimationTiming;
import org.vivarium.telemetry.ThreadAllocation;

/** Cells, flashes and shakes of battle animations (spec screen 6.4). */
class AnimationPlayerTest {
    private static final int HALF = MadeAnimation.CELL / 2;

    private final MadeAnimation made = new MadeAnimation();
    private final int[] frame = new int[Frame.SIZE];

    private AnimationScript script;
    private AnimationPlayer player;

    private void open() throws LcfException {
        Engine engine = made.open();
        script = new AnimationScript(engine.game.database.animations().at(0));
        player = new AnimationPlayer(engine.bitmaps, engine.sprites);
    }

    private void draw(int g, int flash, boolean mirrored) {
        Arrays.fill(frame, Frame.BLACK);
        player.draw(frame, script, g, 160, 120, flash, mirrored);
    }

    private int at(int x, int y) {
        return frame[y * Frame.WIDTH + x];
    }

    @Test
    void aCellStandsAroundItsOffsetFromTheAnchor() throws LcfException {
        made.frame().cell(7, 20, -10);
        open();
        draw(0, Flash.NONE, false);
        int left = 160 + 20 - HALF;
        int top = 120 - 10 - HALF;
        assertThat(at(left, top)).isEqualTo(MadeAnimation.colour(7));
        assertThat(at(left + 95, top + 95)).isEqualTo(MadeAnimation.colour(7));
        assertThat(at(left - 1, top)).isEqualTo(Frame.BLACK);
        assertThat(at(left + 96, top)).isEqualTo(Frame.BLACK);
        assertThat(at(left, top - 1)).isEqualTo(Frame.BLACK);
    }

    @Test
    void laterCellsLieOnTopAndInvalidOnesAreLeftOut() throws LcfException {
        made.frame().cell(1, 0, 0);
        made.cell(2, 30, 0);
        made.cell(3, 0, 0).set(AnimationCell.VALID, 0);
        open();
        draw(0, Flash.NONE, false);
        assertThat(at(130, 120)).isEqualTo(MadeAnimation.colour(1));
        assertThat(at(160, 120)).isEqualTo(MadeAnimation.colour(2));
    }

    @Test
    void cellsAreZoomedAroundTheirMiddle() throws LcfException {
        made.frame().cell(4, 0, 0).set(AnimationCell.ZOOM, 50);
        open();
        draw(0, Flash.NONE, false);
        assertThat(at(160 - 24, 120)).isEqualTo(MadeAnimation.colour(4));
        assertThat(at(160 - 25, 120)).isEqualTo(Frame.BLACK);
        assertThat(at(160 + 23, 120)).isEqualTo(MadeAnimation.colour(4));
        assertThat(at(160 + 24, 120)).isEqualTo(Frame.BLACK);
    }

    @Test
    void transparencyIsCutToWholeOpacities() throws LcfException {
        made.frame().cell(0, 0, 0).set(AnimationCell.TRANSPARENCY, 33);
        open();
        draw(0, Flash.NONE, false);
        assertThat(at(160, 120))
                .isEqualTo(Pixel.over(Frame.BLACK, MadeAnimation.colour(0), 255 * 67 / 100));
    }

    @Test
    void theFlashOfTheScreenLiesOnEveryCell() throws LcfException {
        made.frame().cell(0, 0, 0);
        open();
        int flash = Flash.of(31, 31, 31, 10);
        draw(0, flash, false);
        assertThat(at(160, 120)).isEqualTo(Flash.apply(MadeAnimation.colour(0), flash));
    }

    @Test
    void aMirroredAnimationTurnsOffsetsRound() throws LcfException {
        made.frame().cell(6, 40, 0);
        open();
        draw(0, Flash.NONE, true);
        assertThat(at(160 - 40 - HALF, 120)).isEqualTo(MadeAnimation.colour(6));
        assertThat(at(160 - 40 + HALF, 120)).isEqualTo(Frame.BLACK);
    }

    @Test
    void everyFrameLastsForTwo() throws LcfException {
        made.frame().cell(1, 0, 0);
        made.frame().cell(2, 0, 0);
        open();
        assertThat(script.length()).isEqualTo(4);
        List<Integer> seen = new ArrayList<>();
        for (int g = 0; g < 5; g++) {
            draw(g, Flash.NONE, false);
            seen.add(at(160, 120));
        }
        int first = MadeAnimation.colour(1);
        int second = MadeAnimation.colour(2);
        assertThat(seen).containsExactly(first, first, second, second, Frame.BLACK);
    }

    @Test
    void cellsBeyondTheSheetAndSizesWithoutSenseDrawNothing() throws LcfException {
        made.frame().cell(10, 0, 0);
        made.cell(Integer.MAX_VALUE, 0, 0);
        made.cell(-1, 0, 0);
        made.cell(0, Integer.MAX_VALUE, Integer.MIN_VALUE);
        made.cell(0, 0, 0).set(AnimationCell.ZOOM, 0);
        made.cell(0, 0, 0).set(AnimationCell.ZOOM, -100);
        made.cell(0, 0, 0).set(AnimationCell.TRANSPARENCY, 100);
        open();
        draw(0, Flash.NONE, false);
        assertThat(frame).containsOnly(Frame.BLACK);
    }

    @Test
    void aLaterFlashOfTheSameScopeReplacesTheEarlierOne() throws LcfException {
        for (int f = 0; f < 12; f++) {
            made.frame();
        }
        flash(1, 2, 31);
        flash(3, 2, 12);
        flash(2, 1, 20);
        open();
        Heard heard = new Heard();
        for (int g = 0; g < script.length(); g++) {
            AnimationPlayer.update(script, g, heard);
        }
        assertThat(heard.screen)
                .startsWith(31, 31, 31, 25, 14, 12, 12, 10, 10, 8, 8, 6, 6, 4, 4, 0, 0);
        assertThat(heard.target).startsWith(0, 0, 23, 20, 20, 16, 16, 13, 13, 10, 10, 6, 6, 0, 0);
    }

    private void flash(int atFrame, int scope, int power) {
        made.timing(atFrame)
                .set(AnimationTiming.FLASH_SCOPE, scope)
                .set(AnimationTiming.FLASH_POWER, power);
    }

    @Test
    void shakesBeginWithTheirFrame() throws LcfException {
        made.frame();
        made.frame();
        made.timing(2).set(AnimationTiming.SCREEN_SHAKE, 1);
        made.timing(2).set(AnimationTiming.SCREEN_SHAKE, 2);
        open();
        Heard heard = new Heard();
        AnimationPlayer.update(script, 0, heard);
        AnimationPlayer.update(script, 1, heard);
        assertThat(heard.shakes).isEmpty();
        AnimationPlayer.update(script, 2, heard);
        AnimationPlayer.update(script, 3, heard);
        assertThat(heard.shakes).containsExactly("target", "screen");
    }

    @Test
    void drawingAndUpdatingAllocateNothing() throws LcfException {
        made.frame();
        for (int i = 0; i < 10; i++) {
            made.cell(i, 20 * i - 100, 0)
                    .set(AnimationCell.ZOOM, 60 + 10 * i)
                    .set(AnimationCell.TONE_RED, 150)
                    .set(AnimationCell.TRANSPARENCY, 5 * i);
        }
        flash(1, 2, 31);
        open();
        Heard nobody = new Heard();
        nobody.deaf = true;
        Runnable step =
                () -> {
                    AnimationPlayer.update(script, 0, nobody);
                    player.draw(frame, script, 0, 160, 120, Flash.NONE, false);
                };
        IntStream.range(0, 300).forEach(i -> step.run());
        ThreadAllocation allocation = new ThreadAllocation();
        long best = Long.MAX_VALUE;
        for (int run = 0; run < 3; run++) {
            long before = allocation.bytes();
            for (int i = 0; i < 50; i++) {
                step.run();
            }
            best = Math.min(best, allocation.bytes() - before);
        }
        assertThat(best).isZero();
    }

    /** Takes down what an animation does besides showing cells. */
    private static final class Heard implements AnimationEffects {
        final List<Integer> screen = new ArrayList<>();
        final List<Integer> target = new ArrayList<>();
        final List<String> shakes = new ArrayList<>();
        boolean deaf;

        @Override
        public void sound(String name, int volume, int tempo, int balance) {}

        @Override
        public void flashScreen(int red, int green, int blue, int level) {
            if (!deaf) {
                screen.add(level);
            }
        }

        @Override
        public void flashTarget(int red, int green, int blue, int level) {
            if (!deaf) {
                target.add(level);
            }
        }

        @Override
        public void shakeTarget() {
            shakes.add("target");
        }

        @Override
        public void shakeScreen() {
            shakes.add("screen");
        }
    }
}
