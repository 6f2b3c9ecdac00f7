package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.VehicleState;

/** Spec map-scene 4.7: land is terrain 1, water terrain 2. */
class VehiclesTest {
    private static final int WATER = 5001;

    private final MapFixture map = new MapFixture(10, 10);
    private VehicleState boat;
    private VehicleState airship;

    @BeforeEach
    void aCoast() {
        for (int y = 0; y < 10; y++) {
            for (int x = 5; x < 10; x++) {
                map.tile(x, y, WATER);
            }
        }
        byte[] flags = MapFixture.lowerFlags(0x0F);
        flags[ChipTables.BLOCK_E + 1] = 0;
        short[] terrain = MapFixture.terrain(1);
        terrain[ChipTables.BLOCK_E + 1] = 2;
        map.terrains.allow(1, false, false, true, true);
        map.terrains.allow(2, true, true, true, false);
        map.build().chips(flags, MapFixture.upperFlags(0x1F, 0x0F), terrain).heroAt(4, 5);
        map.world.vehicles.reset();
        boat = map.state.vehicles[0];
        airship = map.state.vehicles[2];
        map.hero().direction = Directions.RIGHT;
    }

    private void put(VehicleState vehicle, int x, int y) {
        vehicle.map = 1;
        map.world.relocate(vehicle, x, y);
    }

    private void board() {
        put(boat, 5, 5);
        map.run(1, Button.DECISION);
        map.run(10);
    }

    @Test
    void theHeroStepsIntoABoatAheadAndIsAboardWhenHeStands() {
        put(boat, 5, 5);
        map.run(1, Button.DECISION);
        assertThat(map.hero().boarding).isTrue();
        assertThat(map.hero().x).isEqualTo(5);
        assertThat(map.hero().aboard).isFalse();
        map.run(8);

        assertThat(map.hero().aboard).isTrue();
        assertThat(map.hero().boarding).isFalse();
        assertThat(map.hero().vehicle).isEqualTo(1);
        assertThat(map.hero().facing).isEqualTo(Directions.LEFT);
        assertThat(map.music).containsExactly("vehicle 1");
    }

    @Test
    void aBoatKeepsToItsWaterAndGoesWithTheHero() {
        board();
        map.run(9, Button.RIGHT);
        map.run(5);
        assertThat(boat.x).isEqualTo(map.hero().x).isGreaterThan(5);

        map.hero().direction = Directions.UP;
        map.run(60, Button.LEFT);
        assertThat(map.hero().x).isEqualTo(5);
    }

    @Test
    void theHeroLeavesABoatOnlyWhereHeCanStand() {
        board();
        map.hero().direction = Directions.RIGHT;
        map.run(1, Button.DECISION);
        assertThat(map.hero().aboard).isTrue();

        map.hero().direction = Directions.LEFT;
        map.run(1, Button.DECISION);
        assertThat(map.hero().unboarding).isTrue();
        map.run(10);

        assertThat(map.hero().x).isEqualTo(4);
        assertThat(map.hero().vehicle).isZero();
        assertThat(map.hero().speed).isEqualTo(4);
        assertThat(boat.x).isEqualTo(5);
        assertThat(map.music).containsExactly("vehicle 1", "before");
    }

    @Test
    void anAirshipTakesOffIn32FramesAndFliesOverEverything() {
        put(airship, 4, 5);
        map.run(1, Button.DECISION);
        assertThat(map.hero().aboard).isTrue();
        assertThat(airship.ascent).isEqualTo(256);
        assertThat(Vehicles.altitude(airship)).isZero();
        map.run(16);
        assertThat(Vehicles.altitude(airship)).isEqualTo(8);
        map.run(16);
        assertThat(airship.ascent).isZero();
        assertThat(Vehicles.altitude(airship)).isEqualTo(16);

        map.run(30, Button.RIGHT);
        assertThat(map.hero().x).isGreaterThan(5);
        assertThat(airship.x).isEqualTo(map.hero().x);
        assertThat(map.hero().speed).isEqualTo(5);
    }

    @Test
    void anAirshipLandsOnlyOnOpenLand() {
        put(airship, 4, 5);
        map.run(1, Button.DECISION);
        map.run(33);
        map.run(1, Button.DECISION);
        assertThat(airship.descent).isEqualTo(256);
        map.run(32);

        assertThat(map.hero().aboard).isFalse();
        assertThat(airship.flying).isFalse();
        assertThat(map.hero().facing).isEqualTo(Directions.DOWN);
        assertThat(map.hero().speed).isEqualTo(4);
    }

    @Test
    void overWaterItClimbsAgain() {
        put(airship, 4, 5);
        map.run(1, Button.DECISION);
        map.run(33);
        map.run(4, Button.RIGHT);
        map.run(4);
        map.run(1, Button.DECISION);
        map.run(32);

        assertThat(map.hero().aboard).isTrue();
        assertThat(airship.ascent).isGreaterThan(0);
    }

    @Test
    void anEventOnTheTileForbidsTheLandingEvenThrough() {
        MapFixture other = new MapFixture(5, 5);
        other.event(2, 2);
        other.build();
        other.terrains.allow(1, false, false, true, true);
        other.event(1).through = true;

        assertThat(other.world.passability.landingAllowed(2, 2)).isFalse();
        assertThat(other.world.passability.landingAllowed(3, 2)).isTrue();
    }

    @Test
    void aTeleportSkillSetsTheHeroOnFoot() {
        board();

        map.world.vehicles.forceExit();

        assertThat(map.hero().vehicle).isZero();
        assertThat(map.hero().aboard).isFalse();
        assertThat(map.hero().speed).isEqualTo(4);
    }
}
