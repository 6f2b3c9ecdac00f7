package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.ACTION;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;
import static org.vivarium.engine.event.Lists.turn;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.CameraState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.MapState;
import org.vivarium.model.event.CommandWriter;

/** Edge cases 64 to 89 of spec interpreter 22.4, and the commands of sections 11 to 14. */
class MapCommandsTest {

    private static final int HERO = 10001;
    private static final int UP = 0;
    private static final int RIGHT = 1;

    private final EventGame game = EventGame.of2000();

    private HeroState hero() {
        return game.state().hero;
    }

    private MapState map() {
        return game.state().map;
    }

    private static CommandWriter route(int character, int repeat, int skip, int... moves) {
        return route(list(), character, repeat, skip, moves);
    }

    private static CommandWriter route(
            CommandWriter w, int character, int repeat, int skip, int... moves) {
        int[] parameters = new int[4 + moves.length];
        parameters[0] = character;
        parameters[1] = 8;
        parameters[2] = repeat;
        parameters[3] = skip;
        System.arraycopy(moves, 0, parameters, 4, moves.length);
        return w.add(11330, 0, parameters);
    }

    @Test
    void case64ProceedWaitsForABlockedRouteThatMayNotSkip() {
        game.event(1, 5, 6, ACTION, list().add(10, 0)).start();
        CommandWriter w = route(HERO, 0, 0, UP).add(11340, 0);
        game.run(set(w, 0, 1, 1)).frames(100);
        assertThat(game.variable(1)).isZero();
        assertThat(hero().y).isEqualTo(7);
    }

    @Test
    void blockedRouteThatMaySkipEnds() {
        game.event(1, 5, 6, ACTION, list().add(10, 0)).start();
        CommandWriter w = route(HERO, 0, 1, UP).add(11340, 0);
        game.run(set(w, 0, 1, 1)).frames(10);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case65RepeatingRouteIsWaitedForOncePast() {
        game.start();
        CommandWriter w = route(HERO, 1, 0, RIGHT, 3).add(11340, 0);
        game.run(set(w, 0, 1, 1)).frames(20);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case66VehicleOnAnotherMapIsNotWaitedFor() {
        game.start();
        game.state().vehicles[0].map = 2;
        CommandWriter w = route(10002, 0, 0, RIGHT).add(11340, 0);
        game.run(set(w, 0, 1, 1)).frames(1);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case67RouteEndsWithItsLastStepWithoutAPause() {
        game.start();
        CommandWriter w = list().add(11330, 0, HERO, 3, 0, 0, RIGHT).add(11340, 0);
        game.run(set(w, 0, 1, 1)).frames(7);
        assertThat(game.variable(1)).isZero();
        game.frames(1);
        assertThat(hero().x).isEqualTo(6);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case68RepeatingRouteOfInstantCommandsRunsOnceAFrame() {
        game.event(1, 2, 2, PARALLEL, list().add(10, 0)).start();
        game.run(route(1, 1, 0, 40, 41)).frames(3);
        assertThat(map().event(1).transparency).isZero();
        assertThat(map().event(1).route.overwritten).isTrue();
    }

    @Test
    void case69JumpWithoutAnEndSwallowsTheRest() {
        game.start();
        CommandWriter w = route(HERO, 0, 0, 24, RIGHT, RIGHT).add(11340, 0);
        game.run(set(w, 0, 1, 1)).frames(3);
        assertThat(hero().x).isEqualTo(5);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void case71ImpossibleFrequencyMeansSix() {
        game.start().run(list().add(11330, 0, HERO, 0, 1, 0, 12));
        assertThat(hero().frequency).isEqualTo(6);
        game.run(list().add(11330, 0, HERO, 9, 1, 0, 12));
        assertThat(hero().frequency).isEqualTo(6);
    }

    @Test
    void case72PlaceOutsideOfTheMapIsStoredAsItIs() {
        game.event(1, 2, 2, ACTION, list().add(10, 0)).start();
        game.run(list().add(10860, 0, 1, 0, 100, -3));
        assertThat(map().event(1).x).isEqualTo(100);
        assertThat(map().event(1).y).isEqualTo(-3);
    }

    @Test
    void case73HighestIdAtATileCountsErasedOrNot() {
        game.event(1, 2, 2, ACTION, list().add(10, 0));
        game.event(4, 2, 2, ACTION, list().add(10, 0)).start();
        map().event(4).active = false;
        game.run(list().add(10920, 0, 0, 2, 2, 1).add(10920, 0, 0, 9, 9, 2));
        assertThat(game.variable(1)).isEqualTo(4);
        assertThat(game.variable(2)).isZero();
    }

    @Test
    void case74TerrainOutsideIsThatOfTheFirstLowerTile() {
        game.start()
                .run(
                        list().add(10910, 0, 0, 3, 3, 1)
                                .add(10910, 0, 0, 12, 3, 2)
                                .add(10910, 0, 0, -5, 3, 3));
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isEqualTo(2);
        assertThat(game.variable(3)).isEqualTo(1);
    }

    @Test
    void case75SubstitutionsActOnCurrentValues() {
        game.start().run(list().add(11750, 0, 0, 1, 2).add(11750, 0, 0, 2, 3));
        assertThat(map().lowerTiles[1]).isEqualTo((byte) 3);
        assertThat(map().lowerTiles[2]).isEqualTo((byte) 3);
        game.run(list().add(10910, 0, 0, 12, 3, 1));
        assertThat(game.variable(1)).isEqualTo(2);
    }

    @Test
    void case76HidingTheHeroEndsWalkingThrough() {
        game.start();
        hero().through = true;
        hero().routeThrough = true;
        game.run(list().add(11310, 0, 0));
        assertThat(hero().hidden).isTrue();
        assertThat(hero().through).isFalse();
        assertThat(hero().routeThrough).isFalse();
        game.run(list().add(11310, 0, 1));
        assertThat(hero().hidden).isFalse();
    }

    @Test
    void case78WaitingKeyInputSwallowsTheMenuKeyInItsFirstFrame() {
        CommandWriter w = list().add(11610, 0, 1, 1, 1, 1, 1).add(11410, 0, 100);
        game.eventIf(5, 1, 2, 2, PARALLEL, w).start().turnOn(5);
        game.press(Button.CANCEL);
        assertThat(game.engine().scenes.requested()).isFalse();
        assertThat(game.variable(1)).isZero();
        game.press().press(Button.DECISION);
        assertThat(game.variable(1)).isEqualTo(5);
    }

    @Test
    void keyWaitMeasuresTenths() {
        EventGame g = EventGame.of2003().start();
        CommandWriter w = list().add(11610, 0, 1, 1, 1, 1, 1, 0, 0, 2, 1);
        g.begin(0, set(w, 0, 3, 1)).frames(1).frames(30).press(Button.CANCEL);
        assertThat(g.variable(1)).isEqualTo(6);
        assertThat(g.variable(2)).isEqualTo(5);
        assertThat(g.variable(3)).isEqualTo(1);
    }

    @Test
    void heldKeysAreReadAtOnce() {
        CommandWriter w = list().add(11610, 0, 1, 0, 1, 1, 1);
        game.event(1, 2, 2, PARALLEL, w).start();
        game.press(Button.LEFT);
        assertThat(game.variable(1)).isEqualTo(2);
        game.press(Button.LEFT, Button.RIGHT);
        assertThat(game.variable(1)).isZero();
        game.press(Button.CANCEL, Button.DECISION);
        assertThat(game.variable(1)).isEqualTo(6);
        game.frames(1);
        assertThat(game.variable(1)).isZero();
    }

    @Test
    void case82EraseAfterABattleRequestOfTheSameFrameIsSkipped() {
        CommandWriter erase = list().add(11410, 0, 0).add(11010, 0, 0);
        game.eventIf(5, 1, 2, 2, PARALLEL, list().add(11410, 0, 0).add(10710, 0, 0, 1, 0, 2, 1, 0))
                .eventIf(5, 2, 3, 3, PARALLEL, erase)
                .start()
                .turnOn(5)
                .frames(2);
        assertThat(game.engine().scenes.requestedKind()).isEqualTo(SceneKind.BATTLE);
        assertThat(game.state().mapFrame.asyncOperation).isZero();
    }

    @Test
    void case86And87TheLastOfTwoTransfersWinsAndAnErasedScreenStaysBlack() {
        CommandWriter w = list().add(10810, 0, 1, 3, 3).add(10, 0);
        game.eventIf(5, 1, 2, 2, PARALLEL, list().add(10810, 0, 2, 8, 9).add(11410, 0, 9))
                .start()
                .turnOn(5);
        game.begin(0, w).frames(1).settle().frames(1).settle();
        assertThat(map().id).isEqualTo(1);
        assertThat(hero().x).isEqualTo(3);
        game.run(list().add(11010, 0, 0).add(10810, 0, 2, 4, 4)).settle().frames(3).settle();
        assertThat(map().id).isEqualTo(2);
        assertThat(game.state().transition.erased).isTrue();
        game.run(list().add(11020, 0, 0)).settle().frames(1);
        assertThat(game.state().transition.erased).isFalse();
    }

    @Test
    void case88WeatherRepeatedEveryFrameGoesOn() {
        game.event(1, 2, 2, PARALLEL, list().add(11070, 0, 1, 2)).start().frames(60);
        int particles = game.state().screen.weather.particles;
        game.frames(1);
        assertThat(game.state().screen.weather.particles).isGreaterThanOrEqualTo(particles);
        assertThat(game.state().screen.weather.type).isEqualTo(1);
    }

    @Test
    void case23And24TheLastSceneRequestWinsAndTheListStops() {
        CommandWriter w = list().add(11950, 0);
        set(w, 0, 1, 1);
        game.eventIf(5, 1, 2, 2, PARALLEL, list().add(11910, 0)).start().turnOn(5);
        game.begin(0, w).frames(1);
        assertThat(game.engine().scenes.requestedKind()).isEqualTo(SceneKind.MENU);
        assertThat(game.variable(1)).isZero();
    }

    @Test
    void case27TwoForegroundEventsShareTheBudget() {
        CommandWriter w = turn(list(), 0, 5, false).add(12210, 0);
        add(w, 1, 1, 1).add(12010, 1, 1, 1, 0, 1000, 1, 0).add(12220, 2).add(10, 2).add(22011, 1);
        w.add(10, 1).add(22210, 0);
        CommandWriter second = turn(list(), 0, 6, false).add(12210, 0);
        add(second, 1, 2, 1);
        second.add(10, 1).add(22210, 0);
        game.eventIf(5, 1, 2, 2, EventGame.AUTOSTART, w)
                .eventIf(6, 2, 3, 3, EventGame.AUTOSTART, second);
        game.start().turnOn(5).turnOn(6).frames(1);
        assertThat(game.variable(1)).isEqualTo(1000);
        assertThat(game.variable(2)).isLessThan(3333).isGreaterThan(1500);
    }

    @Test
    void panWaitsForItsDistance() {
        game.start();
        CommandWriter w = list().add(11060, 0, 2, 1, 2, 4, 1);
        game.run(set(w, 0, 1, 1)).frames(15);
        assertThat(game.variable(1)).isZero();
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(map().camera.panTargetX).isEqualTo(CameraState.DEFAULT_PAN_X - 512);
        game.run(list().add(11060, 0, 3, 0, 0, 6, 0).add(11060, 0, 0));
        assertThat(map().camera.locked).isTrue();
        game.run(list().add(11060, 0, 1));
        assertThat(map().camera.locked).isFalse();
    }

    @Test
    void placesAreMemorizedAndReturnedTo() {
        game.start().run(list().add(10820, 0, 1, 2, 3));
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.variable(2)).isEqualTo(5);
        assertThat(game.variable(3)).isEqualTo(7);
        game.set(2, 9).run(list().add(10830, 0, 1, 2, 3)).settle().frames(2).settle();
        assertThat(hero().x).isEqualTo(9);
    }

    @Test
    void eventsAreSwappedAndVehiclesPlaced() {
        game.event(1, 2, 2, ACTION, list().add(10, 0));
        game.event(2, 8, 9, ACTION, list().add(10, 0)).start();
        game.run(list().add(10870, 0, 1, 2).add(10850, 0, 0, 0, 1, 12, 13));
        assertThat(map().event(1).x).isEqualTo(8);
        assertThat(map().event(2).y).isEqualTo(2);
        assertThat(game.state().vehicles[0].map).isEqualTo(1);
        assertThat(game.state().vehicles[0].x).isEqualTo(12);
    }

    @Test
    void accessFlagsTargetsAndRates() {
        game.start()
                .run(
                        list().add(11820, 0, 0)
                                .add(11840, 0, 0)
                                .add(11930, 0, 0)
                                .add(11960, 0, 0)
                                .add(11740, 0, 7)
                                .add(11810, 0, 0, 2, 3, 4, 1, 9)
                                .add(11830, 0, 2, 5, 6, 0, 0));
        assertThat(map().teleportAllowed).isFalse();
        assertThat(map().escapeAllowed).isFalse();
        assertThat(map().saveAllowed).isFalse();
        assertThat(game.state().system.menuAllowed).isFalse();
        assertThat(map().encounterSteps).isEqualTo(7);
        assertThat(game.state().targets.count).isEqualTo(1);
        assertThat(game.state().targets.switches[0]).isEqualTo(9);
        assertThat(game.state().targets.escapeX).isEqualTo(5);
        game.run(list().add(11810, 0, 1, 2).add(11740, 0, -1));
        assertThat(game.state().targets.count).isZero();
        assertThat(map().encounterSteps).isEqualTo(25);
    }

    @Test
    void chipsetAndPanorama() {
        game.start().run(list().add(11710, 0, 2).add(11720, 0, text("Sky"), 1, 0, 1, 3, 0, 0));
        assertThat(map().chipset).isEqualTo(2);
        assertThat(map().panorama.name).isEqualTo("Sky");
        assertThat(map().panorama.loopX).isTrue();
        assertThat(map().panorama.speedX).isEqualTo(3);
        game.run(list().add(11710, 0, 99));
        assertThat(map().chipset).isEqualTo(2);
    }

    @Test
    void battleAnimationWaitsTwiceItsFrames() {
        game.start();
        CommandWriter w = list().add(11210, 0, 1, HERO, 1, 0);
        game.run(set(w, 0, 1, 1)).frames(9);
        assertThat(game.variable(1)).isZero();
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(1);
    }

    @Test
    void haltEndsAllRoutes() {
        game.start().run(route(HERO, 1, 0, RIGHT, 3).add(11350, 0));
        assertThat(hero().route.overwritten).isFalse();
    }

    @Test
    void effectsWithDurationZeroWaitOneFrame() {
        game.start();
        CommandWriter w = list().add(11030, 0, 50, 50, 50, 100, 0, 1);
        set(w, 0, 1, 1).add(11040, 0, 31, 31, 31, 31, 5, 1);
        set(w, 0, 1, 2).add(11050, 0, 3, 3, 0, 1);
        set(w, 0, 1, 3).add(11320, 0, HERO, 31, 0, 0, 31, 10, 1);
        set(w, 0, 1, 4);
        game.run(w);
        assertThat(game.variable(1)).isZero();
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(1);
        game.frames(30);
        assertThat(game.variable(1)).isEqualTo(2);
        game.frames(1);
        assertThat(game.variable(1)).isEqualTo(3);
        game.frames(60);
        assertThat(game.variable(1)).isEqualTo(4);
    }
}
