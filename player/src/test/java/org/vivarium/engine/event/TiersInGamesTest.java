package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.quick.Snapshots;
import org.vivarium.engine.state.RandomState;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.engine.state.StateWriter;
import org.vivarium.testing.RandomButtons;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/**
 * Seeded random buttons on every shared game, once for each tier at the same time. The long run is
 * {@code -Dtiers.frames=10000 -Dtiers.seed=7}.
 */
class TiersInGamesTest {
    private static final int FRAMES = Integer.getInteger("tiers.frames", 300);
    private static final long SEED = Long.getLong("tiers.seed", 1);
    private static final long SOON_HOT = 300;

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
    void everyTierHasTheSameStateInEveryFrame(String game) throws Exception {
        RandomButtons buttons = new RandomButtons(SEED);
        InputSnapshot held = new InputSnapshot();
        Engine[] engines = open(game, "INTERPRETED", "COMPILED", "AUTO");
        long commands = 0;
        long asBytecode = 0;
        for (int frame = 0; frame < FRAMES; frame++) {
            held.set(buttons.next());
            long digest = tick(engines[0], held);
            commands = engines[0].map.interpreter.commandsRun();
            for (int i = 1; i < engines.length; i++) {
                assertThat(tick(engines[i], held))
                        .as("%s, %s, frame %d", game, EventTier.values()[i], frame)
                        .isEqualTo(digest);
            }
            asBytecode = engines[1].map.interpreter.commandsAsBytecode();
            if (engines[0].ended()) {
                engines = open(game, "INTERPRETED", "COMPILED", "AUTO");
            }
        }
        assertThat(asBytecode).isBetween(commands / 2, commands);
    }

    /** Moments are taken wherever lists happen to stand, and go on in the other tier. */
    @ParameterizedTest
    @ValueSource(strings = {"testgame-2000", "testgame-maniac", "tackbackwards", "bench-2003"})
    void momentsGoOnInTheOtherTier(String game) throws Exception {
        RandomButtons buttons = new RandomButtons(SEED);
        RandomState random = new RandomState();
        random.seed(SEED);
        InputSnapshot held = new InputSnapshot();
        Engine[] engines = open(game, "reference", "taking turns", "taking turns");
        Engine reference = engines[0];
        Engine one = engines[1];
        Engine other = engines[2];
        for (int frame = 0; frame < FRAMES && !reference.ended(); frame++) {
            held.set(buttons.next());
            long digest = tick(reference, held);
            assertThat(tick(one, held)).as("%s, frame %d", game, frame).isEqualTo(digest);
            if (random.between(0, 9) == 0) {
                Snapshots snapshots = new Snapshots(other);
                snapshots.restore(snapshots.game(), StateWriter.write(one.state));
                Engine swapped = one;
                one = other;
                other = swapped;
            }
        }
    }

    /**
     * By ordinal of the tier.
     *
     * @param folders for saves: what lists of save files look like depends on them
     */
    private Engine[] open(String game, String... folders) throws Exception {
        EventTier[] tiers = EventTier.values();
        Engine[] engines = new Engine[tiers.length];
        for (int i = 0; i < tiers.length; i++) {
            engines[i] =
                    TestEngines.open(
                            SharedData.game(game),
                            SharedData.path("rtp"),
                            Files.createDirectories(saves.resolve(folders[i])),
                            false,
                            new StartPlace.NewGame(),
                            SEED,
                            tiers[i]);
            engines[i].map.hotPrograms.setThreshold(SOON_HOT);
            engines[i].setDrawing(false);
        }
        return engines;
    }

    private static long tick(Engine engine, InputSnapshot held) {
        engine.recorder.beginFrame(engine.frames());
        engine.tick(held);
        engine.recorder.endFrame();
        return StateDigest.of(engine.state);
    }
}
