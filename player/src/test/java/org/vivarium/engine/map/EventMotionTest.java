package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Spec map-scene 5.8. */
class EventMotionTest {
    private final MapFixture map = new MapFixture(12, 12);

    private MapFixture.TestEvent mover(int moveType) {
        MapFixture.TestEvent event = map.event(6, 6);
        event.moveType = moveType;
        event.frequency = 8;
        event.speed = 6;
        return event;
    }

    @Test
    void aPatrolGoesForthAndTurnsBackAfterTwentyBlockedFrames() {
        mover(3).x = 10;
        map.build().heroAt(0, 0);
        map.run(2);
        assertThat(map.event(1).x).isEqualTo(11);

        map.run(20);
        assertThat(map.event(1).x).isEqualTo(11);
        map.run(4);

        assertThat(map.event(1).x).isLessThan(11);
        assertThat(map.event(1).direction).isEqualTo(Directions.LEFT);
    }

    @Test
    void wanderingStaysOnTheMapAndUsesTheGamesRandomNumbers() {
        mover(1);
        map.build().heroAt(0, 0);
        map.run(500);
        int x = map.event(1).x;
        int y = map.event(1).y;

        MapFixture again = new MapFixture(12, 12);
        MapFixture.TestEvent event = again.event(6, 6);
        event.moveType = 1;
        event.frequency = 8;
        event.speed = 6;
        again.build().heroAt(0, 0);
        again.run(500);

        assertThat(again.event(1).x).isEqualTo(x);
        assertThat(again.event(1).y).isEqualTo(y);
        assertThat(map.world.grid.inside(x, y)).isTrue();
    }

    @Test
    void aChaserComesToTheHero() {
        mover(4);
        map.build().heroAt(2, 6);
        map.run(400);

        int distance =
                Math.abs(map.event(1).x - map.hero().x) + Math.abs(map.event(1).y - map.hero().y);
        assertThat(distance).isLessThanOrEqualTo(2);
    }

    @Test
    void nobodyMovesByItselfWhileTheForegroundRunsUnlessMessagesLetThem() {
        mover(3);
        map.build().heroAt(0, 0);
        map.state.foreground.stack.add();
        map.run(30);
        assertThat(map.event(1).x).isEqualTo(6);

        map.state.message.continueEvents = true;
        map.run(5);
        assertThat(map.event(1).x).isGreaterThan(6);
    }

    @Test
    void anAutomaticEventWaitsWithoutTurningToTheHero() {
        map.event(6, 6).trigger = PageTable.AUTO_START;
        map.build().heroAt(0, 6);
        map.run(1);

        assertThat(map.event(1).pendingStart).isTrue();
        assertThat(map.event(1).facing).isEqualTo(Directions.DOWN);
    }

    @Test
    void anErasedEventDoesNothingMore() {
        mover(3);
        map.build().heroAt(0, 0);
        map.event(1).active = false;
        map.run(10);

        assertThat(map.event(1).x).isEqualTo(6);
    }

    @Test
    void theRandomPauseIsThreeToSixFifthsOfTheStepPause() {
        map.build();
        for (int i = 0; i < 100; i++) {
            assertThat(map.world.eventPages.randomPause(4)).isIn(32 * 3 / 5, 32 * 4 / 5, 32, 38);
        }
    }

    @Test
    void anEventTouchEventUnderTheHeroStartsEveryTime() {
        MapFixture.TestEvent carpet = map.event(5, 5);
        carpet.layer = 0;
        carpet.trigger = PageTable.EVENT_TOUCH;
        map.build().heroAt(5, 5);
        map.run(1);

        assertThat(map.event(1).pendingStart).isTrue();
    }
}
