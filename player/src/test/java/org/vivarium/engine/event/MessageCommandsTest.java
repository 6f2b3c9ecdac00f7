package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;
import static org.vivarium.engine.event.Lists.turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.MessageState;
import org.vivarium.model.event.CommandWriter;

/** Edge cases 6 to 10, 52 to 63, 97, 101 and 109 of spec interpreter 22. */
class MessageCommandsTest {

    private final EventGame game = EventGame.of2000();

    private MessageState message() {
        return game.state().message;
    }

    private static CommandWriter message(CommandWriter w, String first, String... more) {
        w.add(10110, 0, text(first));
        for (String line : more) {
            w.add(20110, 0, text(line));
        }
        return w;
    }

    /** A choice of {@code count} whose body sets variable 1 to its number, from 1 on. */
    private static CommandWriter choices(CommandWriter w, int cancel, int count) {
        w.add(10140, 0, text("a/b"), cancel);
        for (int i = 0; i < count; i++) {
            w.add(20140, 0, text("c" + i), i);
            set(w, 1, 1, i + 1).add(10, 1);
        }
        if (cancel == 5) {
            w.add(20140, 0, text(""), 4);
            set(w, 1, 1, 9).add(10, 1);
        }
        return set(w.add(20141, 0), 0, 2, 1);
    }

    private EventGame closed() {
        for (int i = 0; i < 200 && message().visible; i++) {
            game.press(Button.DECISION).frames(2);
        }
        return game;
    }

    @Test
    void theNextCommandRunsWhenTheWindowBeginsToClose() {
        game.start().run(set(message(list(), "\\^"), 0, 1, 1)).frames(9);
        assertThat(game.variable(1)).isZero();
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case9FourLinesAndChoicesAreTwoBoxes() {
        game.start().run(choices(message(list(), "1", "2", "3", "4"), 0, 2)).frames(1);
        assertThat(message().choices).isZero();
        assertThat(game.state().foreground.stack.last().index).isEqualTo(4);
    }

    @Test
    void case10ThreeLinesAndOneChoiceShareABox() {
        game.start().run(choices(message(list(), "1", "2", "3"), 0, 1)).frames(1);
        assertThat(message().choices).isEqualTo(1);
        closed();
        assertThat(game.frames(2).variable(1)).isEqualTo(1);
    }

    @Test
    void case8OnlyFourChoicesAreShown() {
        game.start().run(choices(list(), 0, 6)).frames(1);
        assertThat(message().choices).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"1,2,1", "2,2,2", "5,2,9", "4,2,0"})
    void case6And7CancellingTakesAChoiceItsOwnBranchOrNone(int cancel, int count, int result) {
        game.start().run(choices(list(), cancel, count)).frames(20);
        game.press(Button.CANCEL).frames(15);
        assertThat(game.variable(1)).isEqualTo(result);
        assertThat(game.variable(2)).isEqualTo(1);
    }

    @Test
    void cancellingMayBeForbidden() {
        game.start().run(choices(list(), 0, 2)).frames(20).press(Button.CANCEL).frames(15);
        assertThat(game.variable(2)).isZero();
        game.press(Button.DOWN).frames(1).press(Button.DECISION).frames(15);
        assertThat(game.variable(1)).isEqualTo(2);
    }

    @Test
    void blankLinesBetweenKeepMessageAndChoiceApart() {
        game.start().run(choices(message(list(), "1").add(12410, 0), 0, 2)).frames(1);
        assertThat(message().choices).isZero();
    }

    @Test
    void numbersAreEnteredAndWritten() {
        CommandWriter w = list().add(10150, 0, 3, 7);
        game.start().run(set(w, 0, 2, 1)).frames(10);
        game.press(Button.UP).frames(1).press(Button.DECISION).frames(15);
        assertThat(game.variable(7)).isEqualTo(100);
        assertThat(game.variable(2)).isEqualTo(1);
    }

    @Test
    void numberInputJoinsAMessageOfLessThanFourLines() {
        game.start().run(message(list(), "How many?").add(10150, 0, 2, 7)).frames(1);
        assertThat(message().digits).hasSize(2);
        assertThat(message().numberVariable).isEqualTo(7);
    }

    @Test
    void case50NumberInputWithoutDigitsHasOne() {
        game.start().run(list().add(10150, 0, 0, 7)).frames(1);
        assertThat(message().digits).hasSize(1);
    }

    @Test
    void case59VariablesAreReadWhenTheCommandRuns() {
        game.start().set(3, 42).run(message(list(), "\\V[3] \\N[1] \\n[0] \\C[2]x")).set(3, 7);
        assertThat(message().text).contains("42 Alex Alex \\C[2]x");
    }

    @Test
    void bracketsWithoutANumberNameNobody() {
        game.start().run(message(list(), "<\\N[a]>"));
        assertThat(message().text).contains("<>");
    }

    @Test
    void case60NameOfTheLeaderIsEmptyWithoutMembers() {
        game.start();
        game.state().party.size = 0;
        game.run(message(list(), "[\\N[0]]\\N[99]"));
        assertThat(message().text).startsWith("[]");
    }

    @Test
    void variablesMayStandInsideOfArguments() {
        game.start().set(2, 5).set(15, 77).run(message(list(), "\\V[1\\V[2]]"));
        assertThat(message().text).isEqualTo("77");
    }

    @Test
    void case53And58SettingsAreGlobalAndAForegroundOneAppliesWhileClosing() {
        CommandWriter w = message(list(), "\\^").add(10120, 0, 1, 0, 1, 1);
        w.add(10130, 0, text("Face1"), 3, 1, 1).add(11410, 0, 50);
        game.start().run(w).frames(10);
        assertThat(message().transparentBox).isTrue();
        assertThat(message().position).isZero();
        assertThat(message().continueEvents).isTrue();
        assertThat(message().face).isEqualTo("Face1");
        assertThat(message().faceIndex).isEqualTo(3);
        game.frames(301);
        assertThat(message().face).isEmpty();
    }

    @Test
    void case57TheNextMessageUsesTheSameWindow() {
        game.start().run(message(message(list(), "\\^"), "\\^")).frames(10);
        assertThat(message().box.visible).isTrue();
        assertThat(message().box.closing).isFalse();
    }

    @Test
    void case54And55OnlyAForegroundMessageOutlivesAChangeOfMaps() {
        game.eventIf(5, 1, 2, 2, PARALLEL, message(list(), "par").add(11410, 0, 500)).start();
        game.turnOn(5).frames(3);
        assertThat(message().visible).isTrue();
        game.engine()
                .map
                .transfer
                .reserve(2, 3, 3, 0, org.vivarium.engine.map.TransferKind.PARALLEL);
        game.frames(1).settle().frames(2).settle().frames(10);
        assertThat(message().visible).isFalse();
    }

    @Test
    void case56WaitOfTheForegroundCountsWhileAParallelMessageIsOpen() {
        CommandWriter parallel = message(list(), "\\.\\.\\^");
        turn(parallel, 0, 5, false);
        CommandWriter w = list().add(11410, 0, 5);
        set(w, 0, 1, 1);
        game.common(PARALLEL, 5, parallel).start().run(w).turnOn(5).frames(35);
        assertThat(game.variable(1)).isZero();
        assertThat(message().visible).isTrue();
        game.frames(15);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void noCommandOfTheForegroundRunsWhileAParallelMessageIsOpen() {
        game.common(PARALLEL, 5, message(list(), "par").add(11410, 0, 500)).start().turnOn(5);
        game.frames(2).begin(0, set(list(), 0, 1, 1)).frames(5);
        assertThat(game.variable(1)).isZero();
    }

    @Test
    void parallelsRunFreelyDuringAForegroundMessage() {
        game.common(PARALLEL, 5, add(list(), 0, 1, 1)).start().turnOn(5);
        game.run(message(list(), "fg")).frames(9);
        assertThat(game.variable(1)).isEqualTo(10);
    }

    @Test
    void case97PicturesOfOldEnginesWaitForTheMessage() {
        EventGame old = EventGame.of(org.vivarium.assets.game.EngineVersion.RPG_2000);
        CommandWriter erase = list().add(11130, 0, 1);
        old.common(PARALLEL, 5, add(erase, 0, 1, 1)).start().turnOn(5);
        old.run(message(list(), "fg")).frames(3);
        assertThat(old.variable(1)).isLessThanOrEqualTo(1);
    }

    @Test
    void case101LevelMessageOfAParallelIsTheForegrounds() {
        game.common(PARALLEL, 5, turn(list(), 0, 5, false).add(10420, 0, 1, 1, 0, 0, 2, 1)).start();
        game.turnOn(5).frames(1);
        assertThat(message().visible).isTrue();
        assertThat(game.state().foreground.showMessage).isTrue();
        assertThat(message().text).contains("Alex Level 3 reached").contains("Fire learned");
    }

    @Test
    void case109InnWithoutAPriceAsksNothing() {
        CommandWriter w = list().add(10730, 0, 0, 0, 1).add(20730, 0);
        set(w, 1, 1, 1).add(10, 1).add(20731, 0);
        set(w, 1, 2, 1).add(10, 1).add(20732, 0);
        game.start();
        game.state().actor(1).hp = 3;
        game.begin(0, w).frames(900);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isZero();
        assertThat(game.state().actor(1).hp).isEqualTo(100);
    }

    @Test
    void innAsksAndTakesItsPrice() {
        CommandWriter w = list().add(10730, 0, 0, 30, 1).add(20730, 0);
        set(w, 1, 1, 1).add(10, 1).add(20731, 0);
        set(w, 1, 2, 1).add(10, 1).add(20732, 0);
        game.start();
        game.state().party.gold = 100;
        game.run(w).frames(60);
        assertThat(message().text).contains("A night costs 30G here.");
        game.press(Button.DECISION).frames(900);
        assertThat(game.state().party.gold).isEqualTo(70);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void innDeclinedCostsNothing() {
        CommandWriter w = list().add(10730, 0, 0, 30, 1).add(20730, 0);
        set(w, 1, 1, 1).add(10, 1).add(20731, 0);
        set(w, 1, 2, 1).add(10, 1).add(20732, 0);
        game.start();
        game.state().party.gold = 100;
        game.run(w).frames(60).press(Button.CANCEL).frames(20);
        assertThat(game.state().party.gold).isEqualTo(100);
        assertThat(game.variable(2)).isEqualTo(1);
    }
}
