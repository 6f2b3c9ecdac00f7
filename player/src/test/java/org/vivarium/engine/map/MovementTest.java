package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.EventState;

/** Spec map-scene 5.1 to 5.3. */
class MovementTest {
    private final MapFixture map = new MapFixture(8, 8);

    @ParameterizedTest
    @CsvSource({"1, 64", "2, 32", "3, 16", "4, 8", "5, 4", "6, 2"})
    void aStepTakesItsFramesBySpeed(int speed, int frames) {
        map.event(2, 2).speed = speed;
        map.build();
        map.force(map.event(1), 8, 1);

        assertThat(map.framesToStop(map.event(1))).isEqualTo(frames);
        assertThat(map.event(1).x).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"1, 32", "2, 22", "3, 16", "4, 11", "5, 8", "6, 4"})
    void aJumpTakesItsFramesBySpeedWhateverItsLength(int speed, int frames) {
        map.event(2, 2).speed = speed;
        map.build();
        map.force(map.event(1), 8, 24, 1, 1, 25);

        assertThat(map.framesToStop(map.event(1))).isEqualTo(frames);
        assertThat(map.event(1).x).isEqualTo(4);
    }

    @Test
    void theTileIsTheDestinationFromTheFirstFrameAndTheStepAdvancesInIt() {
        map.event(2, 2).speed = 4;
        map.build();
        map.force(map.event(1), 8, 1);

        map.run(1);

        assertThat(map.event(1).x).isEqualTo(3);
        assertThat(map.event(1).remaining).isEqualTo(256 - 32);
    }

    @Test
    void aBlockedStepTurnsAndLeavesTheTile() {
        map.build().heroAt(0, 0);

        assertThat(map.world.movement.move(map.hero(), Directions.LEFT)).isFalse();
        assertThat(map.hero().facing).isEqualTo(Directions.LEFT);
        assertThat(map.hero().x).isZero();
        assertThat(map.hero().remaining).isZero();
    }

    @Test
    void aDiagonalStepNeedsOneOpenCorner() {
        map.event(3, 2);
        map.build().heroAt(2, 2);
        assertThat(map.world.movement.move(map.hero(), 5)).isTrue();

        MapFixture closed = new MapFixture(8, 8);
        closed.event(3, 2);
        closed.event(2, 3);
        closed.build().heroAt(2, 2);
        assertThat(closed.world.movement.move(closed.hero(), 5)).isFalse();
    }

    @Test
    void facingOfADiagonalTurnsOnlyWhenItPointsAway() {
        map.build().heroAt(4, 4);
        map.hero().facing = Directions.RIGHT;
        map.hero().direction = 4;
        map.world.movement.updateFacing(map.hero());
        assertThat(map.hero().facing).isEqualTo(Directions.RIGHT);

        map.hero().direction = 7;
        map.world.movement.updateFacing(map.hero());
        assertThat(map.hero().facing).isEqualTo(Directions.LEFT);
    }

    @Test
    void lockedAndSpinningCharactersKeepFacing() {
        map.build().heroAt(4, 4);
        map.hero().lockFacing = true;
        map.world.movement.move(map.hero(), Directions.UP);
        assertThat(map.hero().facing).isEqualTo(Directions.DOWN);
        assertThat(map.hero().direction).isEqualTo(Directions.UP);
    }

    @ParameterizedTest
    @CsvSource({
        "6, 4, 3", "2, 4, 1", "4, 6, 0", "4, 2, 2", "6, 6, 0", "2, 2, 2", "4, 4, 2", "7, 6, 3"
    })
    void towardTakesTheLongerAxisAndTheVerticalOneWhenEqual(int x, int y, int direction) {
        map.event(x, y);
        map.build().heroAt(4, 4);
        EventState event = map.event(1);

        assertThat(map.world.movement.toward(event, map.hero())).isEqualTo(direction);
        assertThat(map.world.movement.away(event, map.hero()))
                .isEqualTo(Directions.reverse(direction));
    }

    @Test
    void distanceGoesTheShorterWayRoundALoop() {
        map.event(0, 4);
        map.build(true, false).heroAt(7, 4);

        assertThat(map.world.movement.distanceX(map.event(1), map.hero())).isEqualTo(1);
        assertThat(map.world.movement.toward(map.event(1), map.hero())).isEqualTo(Directions.LEFT);
    }

    @ParameterizedTest
    @CsvSource({"256, 0", "232, 6", "216, 9", "200, 11", "144, 16", "128, 16", "64, 12", "16, 4"})
    void theJumpLiftsByTheCurve(int remaining, int pixels) {
        map.build().heroAt(4, 4);
        map.hero().jumping = true;
        map.hero().remaining = remaining;

        assertThat(Movement.jumpHeight(map.hero())).isEqualTo(pixels);
    }

    @Test
    void aJumpOnTheSpotAlwaysSucceedsAndLooksDown() {
        map.event(2, 2).direction = Directions.UP;
        map.build();
        map.force(map.event(1), 8, 24, 25);

        map.run(1);

        assertThat(map.event(1).jumping).isTrue();
        assertThat(map.event(1).direction).isEqualTo(Directions.DOWN);
        assertThat(map.event(1).facing).isEqualTo(Directions.UP);
    }

    @Test
    void aJumpOverTheEdgeOfALoopBeginsOutside() {
        map.build(true, false).heroAt(7, 3);

        map.world.movement.jump(map.hero(), 9, 3);

        assertThat(map.hero().x).isEqualTo(1);
        assertThat(map.hero().beginX).isEqualTo(-1);
    }
}
