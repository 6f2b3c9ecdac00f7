package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.turn;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.engine.input.Button;
import org.vivarium.model.event.CommandWriter;

/** Edge cases of spec interpreter 22 that need keys, several maps or an extension. */
class MoreEdgeCasesTest {

    private final EventGame game = EventGame.of2000();

    @Test
    void case26TheLastAttemptDecidesAboutTheKeyFlagEvenIfRefused() {
        CommandWriter w = list().add(12010, 0, 8);
        set(w, 1, 1, 1).add(10, 1).add(22010, 0);
        set(w, 1, 1, 2).add(10, 1).add(22011, 0);
        game.event(1, 5, 8, EventGame.ACTION, w).start().press(Button.DECISION).frames(2);
        assertThat(game.variable(1)).isEqualTo(1);
        game.engine().map.world.triggers.start(game.state().map.event(1), true, false);
        game.engine().map.world.triggers.start(game.state().map.event(1), false, false);
        game.frames(2);
        assertThat(game.variable(1)).isEqualTo(2);
    }

    @Test
    void case44DiagonalStepsKeepAFacingOfFour() {
        game.start().run(list().add(11330, 0, 10001, 8, 0, 0, 4)).frames(3);
        assertThat(game.state().hero.direction).isEqualTo(4);
        assertThat(game.state().hero.facing).isBetween(0, 3);
    }

    @Test
    void case70JumpOutsideOfAMapThatDoesNotLoopFails() {
        game.start();
        game.state().hero.x = 0;
        game.run(list().add(11330, 0, 10001, 8, 0, 1, 24, 3, 25)).frames(5);
        assertThat(game.state().hero.x).isZero();
        assertThat(game.state().hero.jumping).isFalse();
    }

    @Test
    void case79PendingEncounterIsDroppedWhenAnEventStarts() {
        game.start();
        game.state().hero.encounterCalled = true;
        game.begin(0, set(list(), 0, 1, 1));
        assertThat(game.state().hero.encounterCalled).isFalse();
    }

    @Test
    void case83EraseInTheFirstLookAtAMapIsShown() {
        CommandWriter w = list().add(11010, 0, 0).add(11410, 0, 500);
        game.eventOnMap2(1, 2, 2, PARALLEL, w).start();
        game.run(list().add(10810, 0, 2, 4, 4)).settle().frames(2).settle().frames(2);
        assertThat(game.state().map.id).isEqualTo(2);
    }

    @Test
    void case85ShowScreenTwicePlaysTwice() {
        game.start().run(list().add(11010, 0, 0).add(11020, 0, 0).add(11020, 0, 0));
        game.settle().frames(1);
        assertThat(game.engine().transitions.active()).isTrue();
        game.settle().frames(1);
        assertThat(game.engine().transitions.active()).isTrue();
        game.settle();
        assertThat(game.state().transition.erased).isFalse();
    }

    @Test
    void case89ContinuousShakeGoesOnUntilItIsEnded() {
        EventGame g = EventGame.of2003().start();
        g.run(list().add(11050, 0, 5, 5, 0, 0, 1)).frames(100);
        assertThat(g.state().screen.shakeTimeLeft).isPositive();
        g.run(list().add(11050, 0, 0, 0, 0, 0, 2)).frames(1);
        assertThat(g.state().screen.shakeTimeLeft).isZero();
    }

    @Test
    void transferKeepsTheForegroundListButForgetsItsEvent() {
        CommandWriter w = turn(list(), 0, 5, false).add(10810, 0, 2, 4, 4);
        set(w, 0, 1, 1).add(11410, 0, 10);
        game.eventIf(5, 1, 2, 2, EventGame.AUTOSTART, w).start().turnOn(5);
        game.frames(3).settle().frames(2).settle().frames(2);
        assertThat(game.state().map.id).isEqualTo(2);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.state().foreground.stack.last().eventId).isZero();
    }

    @Test
    void countingLoopsOfTheManiacPatch() {
        EventGame g = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC).start();
        CommandWriter w = list().add(12210, 0, 1, 0, 3, 0, 9);
        Lists.add(w, 1, 1, 1).add(10, 1).add(22210, 0, 1, 0, 3, 0, 9);
        w.add(12210, 0, 2, 0, 5, 7, 8);
        Lists.add(w, 1, 2, 1).add(10, 1).add(22210, 0, 2, 0, 5, 7, 8);
        w.add(12210, 0, 1, 0, 0, 0, 0);
        Lists.add(w, 1, 3, 1).add(10, 1).add(22210, 0, 1, 0, 0, 0, 0);
        g.run(set(w, 0, 4, 1));
        assertThat(g.variable(1)).isEqualTo(3);
        assertThat(g.variable(9)).isEqualTo(2);
        assertThat(g.variable(2)).isEqualTo(3);
        assertThat(g.variable(8)).isEqualTo(7);
        assertThat(g.variable(3)).isZero();
        assertThat(g.variable(4)).isEqualTo(1);
    }

    @Test
    void breakOfTheManiacPatchRespectsNesting() {
        EventGame g = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC).start();
        CommandWriter w = list().add(12210, 0).add(12220, 1).add(12210, 1);
        set(w, 2, 1, 1).add(10, 2).add(22210, 1).add(10, 1).add(22210, 0);
        g.run(set(w, 0, 2, 1));
        assertThat(g.variable(1)).isZero();
        assertThat(g.variable(2)).isEqualTo(1);
    }

    @Test
    void stringsAndExpressionsOfTheManiacPatch() {
        EventGame g = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC).start();
        g.run(
                list().add(3020, 0, Lists.text("Hello"), 0, 1, 0, 0, 5)
                        .add(3020, 0, Lists.text(" you"), 0, 1, 0, 1, 4)
                        .add(3020, 0, 0x10, 0, 0, 3, 1, 7));
        assertThat(g.state().strings.get(1)).isEqualTo("Hello you");
        assertThat(g.variable(7)).isEqualTo(9);
        int word1 = 48 | 1 << 8 | 5 << 16 | 50 << 24;
        int word2 = 1 | 3 << 8 | 1 << 16 | 4 << 24;
        g.run(list().add(10220, 0, 0, 2, 2, 0, 21, 2, word1, word2));
        assertThat(g.variable(2)).isEqualTo(17);
    }

    @Test
    void arraysAndCalledCommandsOfTheManiacPatch() {
        EventGame g = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC).start();
        g.run(list().add(3013, 0, 5, 0, 1, 4, 10).add(3013, 0, 3, 0, 1, 4, 0));
        assertThat(g.variable(1)).isEqualTo(13);
        assertThat(g.variable(4)).isEqualTo(10);
        g.set(21, 0).set(22, 30).set(23, 30).set(24, 0).set(25, 0).set(26, 77).set(27, 0);
        g.run(list().add(3019, 0, 0, 10220, 21, 7, 0));
        assertThat(g.variable(30)).isEqualTo(77);
    }

    @Test
    void extensionsAreOffUnlessTheGameHasThem() {
        game.start().run(list().add(3013, 0, 5, 0, 1, 4, 10).add(10220, 0, 0, 2, 2, 6, 0, 9, 0));
        assertThat(game.variable(1)).isZero();
        assertThat(game.variable(2)).isZero();
    }

    @Test
    void commentsCallFunctionsOfEasyRpgOnly() {
        CommandWriter w = list().add(12410, 0, Lists.text("@easyrpg_add 5, 3, 4"));
        game.start().run(w);
        assertThat(game.variable(5)).isZero();
        EventGame g = EventGame.of(EngineVersion.RPG_2000_UPDATED, Patch.EASY_RPG).start().run(w);
        assertThat(g.variable(5)).isEqualTo(7);
    }
}
