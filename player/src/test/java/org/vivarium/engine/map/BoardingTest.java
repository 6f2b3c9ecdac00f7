package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.VehicleState;

/** Spec map-scene 4.7: which vehicle is taken, and what forbids getting in and out. */
class BoardingTest {
    private final MapFixture map = new MapFixture(10, 10);

    private void onLand(byte[] lowerFlags) {
        map.terrains.allow(1, true, true, true, true);
        map.build().chips(lowerFlags, MapFixture.upperFlags(0x1F, 0x0F), null).heroAt(4, 5);
        map.world.vehicles.reset();
        map.hero().direction = Directions.RIGHT;
    }

    private void put(int number, int x, int y) {
        VehicleState vehicle = map.state.vehicles[number - 1];
        vehicle.map = 1;
        map.world.relocate(vehicle, x, y);
    }

    @Test
    void vehiclesBeginLookingLeftBoatAndShipAtSpeedFourTheAirshipAtFive() {
        onLand(null);

        assertThat(map.state.vehicles).extracting(v -> v.speed).containsExactly(4, 4, 5);
        assertThat(map.state.vehicles)
                .allSatisfy(
                        v -> {
                            assertThat(v.direction).isEqualTo(Directions.LEFT);
                            assertThat(v.facing).isEqualTo(Directions.LEFT);
                        });
    }

    @Test
    void theAirshipOnTheTileComesBeforeTheShipAheadAndThatBeforeTheBoat() {
        onLand(null);
        put(1, 5, 5);
        put(2, 5, 5);
        put(3, 4, 5);
        map.run(1, Button.DECISION);
        assertThat(map.hero().vehicle).isEqualTo(3);

        MapFixture other = new MapFixture(10, 10);
        other.terrains.allow(1, true, true, true, true);
        other.build().heroAt(4, 5);
        other.hero().direction = Directions.RIGHT;
        for (int i = 0; i < 2; i++) {
            other.state.vehicles[i].map = 1;
            other.world.relocate(other.state.vehicles[i], 5, 5);
        }
        other.run(1, Button.DECISION);
        assertThat(other.hero().vehicle).isEqualTo(2);
    }

    @Test
    void anEdgeThatIsClosedKeepsTheHeroFromBoarding() {
        onLand(MapFixture.lowerFlags(0x0F & ~ChipFlags.RIGHT));
        put(1, 5, 5);
        map.run(1, Button.DECISION);

        assertThat(map.hero().vehicle).isZero();
        assertThat(map.hero().boarding).isFalse();
        assertThat(map.music).isEmpty();
    }

    @Test
    void somebodyOnTheShoreKeepsTheHeroAboard() {
        map.event(4, 5);
        onLand(null);
        map.heroAt(6, 5);
        map.hero().direction = Directions.LEFT;
        put(1, 5, 5);
        map.run(1, Button.DECISION);
        map.run(10);
        assertThat(map.hero().aboard).isTrue();
        map.hero().direction = Directions.LEFT;
        map.run(1, Button.DECISION);

        assertThat(map.hero().unboarding).isFalse();
        assertThat(map.hero().aboard).isTrue();
    }

    @Test
    void theForegroundWaitsWhileTheHeroGetsInOrTheAirshipRises() {
        onLand(null);
        put(3, 4, 5);
        map.run(1, Button.DECISION);
        int x = map.hero().x;
        map.run(20, Button.RIGHT);

        assertThat(map.state.vehicles[2].ascent).isGreaterThan(0);
        assertThat(map.hero().x).as("input is ignored while it climbs").isEqualTo(x);
    }

    @Test
    void nobodyIsTouchedFromTheAirship() {
        map.event(5, 5).trigger = PageTable.HERO_TOUCH;
        MapFixture.TestEvent carpet = map.event(4, 5);
        carpet.layer = 0;
        carpet.trigger = PageTable.HERO_TOUCH;
        onLand(null);
        put(3, 4, 5);
        map.run(1, Button.DECISION);
        map.run(33);
        map.run(10, Button.RIGHT);

        assertThat(map.hero().x).isGreaterThan(4);
        assertThat(map.event(1).pendingStart).isFalse();
        assertThat(map.event(2).pendingStart).isFalse();
    }
}
