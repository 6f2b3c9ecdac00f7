package org.vivarium.engine.save.lsd;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** What was loaded saves to the same bytes again, in states met while playing real games. */
class SaveRoundTripTest {
    private static final int FRAMES = 2400;
    private static final int EVERY = 80;
    private static final double SOME_DAY = 46_000.25;

    @TempDir Path folder;

    private Engine open(String game, StartPlace place) throws Exception {
        return TestEngines.open(SharedData.game(game), SharedData.rtp(), folder, false, place, 3);
    }

    @ParameterizedTest
    @CsvSource({
        "testgame-2000, 2, 10, 12",
        "testgame-2000, 36, 6, 10",
        "testgame-2000, 17, 8, 11",
        "testgame-2003, 1, 4, 8"
    })
    void save_load_save_gives_the_same_bytes(String game, int map, int x, int y) throws Exception {
        Engine played = open(game, new StartPlace.OnMap(map, x, y));
        Engine loaded = open(game, new StartPlace.OnMap(map, x, y));
        loaded.tick(new InputSnapshot());
        Random random = new Random(map);
        InputSnapshot held = new InputSnapshot();
        int keys = 0;
        for (int frame = 1; frame < FRAMES; frame++) {
            if (frame > 60 && frame % 9 == 0) {
                keys = 1 << random.nextInt(Button.CANCEL.ordinal());
            }
            held.set(keys);
            played.tick(held);
            if (frame % EVERY == 0 && played.state.map.id > 0) {
                byte[] first = new SaveWriter(played).write(SOME_DAY);
                Files.write(folder.resolve("Save01.lsd"), first);
                int lastSlot = played.state.system.lastSlot;
                loaded.saves().load(0);
                loaded.state.system.lastSlot = lastSlot;
                loaded.map.loader.rebind();
                assertThat(new SaveWriter(loaded).write(SOME_DAY))
                        .as("the save of frame %d", frame)
                        .isEqualTo(first);
            }
        }
    }
}
