package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.assets.chipset.ChipFlags;

/** Spec map-scene 4.1 to 4.6. */
class PassabilityTest {
    private static final int OPEN = 0x0F;
    private static final int STAR = 0x10;
    private static final int WALL = 0x20;

    private final MapFixture map = new MapFixture(5, 5);

    @Test
    void missingArraysLetEverythingPassAndOnlyTheFirstUpperChipIsAbove() {
        map.build();

        assertThat(map.world.grid.lowerFlags(1, 1)).isEqualTo(OPEN);
        assertThat(map.world.grid.upperFlags(1, 1)).isEqualTo(OPEN | STAR);
        assertThat(map.world.passability.tileOk(null, ChipFlags.UP, 1, 1)).isTrue();
    }

    @Test
    void shortArraysArePaddedWithOpenChips() {
        map.tile(1, 1, 5100).build().chips(new byte[3], new byte[1], null);

        assertThat(map.world.grid.lowerFlags(1, 1)).isEqualTo(OPEN);
        assertThat(map.world.grid.upperFlags(1, 1)).isZero();
    }

    @Test
    void theEdgeFollowsFromTheUnwrappedCoordinates() {
        assertThat(MapGrid.edge(0, 0, 1, 0)).isEqualTo(ChipFlags.RIGHT);
        assertThat(MapGrid.edge(0, 0, -1, 0)).isEqualTo(ChipFlags.LEFT);
        assertThat(MapGrid.edge(0, 0, 0, 1)).isEqualTo(ChipFlags.DOWN);
        assertThat(MapGrid.edge(0, 0, 0, -1)).isEqualTo(ChipFlags.UP);
        assertThat(MapGrid.edge(0, 0, 1, -1)).isEqualTo(ChipFlags.RIGHT | ChipFlags.UP);
    }

    @Test
    void aClosedUpperChipClosesTheTile() {
        map.build().chips(null, MapFixture.upperFlags(STAR, OPEN), null);

        assertThat(map.world.passability.tileOk(null, ChipFlags.UP, 1, 1)).isFalse();
    }

    @Test
    void anUpperChipThatIsNotAboveHidesTheLowerOne() {
        map.upper(1, 1, MapGrid.FIRST_F + 5).build();
        map.chips(MapFixture.lowerFlags(0), MapFixture.upperFlags(OPEN | STAR, OPEN), null);

        assertThat(map.world.passability.tileOk(null, ChipFlags.UP, 1, 1)).isTrue();
        assertThat(map.world.passability.tileOk(null, ChipFlags.UP, 2, 2)).isFalse();
    }

    @Test
    void eachEdgeIsClosedByItself() {
        map.build().chips(MapFixture.lowerFlags(ChipFlags.LEFT), null, null);

        assertThat(map.world.passability.tileOk(null, ChipFlags.LEFT, 1, 1)).isTrue();
        assertThat(map.world.passability.tileOk(null, ChipFlags.RIGHT, 1, 1)).isFalse();
        assertThat(map.world.passability.tileOk(null, ChipFlags.ALL_EDGES, 1, 1)).isTrue();
    }

    @Test
    void outsideOfTheMapNothingPasses() {
        map.build();

        assertThat(map.world.passability.tileOk(null, ChipFlags.UP, -1, 0)).isFalse();
        assertThat(map.world.passability.tileOk(null, ChipFlags.UP, 0, 5)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 21, 22, 23, 33, 34, 35, 36, 37, 42, 43, 45, 46})
    void theFootOfAWallCanBeWalkedBehind(int variant) {
        map.tile(1, 1, 4000 + variant).build();
        map.chips(MapFixture.lowerFlags(WALL), null, null);

        assertThat(map.world.grid.lowerOk(ChipFlags.UP, 1, 1)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 16, 19, 24, 32, 38, 41, 44, 47, 49})
    void theRestOfAWallIsClosed(int variant) {
        map.tile(1, 1, 4000 + variant).build();
        map.chips(MapFixture.lowerFlags(WALL), null, null);

        assertThat(map.world.grid.lowerOk(ChipFlags.UP, 1, 1)).isFalse();
    }

    @Test
    void substitutionChangesPassabilityAndTerrain() {
        byte[] flags = MapFixture.lowerFlags(OPEN);
        flags[ChipTables.BLOCK_E + 7] = 0;
        short[] terrain = MapFixture.terrain(1);
        terrain[ChipTables.BLOCK_E + 7] = 4;
        map.build().chips(flags, null, terrain);

        map.state.map.lowerTiles[0] = 7;

        assertThat(map.world.grid.lowerOk(ChipFlags.UP, 1, 1)).isFalse();
        assertThat(map.world.grid.terrain(1, 1)).isEqualTo(4);
    }

    @Test
    void terrainOutsideIsThatOfTheFirstChipAndWrapsOnLoops() {
        short[] terrain = MapFixture.terrain(2);
        terrain[0] = 3;
        map.build().chips(null, null, terrain);
        assertThat(map.world.grid.terrain(-1, 0)).isEqualTo(3);

        map.build(true, false).chips(null, null, terrain);
        assertThat(map.world.grid.terrain(-1, 0)).isEqualTo(2);
    }

    @Test
    void withoutTerrainDataTerrainIsOne() {
        map.build();

        assertThat(map.world.grid.terrain(2, 2)).isEqualTo(1);
        assertThat(map.world.grid.terrain(-5, 2)).isEqualTo(1);
    }

    @Test
    void counterIsAFlagOfTheUpperChipOnly() {
        byte[] upper = MapFixture.upperFlags(OPEN | STAR, OPEN);
        upper[9] = 0x40;
        map.upper(1, 1, MapGrid.FIRST_F + 9).build().chips(null, upper, null);

        assertThat(map.world.grid.counter(1, 1)).isTrue();
        assertThat(map.world.grid.counter(2, 1)).isFalse();
        assertThat(map.world.grid.counter(-1, 1)).isFalse();
    }

    @Test
    void aTileEventOnTheGroundDecidesForItsTile() {
        MapFixture.TestEvent event = map.event(1, 1);
        event.charset = "";
        event.charsetIndex = 4;
        event.layer = 0;
        byte[] upper = MapFixture.upperFlags(OPEN | STAR, OPEN);
        upper[4] = ChipFlags.UP;
        map.build().chips(null, upper, null);

        assertThat(map.world.passability.tileOk(map.hero(), ChipFlags.UP, 1, 1)).isTrue();
        assertThat(map.world.passability.tileOk(map.hero(), ChipFlags.DOWN, 1, 1)).isFalse();

        map.event(1).through = true;
        assertThat(map.world.passability.tileOk(map.hero(), ChipFlags.DOWN, 1, 1)).isTrue();
    }

    @Test
    void ofSeveralTileEventsTheHighestIdCounts() {
        for (int tile : new int[] {4, 5}) {
            MapFixture.TestEvent event = map.event(1, 1);
            event.charset = "";
            event.charsetIndex = tile;
            event.layer = 0;
        }
        byte[] upper = MapFixture.upperFlags(OPEN | STAR, OPEN);
        upper[5] = 0;
        map.build().chips(null, upper, null);

        assertThat(map.world.passability.tileOk(map.hero(), ChipFlags.UP, 1, 1)).isFalse();
    }

    @Test
    void vehiclesNeedTheirTerrainAndOpenSky() {
        map.upper(2, 2, MapGrid.FIRST_F + 3).build();
        map.chips(null, MapFixture.upperFlags(OPEN | STAR, OPEN), MapFixture.terrain(1));
        map.terrains.allow(1, true, false, true, false);
        Passability p = map.world.passability;

        assertThat(p.tileOk(map.state.vehicles[0], ChipFlags.UP, 1, 1)).isTrue();
        assertThat(p.tileOk(map.state.vehicles[0], ChipFlags.UP, 2, 2)).isFalse();
        assertThat(p.tileOk(map.state.vehicles[1], ChipFlags.UP, 1, 1)).isFalse();
        assertThat(p.tileOk(map.state.vehicles[2], ChipFlags.UP, 2, 2)).isTrue();
    }

    @Test
    void aVehicleCannotBeWhereTheDatabaseHasNoTerrain() {
        map.build().chips(null, null, MapFixture.terrain(99));

        assertThat(map.world.passability.tileOk(map.state.vehicles[2], ChipFlags.UP, 1, 1))
                .isFalse();
    }
}
