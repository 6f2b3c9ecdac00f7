package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.testing.RandomButtons;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/**
 * Seeded random buttons on every shared game. The long run is {@code mvn -pl player -am test
 * -Dtest=RandomPlayTest -Drandomplay.frames=10000 -Drandomplay.seed=7}; without these properties it
 * is a short one.
 */
class RandomPlayTest {
    private static final int FRAMES = Integer.getInteger("randomplay.frames", 600);
    private static final long SEED = Long.getLong("randomplay.seed", 1);

    @TempDir private Path saves;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "testgame-2000",
                "testgame-2003",
                "testgame-maniac",
                "cyphersomnia/demo",
                "cyphersomnia/leap",
                "demoscene-2018",
                "tackbackwards",
                "bench-2000",
                "bench-2003"
            })
    void everyGameSurvivesRandomButtons(String game) throws Exception {
        Engine engine = open(game);
        RandomButtons buttons = new RandomButtons(SEED);
        InputSnapshot held = new InputSnapshot();
        for (int frame = 0; frame < FRAMES; frame++) {
            held.set(buttons.next());
            tick(engine, held, game, frame);
            if (engine.ended()) {
                engine = open(game);
            }
        }
        assertThat(engine.frames()).isPositive();
    }

    private Engine open(String game) throws Exception {
        return TestEngines.open(
                SharedData.game(game),
                SharedData.path("rtp"),
                saves,
                false,
                new StartPlace.NewGame(),
                SEED);
    }

    private static void tick(Engine engine, InputSnapshot held, String game, int frame) {
        try {
            engine.recorder.beginFrame(engine.frames());
            engine.tick(held);
            engine.recorder.endFrame();
        } catch (RuntimeException | Error e) {
            throw new AssertionError(
                    "%s, frame %d, scene %s, map %d, hero at %d,%d"
                            .formatted(
                                    game,
                                    frame,
                                    engine.scenes.current(),
                                    engine.state.map.id,
                                    engine.state.hero.x,
                                    engine.state.hero.y),
                    e);
        }
    }
}
