package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.AUTOSTART;
import static org.vivarium.engine.event.EventGame.CALLED;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.engine.state.StateDigest;

/** A program does the same as bytecode as it does interpreted, in every frame's whole state. */
class CompiledProgramsTest {

    private static final int FRAMES = 25;
    private static final int GAMES = Integer.getInteger("tiers.games", 15);
    private static final long FIRST_SEED = Long.getLong("tiers.seed", 1);
    private static final int SOON_HOT = 500;

    /** Common events that call each other, parallel lists, an event whose pages follow a switch. */
    private static EventGame game(long seed, boolean hostile) {
        RandomGenerator random = new SplittableRandom(seed);
        RandomLists lists = new RandomLists(random, hostile);
        EventGame game =
                switch (random.nextInt(3)) {
                    case 0 -> EventGame.of2000();
                    case 1 -> EventGame.of2003();
                    default -> EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC);
                };
        return game.common(CALLED, 0, lists.list())
                .common(CALLED, 0, lists.list())
                .common(PARALLEL, 0, lists.list())
                .common(PARALLEL, 3, lists.list())
                .event(1, 8, 8, PARALLEL, lists.list())
                .page(1, PARALLEL, 4, lists.list())
                .event(2, 9, 9, AUTOSTART, lists.list())
                .event(3, 9, 4, PARALLEL, add(list(), 0, 14, 1).add(11410, 0, 4))
                .page(3, PARALLEL, 7, lists.list());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void randomListsGiveTheSameStateInEveryFrame(boolean hostile) {
        long commands = 0;
        long asBytecode = 0;
        for (long seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
            EventGame interpreted = game(seed, hostile).start();
            EventGame compiled = game(seed, hostile).tier(EventTier.COMPILED).start();
            EventGame swapping = game(seed, hostile).tier(EventTier.AUTO).start();
            swapping.engine().map.hotPrograms.setThreshold(SOON_HOT);
            for (int frame = 0; frame < FRAMES; frame++) {
                interpreted.frames(1);
                compiled.frames(1);
                swapping.frames(1);
                long digest = StateDigest.of(interpreted.state());
                assertThat(StateDigest.of(compiled.state()))
                        .as("seed %d, frame %d", seed, frame)
                        .isEqualTo(digest);
                assertThat(StateDigest.of(swapping.state()))
                        .as("seed %d, frame %d, swapped at any moment", seed, frame)
                        .isEqualTo(digest);
            }
            commands += interpreted.engine().map.interpreter.commandsRun();
            asBytecode += compiled.engine().map.interpreter.commandsAsBytecode();
            assertThat(compiled.engine().map.interpreter.commandsRun())
                    .as("seed %d", seed)
                    .isEqualTo(interpreted.engine().map.interpreter.commandsRun());
        }
        assertThat(asBytecode).isGreaterThan(commands / 10 * 9);
    }
}
