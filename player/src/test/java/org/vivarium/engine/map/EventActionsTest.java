package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.EventState;

/** Spec map-scene 5.8 and 5.3 in numbers: how often which way, and how long until giving up. */
class EventActionsTest {
    private static final int DRAWS = 8000;
    private static final double TOLERANCE = 0.02;

    private final MapFixture map = new MapFixture(60, 60);

    private EventState mover(int moveType, int x, int y) {
        MapFixture.TestEvent event = map.event(x, y);
        event.moveType = moveType;
        event.frequency = 8;
        event.speed = 6;
        map.build();
        return map.event(1);
    }

    /** Puts the event back and lets it act once; where it looks then. */
    private int directionOfOneAction(EventState event, int x, int y) {
        map.world.relocate(event, x, y);
        event.remaining = 0;
        event.direction = Directions.UP;
        event.stopCount = 1000;
        map.world.updates.moveEvent(event);
        event.processed = false;
        return event.stopped() ? -1 : event.direction;
    }

    private double[] shares(EventState event, int x, int y) {
        double[] shares = new double[5];
        for (int i = 0; i < DRAWS; i++) {
            shares[directionOfOneAction(event, x, y) + 1] += 1.0 / DRAWS;
        }
        return shares;
    }

    @Test
    void aWandererGoesOnThreeTimesInTenTurnsTwiceEachWayBackOnceAndRestsTwice() {
        EventState event = mover(1, 30, 30);
        double[] shares = shares(event, 30, 30);

        assertThat(shares[0]).as("rests").isCloseTo(0.2, within(TOLERANCE));
        assertThat(shares[1 + Directions.UP]).isCloseTo(0.3, within(TOLERANCE));
        assertThat(shares[1 + Directions.LEFT]).isCloseTo(0.2, within(TOLERANCE));
        assertThat(shares[1 + Directions.RIGHT]).isCloseTo(0.2, within(TOLERANCE));
        assertThat(shares[1 + Directions.DOWN]).isCloseTo(0.1, within(TOLERANCE));
    }

    @ParameterizedTest
    @CsvSource({"4, 3", "5, 1"})
    void inSightEightInTenGoTowardOrAwayOneStraightOnAndOneAnywhere(int moveType, int wanted) {
        EventState event = mover(moveType, 30, 30);
        map.heroAt(24, 30);
        double[] shares = shares(event, 30, 30);

        assertThat(shares[1 + wanted]).isCloseTo(0.825, within(TOLERANCE));
        assertThat(shares[1 + Directions.UP]).isCloseTo(0.125, within(TOLERANCE));
        assertThat(shares[1 + Directions.DOWN]).isCloseTo(0.025, within(TOLERANCE));
    }

    @Test
    void outOfSightAChaserGoesAnywhere() {
        EventState event = mover(4, 50, 50);
        map.heroAt(5, 5);
        double[] shares = shares(event, 50, 50);

        for (int direction = 0; direction < 4; direction++) {
            assertThat(shares[1 + direction]).isCloseTo(0.25, within(TOLERANCE));
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 2", "2, 0, 0", "3, 0, 1", "3, 3, 3"})
    void aPatrolKeepsItsLineAndBeginsDownOrRight(int moveType, int before, int direction) {
        EventState event = mover(moveType, 30, 30);
        event.direction = before;
        map.run(1);

        assertThat(event.direction).isEqualTo(direction);
        assertThat(event.stopped()).isFalse();
    }

    @Test
    void whoIsBlockedLooksAsBeforeAndAfterSixtyFramesWaitsAWholePauseAgain() {
        MapFixture.TestEvent boxed = map.event(0, 0);
        boxed.moveType = 2;
        boxed.direction = Directions.LEFT;
        boxed.frequency = 8;
        map.event(0, 1);
        map.build().heroAt(30, 30);
        EventState event = map.event(1);

        map.run(60);
        assertThat(event.facing).isEqualTo(Directions.LEFT);
        assertThat(event.direction).isEqualTo(Directions.LEFT);
        assertThat(event.stopCount).isEqualTo(60);
        map.run(1);
        assertThat(event.stopCount).as("begun anew").isEqualTo(1);
    }

    @Test
    void aStartedEventStandsUntilItsListEnds() {
        EventState event = mover(3, 30, 30);
        map.heroAt(30, 31);
        map.world.triggers.start(event, true, true);
        map.run(30);

        assertThat(event.x).isEqualTo(30);
        assertThat(event.facing).as("to the hero").isEqualTo(Directions.DOWN);
    }

    @ParameterizedTest
    @CsvSource({"16, 1", "17, 3", "18, 2"})
    void turnsGoRightLeftAndBack(int command, int quarterTurns) {
        for (int direction = 0; direction < 4; direction++) {
            MapFixture other = new MapFixture(5, 5);
            other.event(2, 2).direction = direction;
            other.build();
            other.force(other.event(1), 8, command);
            other.run(1);
            assertThat(other.event(1).facing).isEqualTo((direction + quarterTurns) % 4);
        }
    }

    @Test
    void aRandomQuarterTurnGoesLeftOrRightAndARandomDirectionAnywhere() {
        double[] quarter = new double[4];
        double[] any = new double[4];
        map.event(30, 30);
        map.build();
        EventState event = map.event(1);
        for (int i = 0; i < DRAWS / 4; i++) {
            quarter[turned(event, 19)] += 4.0 / DRAWS;
            any[turned(event, 20)] += 4.0 / DRAWS;
        }

        assertThat(quarter[Directions.LEFT]).isCloseTo(0.5, within(2 * TOLERANCE));
        assertThat(quarter[Directions.RIGHT]).isCloseTo(0.5, within(2 * TOLERANCE));
        for (int direction = 0; direction < 4; direction++) {
            assertThat(any[direction]).isCloseTo(0.25, within(2 * TOLERANCE));
        }
    }

    private int turned(EventState event, int command) {
        event.facing = Directions.UP;
        event.direction = Directions.UP;
        map.force(event, 8, command);
        map.run(1);
        return event.facing;
    }
}
