package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.AUTOSTART;
import static org.vivarium.engine.event.EventGame.CALLED;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.turn;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.model.event.CommandWriter;

/** Edge cases 1 to 30 of spec interpreter 22.1, by their numbers. */
class FlowTest {

    private final EventGame game = EventGame.of2000();

    @Test
    void case1BreakInANestedLoopLeavesTheLoopWhoseEndComesNext() {
        CommandWriter w = list().add(12210, 0);
        add(w, 1, 1, 1);
        w.add(12010, 1, 1, 1, 0, 1, 0, 0).add(12220, 2).add(10, 2).add(22011, 1);
        w.add(12210, 1);
        add(w, 2, 2, 1);
        w.add(12220, 2).add(10, 2).add(22210, 1);
        add(w, 1, 3, 1);
        w.add(11410, 1, 0).add(10, 1).add(22210, 0);
        game.start().run(w);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isZero();
        assertThat(game.variable(3)).isEqualTo(1);
    }

    @Test
    void case2BreakOutsideALoopJumpsBehindTheNextLoopEnd() {
        CommandWriter w = list().add(12220, 0);
        set(w, 0, 1, 1);
        w.add(12210, 0);
        set(w, 1, 2, 1);
        w.add(10, 1).add(22210, 0);
        set(w, 0, 3, 1);
        game.start().run(w);
        assertThat(game.variable(1)).isZero();
        assertThat(game.variable(2)).isZero();
        assertThat(game.variable(3)).isEqualTo(1);
        w = list().add(12220, 0);
        set(w, 0, 4, 1);
        game.run(w);
        assertThat(game.variable(4)).isZero();
    }

    @Test
    void case3LabelInsideABranchRunsItsBodyAndSkipsElse() {
        CommandWriter w = list().add(12120, 0, 1).add(12010, 0, 0, 9, 0);
        w.add(12110, 1, 1);
        set(w, 1, 1, 1);
        w.add(10, 1).add(22010, 0);
        set(w, 1, 2, 1);
        w.add(10, 1).add(22011, 0);
        set(w, 0, 3, 1);
        game.start().run(w);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isZero();
        assertThat(game.variable(3)).isEqualTo(1);
    }

    @Test
    void case3AStaleSlotOfAFalseBranchLetsElseRunToo() {
        CommandWriter w = list().add(12010, 0, 0, 9, 0).add(10, 1).add(22011, 0);
        w.add(12120, 0, 1).add(12010, 0, 0, 9, 0).add(12110, 1, 1);
        set(w, 1, 1, 1);
        w.add(10, 1).add(22010, 0);
        set(w, 1, 2, 1);
        w.add(10, 1).add(22011, 0);
        game.start().run(w);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isEqualTo(1);
    }

    @Test
    void case4And5TheFirstLabelWinsAtAnyIndent() {
        CommandWriter w = list().add(12120, 0, 7);
        set(w, 0, 1, 1);
        w.add(12110, 3, 7);
        set(w, 0, 2, 1);
        w.add(12110, 0, 7);
        set(w, 0, 3, 1);
        game.start().run(w);
        assertThat(game.variable(1)).isZero();
        assertThat(game.variable(2)).isEqualTo(1);
        assertThat(game.variable(3)).isEqualTo(1);
    }

    @Test
    void jumpToAMissingLabelGoesOn() {
        CommandWriter w = list().add(12120, 0, 7);
        set(w, 0, 1, 1);
        game.start().run(w);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case11EndOfACalledEventReturnsToTheCaller() {
        CommandWriter called = set(list(), 0, 1, 1).add(12310, 0);
        set(called, 0, 2, 1);
        game.common(CALLED, 0, called).start();
        CommandWriter w = list().add(12330, 0, 0, 1);
        set(w, 0, 3, 1);
        game.run(w);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isZero();
        assertThat(game.variable(3)).isEqualTo(1);
    }

    @Test
    void case12ErasedEventOfTheForegroundFinishesNormally() {
        CommandWriter w = turn(list(), 0, 5, false).add(12320, 0).add(11410, 0, 0);
        set(w, 0, 1, 1);
        game.eventIf(5, 1, 2, 2, AUTOSTART, w).start().turnOn(5).frames(4);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.state().map.event(1).active).isFalse();
    }

    @Test
    void case13ErasedParallelEventNeverGoesOn() {
        CommandWriter w = list().add(12320, 0);
        set(w, 0, 1, 1);
        game.event(1, 2, 2, PARALLEL, w).start().frames(5);
        assertThat(game.variable(1)).isZero();
    }

    @Test
    void case14ParallelCommonEventSwitchedOffByItselfResumesWhereItStood() {
        CommandWriter w = set(list(), 0, 1, 1);
        turn(w, 0, 5, false);
        add(w, 0, 2, 1).add(11410, 0, 0);
        add(w, 0, 3, 1).add(11410, 0, 9);
        game.common(PARALLEL, 5, w).start().turnOn(5).frames(3);
        assertThat(game.variable(2)).isEqualTo(1);
        assertThat(game.variable(3)).isZero();
        game.turnOn(5).frames(1);
        assertThat(game.variable(3)).isEqualTo(1);
        assertThat(game.variable(2)).isEqualTo(1);
    }

    @Test
    void case15ToggledOffAndOnWithinAFrameHasNoEffect() {
        CommandWriter w = add(list(), 0, 1, 1).add(11410, 0, 0);
        add(w, 0, 2, 1).add(11410, 0, 0);
        game.common(PARALLEL, 5, w).start().turnOn(5).frames(1);
        CommandWriter toggle = turn(list(), 0, 5, false);
        turn(toggle, 0, 5, true);
        game.run(toggle).frames(1);
        assertThat(game.variable(1)).isEqualTo(game.variable(2));
    }

    @Test
    void case16AutostartCommonAndMapEventAreStackedMapEventFirst() {
        CommandWriter common = turn(list(), 0, 5, false);
        common.add(10220, 0, 0, 1, 1, 0, 1, 2, 0);
        CommandWriter map = set(list(), 0, 2, 7);
        turn(map, 0, 6, false);
        game.common(AUTOSTART, 5, common).eventIf(6, 1, 2, 2, AUTOSTART, map).start();
        game.turnOn(5).turnOn(6).frames(2);
        assertThat(game.variable(1)).isEqualTo(7);
    }

    @Test
    void case17PageChangeOfTheRunningForegroundEventLetsTheListGoOn() {
        CommandWriter w = turn(list(), 0, 5, false).add(11410, 0, 0);
        set(w, 0, 1, 1);
        game.eventIf(5, 1, 2, 2, AUTOSTART, w).start().turnOn(5).frames(4);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case18PageChangeOfARunningParallelEventAbortsBeforeTheNextCommand() {
        CommandWriter w = turn(list(), 0, 5, false);
        set(w, 0, 1, 1);
        game.eventIf(5, 1, 2, 2, PARALLEL, w).start().turnOn(5).frames(4);
        assertThat(game.variable(1)).isZero();
    }

    @Test
    void case19RecursionIsLimitedByDepthAlone() {
        CommandWriter w = add(list(), 0, 1, 1).add(12330, 0, 0, 1);
        game.common(CALLED, 0, w).start().run(list().add(12330, 0, 0, 1)).frames(2);
        assertThat(game.variable(1)).isGreaterThanOrEqualTo(999);
        assertThat(game.warnings.all()).isNotEmpty();
    }

    @Test
    void case20AnotherPageOfTheSameEventIsCalledWhateverItsConditions() {
        CommandWriter w = list().add(12330, 0, 1, 10005, 2);
        game.event(1, 2, 2, EventGame.ACTION, w)
                .page(1, EventGame.ACTION, 40, set(list(), 0, 1, 3));
        game.start().begin(1, w).frames(1);
        assertThat(game.variable(1)).isEqualTo(3);
    }

    @Test
    void case21InvalidActorRunsElseInvalidVehicleRunsTheBody() {
        CommandWriter w = list().add(12010, 0, 5, 99, 0);
        set(w, 1, 1, 1);
        w.add(10, 1).add(22010, 0);
        set(w, 1, 2, 1);
        w.add(10, 1).add(22011, 0).add(12010, 0, 7, 9);
        set(w, 1, 3, 1);
        w.add(10, 1).add(22011, 0);
        game.start().run(w);
        assertThat(game.variable(1)).isZero();
        assertThat(game.variable(2)).isEqualTo(1);
        assertThat(game.variable(3)).isEqualTo(1);
    }

    @Test
    void case22LoopEndWithoutAStartIsStuck() {
        CommandWriter w = set(list(), 0, 1, 1).add(22210, 1);
        set(w, 0, 2, 1);
        game.start().run(w).frames(10);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isZero();
        assertThat(game.state().foreground.running()).isTrue();
    }

    @Test
    void case25DecisionKeyBranchIsFalseInACalledEvent() {
        CommandWriter called = list().add(12010, 0, 8);
        set(called, 1, 1, 1);
        called.add(10, 1).add(22010, 0);
        set(called, 1, 2, 1);
        called.add(10, 1).add(22011, 0);
        game.common(CALLED, 0, called).start();
        game.begin(0, list().add(12330, 0, 0, 1));
        game.state().foreground.stack.last().byDecisionKey = true;
        game.frames(1);
        assertThat(game.variable(1)).isZero();
        assertThat(game.variable(2)).isEqualTo(1);
    }

    @Test
    void case28WaitOfZeroTakesOneFrame() {
        CommandWriter w = set(list(), 0, 1, 1).add(11410, 0, 0);
        set(w, 0, 1, 2);
        game.start().run(w);
        assertThat(game.variable(1)).isEqualTo(1);
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(2);
    }

    @Test
    void waitOfTenthsTakesSixFramesEach() {
        CommandWriter w = list().add(11410, 0, 5);
        set(w, 0, 1, 1);
        game.start().run(w).frames(29);
        assertThat(game.variable(1)).isZero();
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case29EmptyListIsNeverStarted() {
        game.event(1, 2, 2, AUTOSTART, list()).start().frames(3);
        assertThat(game.state().foreground.running()).isFalse();
        assertThat(game.state().map.event(1).paused).isFalse();
    }

    @Test
    void case30UnknownCommandsAreSkippedWithOneWarning() {
        CommandWriter w = list().add(31337, 0, 1, 2, 3);
        set(w, 0, 1, 1);
        game.event(1, 2, 2, PARALLEL, w).start().frames(5);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.eventWarnings()).hasSize(1);
        assertThat(game.eventWarnings().getFirst().toString())
                .contains("map 1, event 1, page 1")
                .contains("line 1")
                .contains("31337");
        assertThat(game.engine().map.faults().unsupported().get(31337)).isGreaterThanOrEqualTo(5);
    }

    @Test
    void stepLimitCutsAnEndlessLoopAndGoesOnInTheNextFrame() {
        CommandWriter w = list().add(12210, 0);
        add(w, 1, 1, 1);
        w.add(10, 1).add(22210, 0);
        game.start().run(w);
        assertThat(game.variable(1)).isEqualTo(3333);
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(6667);
    }

    @Test
    void twoThousandRoundsOfFiveStepsAFrameAsMeasured() {
        CommandWriter w = list().add(12210, 0);
        add(w, 1, 1, 1);
        w.add(12010, 1, 1, 1, 0, 60000, 1, 0).add(12220, 2).add(10, 2).add(22011, 1);
        w.add(10, 1).add(22210, 0);
        game.start().run(w);
        assertThat(game.variable(1)).isEqualTo(2000);
    }

    @Test
    void autostartCommonEventWithoutWaitRunsUntilTheBudgetIsGone() {
        CommandWriter w = list();
        for (int i = 0; i < 7; i++) {
            add(w, 0, 1, 1);
        }
        game.common(AUTOSTART, 5, w).start().turnOn(5).frames(1);
        assertThat(game.variable(1)).isEqualTo(1250 * 7 + 1250);
    }

    @Test
    void parallelListWithoutWaitRunsOnceAFrameAndWithAZeroWaitEverySecond() {
        CommandWriter twice = add(list(), 0, 2, 1).add(11410, 0, 0);
        CommandWriter tenth = add(list(), 0, 3, 1).add(11410, 0, 1);
        game.common(PARALLEL, 5, add(list(), 0, 1, 1))
                .common(PARALLEL, 5, twice)
                .common(PARALLEL, 5, tenth);
        game.start().turnOn(5).frames(60);
        assertThat(game.variable(1)).isEqualTo(60);
        assertThat(game.variable(2)).isEqualTo(30);
        assertThat(game.variable(3)).isEqualTo(9);
    }

    @Test
    void calledEventKnowsItsCallerOnlyInTheEnglish2003() {
        CommandWriter called = list().add(10860, 0, 10005, 0, 9, 9);
        for (EngineVersion version :
                new EngineVersion[] {
                    EngineVersion.RPG_2003_UPDATED, EngineVersion.RPG_2003_ENGLISH
                }) {
            EventGame g = EventGame.of(version).common(CALLED, 0, called);
            g.event(1, 2, 2, EventGame.ACTION, list().add(10, 0)).start();
            g.begin(1, list().add(12330, 0, 0, 1)).frames(1);
            assertThat(g.state().map.event(1).x)
                    .isEqualTo(version == EngineVersion.RPG_2003_ENGLISH ? 9 : 2);
        }
    }
}
