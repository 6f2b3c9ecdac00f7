package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.RandomState;
import org.vivarium.telemetry.Domain;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/**
 * Battle tests against the troops of every shared game with seeded random choices, to their end.
 * {@code -Drandombattles.count=N} fights more of them.
 */
class RandomBattlesTest {
    private static final int COUNT = Integer.getInteger("randombattles.count", 6);
    private static final int LONGEST = 60_000;
    private static final Button[] BUTTONS = {
        Button.DECISION,
        Button.DECISION,
        Button.DECISION,
        Button.DECISION,
        Button.DOWN,
        Button.UP,
        Button.RIGHT,
        Button.CANCEL
    };

    @TempDir private Path saves;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "testgame-2000",
                "bench-2000",
                "demoscene-2018",
                "tackbackwards",
                "testgame-2003",
                "testgame-maniac",
                "cyphersomnia/demo",
                "cyphersomnia/leap",
                "bench-2003"
            })
    void everyBattleEnds(String game) throws Exception {
        Engine engine =
                TestEngines.open(
                        SharedData.game(game),
                        SharedData.path("rtp"),
                        saves,
                        false,
                        new StartPlace.Title(),
                        1);
        int troops = engine.game.database.troops().size();
        RandomState random = new RandomState();
        random.seed(7);
        for (int battle = 0; battle < COUNT && troops > 0; battle++) {
            int troop = COUNT > troops ? battle % troops + 1 : random.between(1, troops);
            engine.setDrawing(battle % 3 == 0);
            engine.state.forgetGame();
            engine.start(new StartPlace.Battle(troop), battle);
            fight(engine, random, game + ", troop " + troop + ", seed " + battle);
        }
        assertThat(engine.game.warnings.all())
                .as("beside missing pictures and sounds only rows of battles are told of")
                .allMatch(w -> w.source() == Domain.ASSETS || w.source() == Domain.BATTLE);
    }

    private static void fight(Engine engine, RandomState random, String which) {
        InputSnapshot held = new InputSnapshot();
        for (int frame = 0; frame < LONGEST; frame++) {
            if (frame % 6 == 0) {
                boolean rests = frame % 12 == 0;
                held.set(rests ? 0 : BUTTONS[random.between(0, BUTTONS.length - 1)].bit());
            }
            try {
                engine.recorder.beginFrame(engine.frames());
                engine.tick(held);
                engine.recorder.endFrame();
            } catch (RuntimeException | Error e) {
                throw new AssertionError(which + ", frame " + frame, e);
            }
            if (engine.ended()) {
                return;
            }
        }
        assertThat(engine.ended()).as(which + " ends").isTrue();
    }
}
