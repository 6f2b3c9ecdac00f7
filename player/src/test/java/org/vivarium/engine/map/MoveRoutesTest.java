package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.EventState;

/** Spec map-scene 5.5, 5.6; the frame counts are those of original-measured 1. */
class MoveRoutesTest {
    private final MapFixture map = new MapFixture(12, 12);

    private EventState walker(int speed) {
        map.event(2, 2).speed = speed;
        map.build();
        return map.event(1);
    }

    private int framesUntilFinished(EventState event) {
        int frames = 0;
        while (event.route.overwritten && !event.route.finished && frames < 2000) {
            map.run(1);
            frames++;
        }
        return frames;
    }

    @ParameterizedTest
    @CsvSource({"3, 64", "4, 32", "5, 16", "6, 8", "7, 4", "8, 0"})
    void betweenTwoStepsLiesTheStepPauseAndNoneBehindTheLast(int frequency, int pause) {
        EventState event = walker(6);
        map.force(event, frequency, 1, 1);

        assertThat(framesUntilFinished(event)).isEqualTo(2 + pause + 2);
        assertThat(event.x).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"1, 128", "2, 64", "3, 32", "4, 16", "5, 8", "6, 4", "7, 2", "8, 0"})
    void everyTurnIsFollowedByTheTurnPause(int frequency, int pause) {
        EventState event = walker(4);
        map.force(event, frequency, 12, 13);

        assertThat(framesUntilFinished(event)).isEqualTo(2 * pause + 1);
        assertThat(event.facing).isEqualTo(Directions.RIGHT);
    }

    @ParameterizedTest
    @CsvSource({"1, 148", "2, 84", "3, 52", "4, 36", "5, 28", "6, 24", "7, 22", "8, 20"})
    void aWaitLastsTwentyFramesAndTheTurnPause(int frequency, int pause) {
        EventState event = walker(4);
        map.force(event, frequency, 23);

        assertThat(framesUntilFinished(event)).isEqualTo(pause + 1);
    }

    @Test
    void fiveTurnsAtTheHighestFrequencyTakeOneFrame() {
        EventState event = walker(4);
        map.force(event, 8, 12, 13, 14, 15, 12);

        assertThat(framesUntilFinished(event)).isEqualTo(1);
    }

    @Test
    void anEmptyRouteEndsAtOnce() {
        EventState event = walker(4);
        map.force(event, 8);

        assertThat(event.route.overwritten).isFalse();
        assertThat(event.frequency).isEqualTo(3);
    }

    @Test
    void frequenciesThatDoNotExistMeanSix() {
        EventState event = walker(4);
        map.force(event, 9, 23);
        assertThat(event.frequency).isEqualTo(6);
        map.force(event, 0, 23);
        assertThat(event.frequency).isEqualTo(6);
        map.world.routes.cancel(event);
        assertThat(event.frequency).isEqualTo(3);
        assertThat(event.maxStopCount).isEqualTo(64);
    }

    @Test
    void aBlockedStepIsTriedAgainUntilTheWayIsFree() {
        map.event(2, 2).speed = 4;
        map.event(3, 2);
        map.build();
        map.force(map.event(1), 8, 1);
        map.run(50);
        assertThat(map.event(1).x).isEqualTo(2);
        assertThat(map.event(1).facing).isEqualTo(Directions.RIGHT);

        map.world.relocate(map.event(2), 9, 9);
        map.run(1);

        assertThat(map.event(1).x).isEqualTo(3);
    }

    @Test
    void aSkippableRouteGoesOnAndLooksAsBefore() {
        map.event(2, 2).speed = 4;
        map.event(3, 2);
        map.build();
        map.force(map.event(1), 8, false, true, 1, 2);

        map.run(1);

        assertThat(map.event(1).y).isEqualTo(3);
        assertThat(map.event(1).facing).isEqualTo(Directions.DOWN);
    }

    @Test
    void aRepeatingRouteCountsAsFinishedAfterItsFirstPass() {
        EventState event = walker(4);
        map.force(event, 8, true, false, 1, 3);

        assertThat(framesUntilFinished(event)).isEqualTo(16);
        assertThat(event.route.overwritten).isTrue();
        map.run(8);
        assertThat(event.x).isEqualTo(3);
    }

    @Test
    void anEndlessRouteOfInstantCommandsLeavesTheFrame() {
        EventState event = walker(4);
        map.force(event, 8, true, false, 26, 27);

        map.run(5);

        assertThat(event.route.overwritten).isTrue();
    }

    @Test
    void stateCommandsStayInTheirLimits() {
        EventState event = walker(5);
        map.force(event, 7, 28, 28, 28, 30, 30, 40, 40, 41, 36, 38);
        map.run(1);

        assertThat(event.speed).isEqualTo(6);
        assertThat(event.transparency).isEqualTo(1);
        assertThat(event.through).isTrue();
        assertThat(event.routeThrough).isTrue();
        assertThat(event.animPaused).isTrue();
    }

    @Test
    void stepForwardFollowsTheDirectionAndKeepsTheLook() {
        EventState event = walker(4);
        event.direction = Directions.RIGHT;
        map.force(event, 8, 11);
        map.run(1);

        assertThat(event.x).isEqualTo(3);
        assertThat(event.facing).isEqualTo(Directions.DOWN);
    }

    @Test
    void turnsIgnoreTheLock() {
        EventState event = walker(4);
        map.force(event, 8, 26, 16);
        map.run(1);

        assertThat(event.facing).isEqualTo(Directions.LEFT);
        assertThat(event.direction).isEqualTo(Directions.LEFT);
    }

    @Test
    void unlockingDoesNotFreeAFixedGraphic() {
        map.event(2, 2).animType = 4;
        map.build();
        map.force(map.event(1), 8, 27);
        map.run(1);

        assertThat(map.event(1).lockFacing).isTrue();
    }

    @Test
    void aJumpAddsUpItsSteps() {
        EventState event = walker(4);
        map.force(event, 8, 24, 1, 1, 2, 13, 25);
        map.run(1);

        assertThat(event.x).isEqualTo(4);
        assertThat(event.y).isEqualTo(3);
        assertThat(event.facing).isEqualTo(Directions.RIGHT);
    }

    @Test
    void aJumpWithoutEndUsesUpTheRoute() {
        EventState event = walker(4);
        map.force(event, 8, 24, 1, 1);

        assertThat(framesUntilFinished(event)).isEqualTo(1);
        assertThat(event.x).isEqualTo(2);
        assertThat(event.jumping).isFalse();
    }

    @Test
    void aBlockedJumpWaitsOrIsSkipped() {
        map.event(2, 2).speed = 4;
        map.event(4, 2);
        map.build();
        map.force(map.event(1), 8, 24, 1, 1, 25);
        map.run(3);
        assertThat(map.event(1).route.index).isZero();

        map.force(map.event(1), 8, false, true, 24, 1, 1, 25, 2);
        map.run(1);
        assertThat(map.event(1).y).isEqualTo(3);
    }

    @Test
    void switchCommandsChangeTheSwitchAtOnce() {
        EventState event = walker(4);
        map.state.switches.reset(10);
        map.force(event, 8, 32, 5, 33, 5, 32, 6);
        map.run(1);

        assertThat(map.state.switches.get(5)).isFalse();
        assertThat(map.state.switches.get(6)).isTrue();
    }

    @Test
    void graphicAndSoundCarryTheirNames() {
        EventState event = walker(4);
        map.force(event, 8, 34, 2, 'a', 'b', 3, 35, 1, 'z', 90, 100, 50);
        map.run(1);

        assertThat(event.charset).isEqualTo("ab");
        assertThat(event.charsetIndex).isEqualTo(3);
        assertThat(map.sounds).containsExactly("z");
    }

    @Test
    void haltingEverythingLetsTheStepInProgressEnd() {
        EventState event = walker(4);
        map.force(event, 8, true, false, 1);
        map.run(3);

        map.world.routes.cancelAll();
        map.run(5);

        assertThat(event.x).isEqualTo(3);
        assertThat(event.remaining).isZero();
        map.run(20);
        assertThat(event.x).isEqualTo(3);
    }

    @Test
    void theRouteOfARiddenVehicleGoesToTheHero() {
        map.build().heroAt(3, 3);
        map.hero().vehicle = 1;
        map.hero().aboard = true;

        map.force(map.state.vehicles[0], 8, 23);

        assertThat(map.hero().route.overwritten).isTrue();
        assertThat(map.state.vehicles[0].route.overwritten).isFalse();
    }

    @Test
    void aPageRouteRunsAtItsOwnFrequencyAndRepeats() {
        MapFixture.TestEvent patrol = map.event(2, 2);
        patrol.moveType = PageTable.CUSTOM;
        patrol.frequency = 8;
        patrol.speed = 6;
        patrol.route = MapFixture.bytes(1, 3);
        map.build().heroAt(9, 9);

        map.run(2);
        assertThat(map.event(1).x).isEqualTo(3);
        map.run(2);
        assertThat(map.event(1).x).isEqualTo(2);
    }
}
