package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.engine.state.EventState;

/** Spec map-scene 4.4. */
class WayTestTest {
    private final MapFixture map = new MapFixture(6, 6);

    private boolean heroCanGo(int dx, int dy) {
        return map.world.ways.makeWay(
                map.hero(), map.hero().x, map.hero().y, map.hero().x + dx, map.hero().y + dy);
    }

    @Test
    void nobodyLeavesAMapThatDoesNotLoopNotEvenThrough() {
        map.build().heroAt(0, 0);
        map.hero().through = true;

        assertThat(heroCanGo(-1, 0)).isFalse();
        assertThat(heroCanGo(1, 0)).isTrue();
    }

    @Test
    void aLoopLeadsRoundTheEdge() {
        map.build(true, false).heroAt(0, 0);

        assertThat(heroCanGo(-1, 0)).isTrue();
        assertThat(heroCanGo(0, -1)).isFalse();
    }

    @Test
    void bothTilesMustBeOpenOnTheEdgeBetweenThem() {
        byte[] flags = MapFixture.lowerFlags(0x0F);
        flags[ChipTables.BLOCK_E + 1] = (byte) (0x0F & ~ChipFlags.RIGHT);
        map.tile(2, 2, 5001).build().chips(flags, null, null);

        map.heroAt(2, 2);
        assertThat(heroCanGo(1, 0)).isFalse();
        assertThat(heroCanGo(-1, 0)).isTrue();
        map.heroAt(3, 2);
        assertThat(heroCanGo(-1, 0)).isFalse();
    }

    @Test
    void aCharacterOnTheSameLayerBlocks() {
        map.event(2, 1);
        map.event(1, 2).layer = 0;
        map.event(0, 1).layer = 2;
        map.build().heroAt(1, 1);

        assertThat(heroCanGo(1, 0)).isFalse();
        assertThat(heroCanGo(0, 1)).isTrue();
        assertThat(heroCanGo(-1, 0)).isTrue();
    }

    @Test
    void erasedEventsAndThoseWithoutAPageDoNotBlock() {
        map.event(2, 1);
        map.event(1, 2);
        map.build().heroAt(1, 1);
        map.event(1).active = false;
        map.event(2).page = 0;
        map.event(2).through = true;

        assertThat(heroCanGo(1, 0)).isTrue();
        assertThat(heroCanGo(0, 1)).isTrue();
    }

    @Test
    void forbiddenOverlapBlocksOtherEventsOnAnyLayerButNotTheHero() {
        MapFixture.TestEvent carpet = map.event(2, 2);
        carpet.layer = 0;
        carpet.overlapForbidden = true;
        map.event(1, 2);
        map.build().heroAt(3, 2);
        EventState walker = map.event(2);

        assertThat(map.world.ways.makeWay(walker, 1, 2, 2, 2)).isFalse();
        assertThat(map.world.ways.makeWay(map.hero(), 3, 2, 2, 2)).isTrue();
    }

    @Test
    void flyingCharactersMeetNobody() {
        map.event(2, 1);
        map.build().heroAt(1, 1);
        map.hero().flying = true;

        assertThat(heroCanGo(1, 0)).isTrue();
    }

    @Test
    void whoStandsInTheWayMovesOnFirst() {
        MapFixture.TestEvent first = map.event(1, 1);
        first.direction = Directions.RIGHT;
        map.event(2, 1);
        map.build().heroAt(5, 5);
        map.force(map.event(1), 8, 1);
        map.force(map.event(2), 8, 1);

        map.run(1);

        assertThat(map.event(1).x).isEqualTo(2);
        assertThat(map.event(2).x).isEqualTo(3);
    }

    @Test
    void twoNeighboursSteppingIntoEachOtherBothStay() {
        map.event(1, 1);
        map.event(2, 1);
        map.build().heroAt(5, 5);
        map.force(map.event(1), 8, 1);
        map.force(map.event(2), 8, 3);

        map.run(30);

        assertThat(map.event(1).x).isEqualTo(1);
        assertThat(map.event(2).x).isEqualTo(2);
    }

    @Test
    void theLowerIdGetsAFreeTileBothWant() {
        map.event(1, 1);
        map.event(3, 1);
        map.build().heroAt(5, 5);
        map.force(map.event(1), 8, 1);
        map.force(map.event(2), 8, 3);

        map.run(1);

        assertThat(map.event(1).x).isEqualTo(2);
        assertThat(map.event(2).x).isEqualTo(3);
    }

    @Test
    void aParallelListRunsAgainWhenSomeoneWantsItsTile() {
        MapFixture.TestEvent parallel = map.event(2, 1);
        parallel.trigger = PageTable.PARALLEL;
        map.event(1, 1);
        map.build().heroAt(5, 5);
        map.force(map.event(2), 8, 1);

        map.run(1);

        assertThat(map.parallelRuns).isEqualTo(2);
    }

    @Test
    void aJumpNeedsOnlyItsLandingTile() {
        map.event(2, 1);
        map.build().chips(MapFixture.lowerFlags(ChipFlags.UP), null, null).heroAt(1, 1);

        assertThat(map.world.movement.jump(map.hero(), 3, 1)).isTrue();
        assertThat(map.hero().x).isEqualTo(3);
        assertThat(map.hero().jumping).isTrue();
    }

    @Test
    void aJumpOntoSomebodyFails() {
        map.event(3, 1);
        map.build().heroAt(1, 1);

        assertThat(map.world.movement.jump(map.hero(), 3, 1)).isFalse();
        assertThat(map.hero().x).isEqualTo(1);
        assertThat(map.hero().jumping).isFalse();
        assertThat(map.hero().facing).isEqualTo(Directions.RIGHT);
    }

    @Test
    void aParkedVehicleBlocksEventsButTheAirshipLetsTheHeroOver() {
        map.event(1, 1);
        map.build().heroAt(3, 1);
        map.state.vehicles[2].map = 1;
        map.world.relocate(map.state.vehicles[2], 2, 1);

        assertThat(map.world.ways.makeWay(map.event(1), 1, 1, 2, 1)).isFalse();
        assertThat(heroCanGo(-1, 0)).isTrue();

        map.state.vehicles[2].map = 9;
        assertThat(map.world.ways.makeWay(map.event(1), 1, 1, 2, 1)).isTrue();
    }

    @Test
    void aChainOfEventsInACorridorMovesAsOneInOneFrame() {
        MapFixture corridor = new MapFixture(600, 1);
        for (int i = 0; i < 500; i++) {
            corridor.event(i, 0);
        }
        corridor.build().heroAt(599, 0);
        for (int id = 1; id <= 500; id++) {
            corridor.force(corridor.event(id), 8, 1);
        }

        corridor.run(1);

        for (int id = 1; id <= 500; id++) {
            assertThat(corridor.event(id).x).isEqualTo(id);
        }
    }

    @Test
    void whoIsThroughGoesWhereTilesAndCharactersForbidIt() {
        map.event(2, 1);
        map.build().chips(MapFixture.lowerFlags(0), null, null).heroAt(1, 1);
        assertThat(heroCanGo(1, 0)).isFalse();

        map.hero().through = true;
        assertThat(heroCanGo(1, 0)).isTrue();
    }

    @Test
    void aTileEventWhoseOwnEdgeIsClosedIsBlockedByWhoeverStandsOnTheHerosLayer() {
        byte[] upper = MapFixture.upperFlags(0x1F, 0x0F);
        upper[5] = (byte) (0x0F & ~ChipFlags.RIGHT);
        MapFixture.TestEvent crate = map.event(1, 1);
        crate.charset = "";
        crate.charsetIndex = 5;
        crate.layer = 0;
        map.event(2, 1);
        map.event(0, 1);
        map.build().chips(null, upper, null);
        EventState event = map.event(1);

        assertThat(map.world.ways.makeWay(event, 1, 1, 2, 1)).isFalse();
        assertThat(map.world.ways.makeWay(event, 1, 1, 0, 1)).isTrue();
    }
}
