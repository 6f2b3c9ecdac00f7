package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.ActorState;
import org.vivarium.model.event.CommandWriter;

/** Edge cases 31 to 51 of spec interpreter 22.2, and the operands of section 8. */
class VariableTest {

    private final EventGame game = EventGame.of2000().start();

    private static CommandWriter variable(int... parameters) {
        return list().add(10220, 0, parameters);
    }

    @ParameterizedTest
    @CsvSource({
        "7,4,0,7",
        "-7,4,0,-7",
        "7,5,0,0",
        "-7,4,2,-3",
        "7,4,-2,-3",
        "-7,5,3,-1",
        "7,5,-3,1",
        "-7,5,-3,-1",
        "999999,3,999999,999999",
        "999999,1,1,999999",
        "-999999,2,1,-999999",
        "999999,3,-2,-999999",
        "5,0,99999999,999999"
    })
    void case31To35ArithmeticAsMeasured(int start, int operation, int operand, int result) {
        game.set(1, start).run(variable(0, 1, 1, operation, 0, operand, 0));
        assertThat(game.variable(1)).isEqualTo(result);
    }

    @Test
    void case36VariableZeroReadsZeroAndIgnoresWrites() {
        game.set(1, 5).run(variable(0, 1, 1, 0, 1, 0, 0));
        assertThat(game.variable(1)).isZero();
        game.run(variable(0, 0, 0, 0, 0, 9, 0)).run(variable(0, -3, -3, 0, 0, 9, 0));
        assertThat(game.variable(0)).isZero();
    }

    @Test
    void case37IndirectOutOfRangeReadsZeroAndWritingGrows() {
        game.set(1, 5000).set(2, 7).run(variable(0, 2, 2, 0, 2, 1, 0));
        assertThat(game.variable(2)).isZero();
        game.run(variable(2, 1, 0, 0, 0, 33, 0));
        assertThat(game.variable(5000)).isEqualTo(33);
    }

    @Test
    void case38RangeWithItsSourceInsideUsesTheNewValueFromThereOn() {
        game.set(1, 1).set(2, 2).set(3, 3).set(4, 4).run(variable(1, 1, 4, 1, 1, 2, 0));
        assertThat(
                        new int[] {
                            game.variable(1), game.variable(2), game.variable(3), game.variable(4)
                        })
                .containsExactly(3, 4, 7, 8);
    }

    @Test
    void case39And40RandomBoundsMayBeSwappedAndEachTargetDrawsItsOwn() {
        game.run(variable(1, 1, 40, 0, 3, 9, 5));
        assertThat(java.util.stream.IntStream.rangeClosed(1, 40).map(game::variable))
                .allMatch(v -> v >= 5 && v <= 9)
                .contains(5, 6, 7, 8, 9);
    }

    @Test
    void case41RangeWhoseEndComesFirstDoesNothing() {
        game.run(variable(1, 5, 3, 0, 0, 9, 0));
        assertThat(game.variable(3) + game.variable(4) + game.variable(5)).isZero();
    }

    @Test
    void case42And43MapAndFacingOfCharacters() {
        EventGame g = EventGame.of2000().event(3, 4, 6, EventGame.ACTION, list()).start();
        g.run(variable(0, 1, 1, 0, 6, 3, 0)).run(variable(0, 2, 2, 0, 6, 10001, 0));
        g.run(variable(0, 3, 3, 0, 6, 10001, 3)).run(variable(0, 4, 4, 0, 6, 3, 1));
        assertThat(g.variable(1)).isZero();
        assertThat(g.variable(2)).isEqualTo(1);
        assertThat(g.variable(3)).isEqualTo(2);
        assertThat(g.variable(4)).isEqualTo(4);
    }

    @Test
    void case45EquippedCountOfItemZeroIsTheNumberOfEmptySlots() {
        game.run(variable(0, 1, 1, 0, 4, 0, 1));
        assertThat(game.variable(1)).isEqualTo(10);
    }

    @Test
    void case46NegativeAmountsDoNothingToItemsAndInvertMoney() {
        game.set(1, -30).run(list().add(10310, 0, 0, 0, 100).add(10310, 0, 0, 1, 1));
        assertThat(game.state().party.gold).isEqualTo(70);
        game.run(list().add(10320, 0, 0, 0, 1, 0, 5).add(10320, 0, 0, 0, 1, 1, 1));
        assertThat(game.state().party.itemCount(1)).isEqualTo(5);
        game.run(list().add(10320, 0, 1, 0, 1, 1, 1));
        assertThat(game.state().party.itemCount(1)).isEqualTo(5);
    }

    @Test
    void case47And49TimersStartAtZeroAndNegativeSecondsAreZero() {
        CommandWriter w = list().add(12010, 0, 2, 5, 1);
        set(w, 1, 1, 1);
        w.add(10, 1).add(22011, 0).add(10230, 0, 0, 0, -5);
        game.run(w);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.state().party.timer1.frames).isZero();
    }

    @Test
    void case48TimerStopsAndHidesWith59FramesLeft() {
        game.run(list().add(10230, 0, 0, 0, 1).add(10230, 0, 1, 0, 0, 1, 0));
        assertThat(game.state().party.timer1.seconds()).isEqualTo(1);
        game.frames(60);
        assertThat(game.state().party.timer1.frames).isEqualTo(59);
        assertThat(game.state().party.timer1.active).isFalse();
        assertThat(game.state().party.timer1.visible).isFalse();
    }

    @Test
    void case51UnknownModesReadMinusOne() {
        game.run(list().add(10310, 0, 0, 0, 100).add(10310, 0, 0, 9, 77));
        assertThat(game.state().party.gold).isEqualTo(99);
    }

    @Test
    void switchesAndRanges() {
        game.run(list().add(10210, 0, 1, 3, 6, 0).add(10210, 0, 0, 4, 4, 2));
        assertThat(game.on(3)).isTrue();
        assertThat(game.on(4)).isFalse();
        assertThat(game.on(6)).isTrue();
    }

    @Test
    void actorsAndOtherOperands() {
        ActorState alex = game.state().actor(1);
        alex.experience = 12;
        game.state().party.battles = 3;
        game.run(
                variable(0, 1, 1, 0, 5, 1, 0)
                        .add(10220, 0, 0, 2, 2, 0, 5, 1, 1)
                        .add(10220, 0, 0, 3, 3, 0, 5, 1, 4)
                        .add(10220, 0, 0, 4, 4, 0, 5, 1, 6)
                        .add(10220, 0, 0, 5, 5, 0, 7, 2, 0)
                        .add(10220, 0, 0, 6, 6, 0, 7, 4, 0)
                        .add(10220, 0, 0, 7, 7, 0, 8, 0, 0)
                        .add(10220, 0, 0, 8, 8, 0, 5, 99, 0));
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isEqualTo(12);
        assertThat(game.variable(3)).isEqualTo(100);
        assertThat(game.variable(4)).isEqualTo(50);
        assertThat(game.variable(5)).isEqualTo(2);
        assertThat(game.variable(6)).isEqualTo(3);
        assertThat(game.variable(7)).isZero();
        assertThat(game.variable(8)).isZero();
    }

    @Test
    void screenPlaceOfTheHero() {
        game.state().hero.x = 11;
        game.state().hero.y = 8;
        game.state().map.camera.x = 2 * 256;
        game.state().map.camera.y = 0;
        game.run(variable(0, 1, 1, 0, 6, 10001, 4).add(10220, 0, 0, 2, 2, 0, 6, 10001, 5));
        assertThat(game.variable(1)).isEqualTo(152);
        assertThat(game.variable(2)).isEqualTo(144);
    }
}
