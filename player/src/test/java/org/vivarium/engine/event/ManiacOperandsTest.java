package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.model.event.CommandWriter;

/** What the Maniac Patch adds to control variables, branches and game information (spec 21). */
class ManiacOperandsTest {

    private static final int TARGET = 30;

    private final EventGame game = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC);

    @BeforeEach
    void start() {
        game.start().set(1, 7).set(2, 3).set(3, -20).set(4, 1).turnOn(5);
    }

    /** The value of an operand; {@code p} are the command's parameters from 4 on. */
    private int operand(int... p) {
        int[] all = new int[4 + p.length];
        all[1] = TARGET;
        all[2] = TARGET;
        System.arraycopy(p, 0, all, 4, p.length);
        game.run(list().add(10220, 0, all));
        return game.variable(TARGET);
    }

    @ParameterizedTest
    @CsvSource({
        "11, 2, 10, 0, 1024",
        "12, 144, 10, 0, 120",
        "12, -144, 10, 0, -120",
        "16, 4, 9, 0, 4",
        "17, 4, 9, 0, 9",
        "16, 1, 2, 0x11, 3",
        "17, 1, 2, 0x11, 7"
    })
    void computesFromConstantsAndVariables(int kind, int a, int b, String modes, int value) {
        assertThat(operand(kind, a, b, Integer.decode(modes))).isEqualTo(value);
    }

    @Test
    void computesAnglesInDegrees() {
        assertThat(operand(13, 30, 1000, 0, 1)).isBetween(499, 500);
        assertThat(operand(14, 60, 1000, 0, 1)).isBetween(499, 500);
        assertThat(operand(15, 1, 1, 10, 0)).isEqualTo(450);
    }

    @Test
    void takesTheAbsoluteValueOfAVariable() {
        assertThat(operand(18, 3, 1)).isEqualTo(20);
    }

    @ParameterizedTest
    @CsvSource({"1, 8", "2, 6", "3, 7", "4, 7", "5, 0", "6, 7", "7, 1", "8, 6", "9, 14", "10, 3"})
    void combinesTwoOperands(int operation, int value) {
        assertThat(operand(19, operation, 1, 4, 0x11)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"4", "5"})
    void dividingByZeroGivesTheLeftOperand(int operation) {
        assertThat(operand(19, operation, 7, 0, 0)).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"0, 20", "1, 10", "2, 20", "3, 10", "4, 20", "5, 10"})
    void choosesByAComparison(int comparison, int value) {
        assertThat(operand(20, comparison, 1, 3, 10, 20, 1)).isEqualTo(value);
    }

    @Test
    void readsASwitchAsOneOrZero() {
        assertThat(operand(10, 5, 0)).isEqualTo(1);
        game.set(6, 5);
        assertThat(operand(10, 6, 1)).isEqualTo(1);
        assertThat(operand(10, 9, 0)).isZero();
    }

    @Test
    void readsPropertiesOfPartyMembersByTheirPlace() {
        assertThat(operand(9, 0, 15)).isEqualTo(game.state().party.members[0]);
        assertThat(operand(9, 3, 0)).isZero();
    }

    @Test
    void namesSwitchesOfTheClockAndThePatch() {
        assertThat(operand(7, 12)).isEqualTo(game.state().system.frameCount);
        assertThat(game.state().variables.isClocked(TARGET)).isTrue();
        assertThat(operand(7, 13)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"6, 8, 15", "7, 2, 2", "8, 2, 5", "9, 2, 28", "10, 2, 1"})
    void hasOperationsOnBits(int operation, int operand, int value) {
        game.run(list().add(10220, 0, 0, 1, 1, operation, 0, operand, 0));
        assertThat(game.variable(1)).isEqualTo(value);
    }

    @Test
    void writesARangeThatVariablesName() {
        game.set(8, 42).set(9, 40).run(list().add(10220, 0, 3, 8, 9, 0, 0, 6, 0));
        assertThat(game.variable(40)).isEqualTo(6);
        assertThat(game.variable(42)).isEqualTo(6);
    }

    @Test
    void variablesHoldAll32Bits() {
        game.run(set(list(), 0, TARGET, Integer.MAX_VALUE));
        assertThat(game.variable(TARGET)).isEqualTo(Integer.MAX_VALUE);
    }

    private boolean branch(CommandWriter opener) {
        game.set(TARGET, 0);
        game.run(set(opener, 1, TARGET, 1).add(10, 1).add(22011, 0));
        return game.variable(TARGET) == 1;
    }

    @Test
    void branchesOnASwitchThatAVariableNames() {
        game.set(6, 5);
        assertThat(branch(list().add(12010, 0, 13, 6, 0))).isTrue();
        assertThat(branch(list().add(12010, 0, 13, 6, 1))).isFalse();
    }

    @Test
    void branchesOnAVariableThatAVariableNames() {
        game.set(6, 1);
        assertThat(branch(list().add(12010, 0, 14, 6, 0, 7, 0))).isTrue();
        assertThat(branch(list().add(12010, 0, 14, 6, 1, 2, 3))).isTrue();
        assertThat(branch(list().add(12010, 0, 14, 6, 0, 8, 1))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true", "2, true", "3, false", "256, false", "258, true"})
    void branchesOnStrings(int how, boolean holds) {
        game.state().strings.set(2, "Hello World");
        assertThat(branch(list().add(12010, 0, text("World"), 15, 0, 2, 0, how))).isEqualTo(holds);
    }

    @Test
    void comparesStringsWithoutRegardToCase() {
        game.state().strings.set(2, "HELLO");
        assertThat(branch(list().add(12010, 0, text("hello"), 15, 0, 2, 0, 0x100))).isTrue();
        assertThat(branch(list().add(12010, 0, text("hello"), 15, 0, 2, 0, 0))).isFalse();
    }

    @Test
    void branchesOnAnExpression() {
        int sevenIsGreaterThanThree = 61 | 1 << 8 | 7 << 16 | 1 << 24;
        assertThat(branch(list().add(12010, 0, 16, 0, 0, 0, 0, 0, sevenIsGreaterThanThree, 3)))
                .isTrue();
        assertThat(branch(list().add(12010, 0, 16, 0, 0, 0, 0, 0, sevenIsGreaterThanThree, 9)))
                .isFalse();
    }

    @Test
    void tellsTheSizeOfTheMapAndTheWindow() {
        game.run(list().add(3021, 0, 0, 0, 40).add(3021, 0, 0, 2, 42).add(3021, 0, 0, 5, 44));
        assertThat(game.variable(40)).isEqualTo(20);
        assertThat(game.variable(41)).isEqualTo(15);
        assertThat(game.variable(42)).isEqualTo(320);
        assertThat(game.variable(43)).isEqualTo(240);
        assertThat(game.variable(44)).isEqualTo(1);
    }

    @Test
    void tellsTheTilesOfARectangle() {
        game.run(list().add(3021, 0, 0, 1, 0, 9, 2, 2, 2, 50));
        assertThat(game.variable(50)).isEqualTo(18);
        assertThat(game.variable(51)).isEqualTo(19);
        assertThat(game.variable(52)).isEqualTo(18);
        game.run(list().add(3015, 0, 0, 0, 1, 7, 9, 2, 1, 1, 0));
        game.run(list().add(3021, 0, 0, 1, 1, 9, 2, 1, 1, 50));
        assertThat(game.variable(50)).isEqualTo(7);
    }
}
