package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.CameraState;

/** Spec map-scene 6. */
class CameraTest {
    private static final int TILE = 256;

    private final MapFixture map = new MapFixture(60, 40);

    private CameraState camera() {
        return map.state.map.camera;
    }

    @Test
    void theHeroStandsNineTilesRightAndSevenDownOfTheCorner() {
        map.build().heroAt(30, 20);

        assertThat(camera().x).isEqualTo((30 - 9) * TILE);
        assertThat(camera().y).isEqualTo((20 - 7) * TILE);
    }

    @Test
    void aMapThatDoesNotLoopHoldsTheViewInside() {
        map.build().heroAt(0, 0);
        assertThat(camera().x).isZero();

        map.heroAt(59, 39);
        assertThat(camera().x).isEqualTo((60 - 20) * TILE);
        assertThat(camera().y).isEqualTo((40 - 15) * TILE);
    }

    @Test
    void aMapSmallerThanTheScreenStaysAtItsOrigin() {
        MapFixture small = new MapFixture(5, 5);
        small.build().heroAt(4, 4);

        assertThat(small.state.map.camera.x).isZero();
        assertThat(small.state.map.camera.y).isZero();
    }

    @Test
    void theViewFollowsAWalkingHeroAndWaitsAtTheEdge() {
        map.build().heroAt(30, 20);
        map.run(1, Button.RIGHT);
        assertThat(camera().x).isEqualTo(21 * TILE + 32);

        map.heroAt(2, 20);
        map.run(1, Button.RIGHT);
        map.run(7);
        assertThat(camera().x).isZero();
    }

    @Test
    void aLockedViewStandsButPansAllTheSame() {
        map.build().heroAt(30, 20);
        map.world.camera.lock(true);
        map.run(9, Button.RIGHT);
        assertThat(camera().x).isEqualTo(21 * TILE);

        map.world.camera.panBy(Directions.RIGHT, 1, 6);
        map.run(2);
        assertThat(camera().x).isEqualTo(22 * TILE);
    }

    @ParameterizedTest
    @CsvSource({"1, 64", "2, 32", "3, 16", "4, 8", "5, 4", "6, 2"})
    void aPanOfOneTileTakesItsFramesBySpeed(int speed, int frames) {
        map.build().heroAt(30, 20);
        map.world.camera.panBy(Directions.DOWN, 1, speed);

        assertThat(map.world.camera.panFrames()).isEqualTo(frames);
        map.run(frames - 1);
        assertThat(camera().y).isLessThan(14 * TILE);
        map.run(1);
        assertThat(camera().y).isEqualTo(14 * TILE);
        assertThat(map.world.camera.panFrames()).isZero();
    }

    @Test
    void pansAddUpAndReturnHome() {
        map.build().heroAt(30, 20);
        map.world.camera.panBy(Directions.LEFT, 2, 6);
        map.world.camera.panBy(Directions.LEFT, 1, 6);
        map.run(6);
        assertThat(camera().x).isEqualTo(18 * TILE);

        map.world.camera.panHome(6);
        map.run(6);
        assertThat(camera().x).isEqualTo(21 * TILE);
    }

    @Test
    void aPanStoppedByTheEdgeStaysPending() {
        map.build().heroAt(9, 20);
        map.world.camera.panBy(Directions.LEFT, 1, 6);
        map.run(10);

        assertThat(camera().x).isZero();
        assertThat(map.world.camera.panFrames()).isEqualTo(2);
    }

    @Test
    void onALoopTheViewGoesRound() {
        map.build(true, true).heroAt(0, 20);
        assertThat(camera().x).isEqualTo((60 - 9) * TILE);

        map.run(1, Button.LEFT);
        assertThat(camera().x).isEqualTo((60 - 9) * TILE - 32);
    }

    @Test
    void aLandingSnapsTheViewToWholeTiles() {
        map.build().heroAt(30, 20);
        map.force(map.hero(), 8, 24, 1, 25);
        map.run(11);

        assertThat(map.hero().x).isEqualTo(31);
        assertThat(camera().x).isEqualTo(22 * TILE);
    }

    @Test
    void whatIsTiedToTheMapHearsOfEveryScroll() {
        map.build().heroAt(30, 20);
        map.run(1, Button.RIGHT);
        map.run(7);

        assertThat(map.scrolledX).isEqualTo(TILE);
    }
}
