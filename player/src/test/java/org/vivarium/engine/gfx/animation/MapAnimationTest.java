package org.vivarium.engine.gfx.animation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.command.CharacterTargets;
import org.vivarium.engine.input.InputSource;
import org.vivarium.lcf.LcfException;
import org.vivarium.testing.Driver;

/** Where an animation plays on the map (spec screen 6.4). */
class MapAnimationTest {
    private static final int HALF = MadeAnimation.CELL / 2;
    private static final int TARGET = 0;
    private static final int SCREEN = 1;

    private final MadeAnimation made = new MadeAnimation();
    private final int[] frame = new int[Frame.SIZE];
    private Engine engine;

    private void play(boolean wholeMap) throws LcfException {
        made.frame().cell(3, 0, 0);
        engine = made.open();
        new Driver(engine, InputSource.NONE).run(1);
        engine.state.animation.id = 1;
        engine.state.animation.frame = 0;
        engine.state.animation.target = CharacterTargets.HERO;
        engine.state.animation.wholeMap = wholeMap;
    }

    /** Middles of all whole cells on the screen. */
    private List<String> seen() {
        Arrays.fill(frame, Frame.BLACK);
        engine.map.animation.draw(frame);
        List<String> out = new ArrayList<>();
        for (int y = 0; y < Frame.HEIGHT; y++) {
            for (int x = 0; x < Frame.WIDTH; x++) {
                boolean corner = shows(x, y) && !shows(x - 1, y) && !shows(x, y - 1);
                if (corner) {
                    out.add((x + HALF) + " " + (y + HALF));
                }
            }
        }
        return out;
    }

    private boolean shows(int x, int y) {
        return x >= 0 && y >= 0 && frame[y * Frame.WIDTH + x] != Frame.BLACK;
    }

    /**
     * The hero stands in the middle of the map: his tile's middle at x 152, its bottom at y 128.
     */
    @ParameterizedTest(name = "position {0}: y {1}")
    @CsvSource({"0, 104", "1, 116", "2, 128"})
    void onACharacterItStandsAboveAtOrBelowItsMiddle(int position, int y) throws LcfException {
        made.scope(TARGET).position(position);
        play(false);
        assertThat(seen()).containsExactly("152 " + y);
    }

    @Test
    void overTheScreenItStandsInTheMiddleOfTheFrame() throws LcfException {
        made.scope(SCREEN);
        play(false);
        assertThat(seen()).containsExactly("160 120");
    }

    @Test
    void onTheWholeMapItRepeatsEvery320By160PixelsAndScrollsWithTheMap() throws LcfException {
        made.scope(TARGET);
        play(true);
        engine.state.screen.weather.panX = 16 * 100;
        engine.state.screen.weather.panY = 16 * 60;
        assertThat(seen()).containsExactly("100 60", "100 220");
    }

    @Test
    void itIsOverAfterTwoFramesForEachOfItsOwn() throws LcfException {
        play(false);
        engine.map.animation.update();
        assertThat(engine.state.animation.id).isEqualTo(1);
        engine.map.animation.update();
        assertThat(engine.state.animation.id).isZero();
    }

    @Test
    void anAnimationThatDoesNotExistIsForgotten() throws LcfException {
        play(false);
        engine.state.animation.id = 99;
        engine.map.animation.draw(frame);
        engine.map.animation.update();
        assertThat(engine.state.animation.id).isZero();
    }
}
