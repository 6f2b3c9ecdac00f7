package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.input.Button;

/** Spec map-scene 5.9, 5.10. */
class HeroMotionTest {
    private final MapFixture map = new MapFixture(10, 10);

    @Test
    void aDirectionHeldForThreeFramesMakesExactlyOneStep() {
        map.build().heroAt(5, 5);

        map.run(3, Button.RIGHT);
        assertThat(map.hero().remaining).isEqualTo(256 - 3 * 32);
        map.run(20);

        assertThat(map.hero().x).isEqualTo(6);
        assertThat(map.hero().remaining).isZero();
        assertThat(map.state.party.steps).isEqualTo(1);
    }

    @Test
    void oppositeKeysGiveNothing() {
        map.build().heroAt(5, 5);
        map.run(4, Button.LEFT, Button.RIGHT, Button.UP);

        assertThat(map.hero().x).isEqualTo(5);
        assertThat(map.hero().y).isEqualTo(5);
    }

    @Test
    void theKeyPressedLastWinsAndEqualOnesGoDownLeftRightUp() {
        map.build().heroAt(5, 5);
        map.run(1, Button.RIGHT, Button.UP);
        assertThat(map.hero().direction).isEqualTo(Directions.RIGHT);

        MapFixture other = new MapFixture(10, 10);
        other.build().heroAt(5, 5);
        other.hero().paused = true;
        for (int i = 0; i < 3; i++) {
            other.hold(Button.RIGHT);
            other.frame.run(false);
        }
        other.hero().paused = false;
        other.hold(Button.RIGHT, Button.UP);
        other.frame.run(false);
        assertThat(other.hero().direction).isEqualTo(Directions.UP);
    }

    @Test
    void theMenuOpensOnlyWhenTheHeroStands() {
        map.build().heroAt(5, 5);
        map.run(2, Button.RIGHT);
        map.run(1, Button.CANCEL);
        assertThat(map.hero().menuCalled).isTrue();
        assertThat(map.menus).isZero();

        map.run(10);

        assertThat(map.menus).isEqualTo(1);
    }

    @Test
    void bumpingStartsTouchEventsOnTheHerosLayer() {
        map.event(6, 5).trigger = PageTable.HERO_TOUCH;
        map.event(4, 5).trigger = PageTable.ACTION;
        map.build().heroAt(5, 5);

        map.run(1, Button.LEFT);
        assertThat(map.event(2).pendingStart).isFalse();
        map.run(1, Button.RIGHT);
        assertThat(map.event(1).pendingStart).isTrue();
        assertThat(map.event(1).startedByKey).isFalse();
        assertThat(map.event(1).facing).isEqualTo(Directions.LEFT);
    }

    @Test
    void arrivingStartsWhatLiesOnTheGround() {
        for (int trigger : new int[] {PageTable.HERO_TOUCH, PageTable.EVENT_TOUCH}) {
            MapFixture.TestEvent event = map.event(6, 5);
            event.layer = 0;
            event.trigger = trigger;
        }
        MapFixture.TestEvent action = map.event(6, 5);
        action.layer = 0;
        map.build().heroAt(5, 5);

        map.run(1, Button.RIGHT);
        map.run(6);
        assertThat(map.event(1).pendingStart).isFalse();
        map.run(1);

        assertThat(map.event(1).pendingStart).isTrue();
        assertThat(map.event(2).pendingStart).isTrue();
        assertThat(map.event(3).pendingStart).isFalse();
    }

    @Test
    void aForcedRouteStartsNothingOnItsWayButDoesWhereItEnds() {
        for (int x = 6; x <= 7; x++) {
            MapFixture.TestEvent event = map.event(x, 5);
            event.layer = 0;
            event.trigger = PageTable.HERO_TOUCH;
        }
        map.build().heroAt(5, 5);
        map.force(map.hero(), 8, 1, 1);

        map.run(20);

        assertThat(map.event(1).pendingStart).isFalse();
        assertThat(map.event(2).pendingStart).isTrue();
    }

    @Test
    void theKeyReachesAcrossThreeCountersAndNoFurther() {
        byte[] upper = MapFixture.upperFlags(0x1F, 0x0F);
        upper[9] = 0x40;
        for (int x = 2; x <= 4; x++) {
            map.upper(x, 5, MapGrid.FIRST_F + 9);
        }
        map.event(5, 5);
        map.build().chips(null, upper, null).heroAt(1, 5);
        map.hero().direction = Directions.RIGHT;

        map.run(1, Button.DECISION);
        assertThat(map.event(1).pendingStart).isTrue();
        assertThat(map.event(1).startedByKey).isTrue();

        MapFixture four = new MapFixture(10, 10);
        for (int x = 2; x <= 5; x++) {
            four.upper(x, 5, MapGrid.FIRST_F + 9);
        }
        four.event(6, 5);
        four.build().chips(null, upper, null).heroAt(1, 5);
        four.hero().direction = Directions.RIGHT;
        four.run(1, Button.DECISION);
        assertThat(four.event(1).pendingStart).isFalse();
    }

    @Test
    void anEventWithoutCommandsIsNotStarted() {
        map.event(6, 5).commands = false;
        map.build().heroAt(5, 5);
        map.hero().direction = Directions.RIGHT;
        map.run(1, Button.DECISION);

        assertThat(map.event(1).pendingStart).isFalse();
    }

    @Test
    void aStartedEventTurnsBackAndGoesOnWhenItsListEnds() {
        map.event(6, 5);
        map.build().heroAt(5, 5);
        map.hero().direction = Directions.RIGHT;
        map.run(1, Button.DECISION);
        assertThat(map.event(1).paused).isTrue();

        map.world.triggers.foregroundEnded(1);

        assertThat(map.event(1).paused).isFalse();
        assertThat(map.event(1).facing).isEqualTo(Directions.DOWN);
    }

    @Test
    void waitingEventsAreTakenByIdAndErasedOnesDropped() {
        map.event(1, 1).trigger = PageTable.AUTO_START;
        map.event(2, 1).trigger = PageTable.AUTO_START;
        map.build().heroAt(5, 5);
        map.run(1);
        map.event(1).active = false;

        assertThat(map.world.triggers.takePending()).isSameAs(map.event(2));
        assertThat(map.world.triggers.takePending()).isNull();
        assertThat(map.event(1).pendingStart).isFalse();
    }

    @Test
    void anEventThatRunsIntoTheHeroStarts() {
        MapFixture.TestEvent chaser = map.event(4, 5);
        chaser.trigger = PageTable.EVENT_TOUCH;
        map.build().heroAt(5, 5);
        map.force(map.event(1), 8, 1);

        map.run(1);

        assertThat(map.event(1).pendingStart).isTrue();
    }

    @Test
    void harmfulGroundTakesHpButNeverTheLastAndFlashesRed() {
        short[] terrain = MapFixture.terrain(2);
        map.terrains.damage[2] = 30;
        map.addActor(50);
        map.addActor(10);
        map.addActor(0);
        map.build().chips(null, null, terrain).heroAt(5, 5);

        map.run(1, Button.RIGHT);

        assertThat(map.state.actor(1).hp).isEqualTo(20);
        assertThat(map.state.actor(2).hp).isEqualTo(1);
        assertThat(map.state.actor(3).hp).isZero();
        assertThat(map.state.screen.flash.timeLeft).isEqualTo(6);
        assertThat(map.state.screen.flash.level).isEqualTo(20);
        assertThat(map.state.screen.flash.red).isEqualTo(248);
    }

    @Test
    void healingGroundGivesHpUpToTheLargestWithoutAFlash() {
        map.terrains.damage[2] = -60;
        map.addActor(50);
        map.build().chips(null, null, MapFixture.terrain(2)).heroAt(5, 5);

        map.run(1, Button.RIGHT);

        assertThat(map.state.actor(1).hp).isEqualTo(100);
        assertThat(map.state.screen.flash.timeLeft).isZero();
    }

    @Test
    void footstepsSoundIn2003AndOnDamageOnlyWhenItHurt() {
        map.terrains.footstep[2] = new TerrainTable.Footstep("grass", 90, 100, 50, false);
        map.terrains.footstep[3] = new TerrainTable.Footstep("lava", 90, 100, 50, true);
        map.build().chips(null, null, MapFixture.terrain(2)).heroAt(5, 5);
        map.run(1, Button.RIGHT);
        assertThat(map.sounds).isEmpty();
        map.run(10);

        map.is2003 = true;
        map.run(1, Button.RIGHT);
        map.run(10);
        map.chips(null, null, MapFixture.terrain(3));
        map.run(1, Button.RIGHT);

        assertThat(map.sounds).containsExactly("grass");
    }

    @Test
    void withTheTestPlaysKeyTheHeroWalksThroughEverything() {
        map.event(6, 5);
        map.build().chips(MapFixture.lowerFlags(0), null, null).heroAt(5, 5);
        map.run(1, Button.RIGHT);
        assertThat(map.hero().x).isEqualTo(5);

        map.ghost = true;
        map.run(1, Button.RIGHT);
        assertThat(map.hero().x).isEqualTo(6);
        assertThat(map.hero().through).as("for this step only").isFalse();
    }

    @Test
    void onlyStepsByTheOwnKeysAreCounted() {
        map.build().heroAt(5, 5);
        map.force(map.hero(), 8, 1, 1);
        map.run(30);
        assertThat(map.hero().x).isEqualTo(7);
        assertThat(map.state.party.steps).isZero();

        map.run(1, Button.RIGHT);
        assertThat(map.state.party.steps).isEqualTo(1);
    }

    @Test
    void inTheAirTheGroundDoesNoHarmAndAJumpTouchesNoneOnItsWay() {
        map.terrains.damage[1] = 30;
        map.addActor(50);
        map.build().heroAt(5, 5);
        map.force(map.hero(), 8, 24, 1, 1, 25);
        map.run(20);

        assertThat(map.hero().x).isEqualTo(7);
        assertThat(map.state.actor(1).hp).isEqualTo(50);
    }

    @Test
    void theHeroWaitsWhileAnEventIsAboutToStart() {
        map.event(1, 1).trigger = PageTable.AUTO_START;
        map.build().heroAt(5, 5);
        map.run(5, Button.RIGHT);

        assertThat(map.hero().x).isEqualTo(5);
    }
}
