package org.vivarium.engine.save.lsd;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.SaveSlots;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PictureState;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Saves written by the original runtime, against what the README beside them says. */
class OriginalSavesTest {
    private static final int SECONDS_3 = 180;

    @TempDir Path saves;

    private Engine load(String name) throws Exception {
        Path save = SharedData.path("reference/original/saves/" + name + ".lsd");
        Files.copy(save, saves.resolve("Save01.lsd"));
        String game = name.endsWith("2003") ? "bench-2003" : "bench-2000";
        Engine engine =
                TestEngines.open(
                        SharedData.game(game),
                        SharedData.rtp(),
                        saves,
                        true,
                        new StartPlace.Title(),
                        1);
        engine.saves().load(0);
        return engine;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fresh-2000", "fresh-2003", "pictures-2000", "pictures-2003", "timers-2000",
                "timers-2003", "vehicle-2000", "vehicle-2003", "parallel-2000", "route-2000",
                "route-2003"
            })
    void every_save_can_be_read_and_played_on(String name) throws Exception {
        load(name);
        String game = name.endsWith("2003") ? "bench-2003" : "bench-2000";
        Engine engine =
                TestEngines.open(
                        SharedData.game(game),
                        SharedData.rtp(),
                        saves,
                        true,
                        new StartPlace.Load(1),
                        1);
        InputSnapshot none = new InputSnapshot();
        for (int frame = 0; frame < SECONDS_3; frame++) {
            engine.tick(none);
        }
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.MAP);
        assertThat(engine.state.map.id).isPositive();
        assertThat(engine.state.system.frameCount).isGreaterThan(0);
    }

    @Test
    void a_fresh_game_waits_behind_the_save_menu() throws Exception {
        GameState state = load("fresh-2003").state;
        assertThat(state.foreground.stack.size()).isEqualTo(1);
        assertThat(state.foreground.stack.last().index).isEqualTo(1);
        assertThat(state.foreground.stack.last().eventId).isEqualTo(39);
        assertThat(state.system.atbWait).isTrue();
        assertThat(state.variables.get(11)).isEqualTo(4);
        assertThat(state.variables.get(12)).isEqualTo(8);
        assertThat(state.common.get(3).stack.last().index).isEqualTo(82);
        assertThat(state.common.get(3).waitTime).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pictures-2000", "pictures-2003"})
    void pictures_and_screen_effects_go_on_where_they_were(String name) throws Exception {
        GameState state = load(name).state;
        int shown = 0;
        boolean moving = false;
        boolean rotating = false;
        boolean waving = false;
        for (int i = 0; i < state.pictures.size(); i++) {
            PictureState picture = state.pictures.get(i);
            shown += picture.name.isEmpty() ? 0 : 1;
            moving |= picture.timeLeft > 0;
            rotating |= picture.effectMode == 1;
            waving |= picture.effectMode == 2;
        }
        assertThat(shown).isEqualTo(5);
        assertThat(moving && rotating && waving).isTrue();
        assertThat(state.screen.tintTimeLeft).isPositive();
        assertThat(state.screen.weather.type).isEqualTo(1);
        assertThat(state.screen.weather.strength).isEqualTo(1);
        assertThat(state.screen.shakeTimeLeft).isPositive();
        assertThat(state.screen.flash.timeLeft).isPositive();
        assertThat(state.map.camera.panX).isNotEqualTo(state.map.camera.panTargetX);
    }

    @ParameterizedTest
    @ValueSource(strings = {"timers-2000", "timers-2003"})
    void timers_party_and_settings_are_as_saved(String name) throws Exception {
        GameState state = load(name).state;
        assertThat(state.party.timer1.active).isTrue();
        assertThat(state.party.timer1.visible).isTrue();
        assertThat(state.party.timer2.active).isEqualTo(name.endsWith("2003"));
        assertThat(state.party.gold).isPositive();
        assertThat(state.party.itemKinds).isPositive();
        assertThat(state.party.size).isEqualTo(4);
        assertThat(state.map.saveAllowed).isFalse();
        assertThat(state.system.menuAllowed).isFalse();
        assertThat(state.map.teleportAllowed).isFalse();
        assertThat(state.targets.count).isEqualTo(1);
        assertThat(state.targets.escapeMap).isPositive();
        assertThat(state.map.encounterSteps).isEqualTo(33);
        assertThat(state.message.face).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"vehicle-2000", "vehicle-2003"})
    void the_hero_flies_on(String name) throws Exception {
        GameState state = load(name).state;
        assertThat(state.hero.aboard).isTrue();
        assertThat(state.hero.vehicle).isEqualTo(3);
        assertThat(state.hero.flying || state.vehicles[2].flying).isTrue();
        assertThat(state.hero.route.commands).hasSize(2);
        assertThat(state.vehicles[0].map).isEqualTo(state.map.id);
    }

    @Test
    void a_parallel_event_goes_on_waiting() throws Exception {
        GameState state = load("parallel-2000").state;
        assertThat(state.map.id).isEqualTo(52);
        boolean waiting = false;
        for (int i = 0; i < state.map.events.size(); i++) {
            waiting |= state.map.events.get(i).parallel.waitTime > 0;
        }
        assertThat(waiting).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"route-2000", "route-2003"})
    void forced_routes_loops_and_branches_go_on(String name) throws Exception {
        GameState state = load(name).state;
        assertThat(state.hero.hidden || state.hero.transparency > 0).isTrue();
        assertThat(state.hero.route.overwritten && state.hero.route.repeat).isTrue();
        assertThat(state.map.event(2).route.overwritten).isTrue();
        assertThat(state.animation.id).isPositive();
        assertThat(state.foreground.stack.last().slots()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fresh-2000", "timers-2003", "pictures-2003", "route-2000"})
    void saving_what_was_loaded_twice_gives_the_same_bytes(String name) throws Exception {
        Engine engine = begin(load(name));
        byte[] first = new SaveWriter(engine).write(1.5);
        Files.write(saves.resolve("Save02.lsd"), first);
        engine.saves().load(1);
        engine = begin(engine);
        engine.state.system.lastSlot = lastSlotOf(first);
        byte[] second = new SaveWriter(engine).write(1.5);
        assertThat(second).isEqualTo(first);
    }

    private static int lastSlotOf(byte[] save) throws Exception {
        var file = org.vivarium.lcf.LcfFile.of(save, "first");
        return file.root()
                .struct(org.vivarium.model.Save.SYSTEM)
                .getInt(org.vivarium.model.SaveSystem.SAVE_SLOT);
    }

    /** Loads the map under the loaded state, as the map scene does. */
    private static Engine begin(Engine engine) {
        engine.map.loader.rebind();
        assertThat(SaveSlots.COUNT).isEqualTo(15);
        return engine;
    }
}
