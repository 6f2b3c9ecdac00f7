package org.vivarium.engine.map.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSource;
import org.vivarium.model.MapInfo;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

class EveryMapDrawsTest {
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
    void every_map_of_a_shared_game_is_entered_and_drawn(String name) throws Exception {
        Path folder = SharedData.game(name);
        Engine first =
                TestEngines.open(
                        folder, SharedData.rtp(), null, false, new StartPlace.NewGame(), 1);
        int drawn = 0;
        for (MapInfo info : first.game.tree.maps()) {
            int id = info.data().id();
            if (info.type() != 1) {
                continue;
            }
            Engine engine =
                    new TestEngines.Again(first.game).start(new StartPlace.OnMap(id, -1, -1), 1);
            new Driver(engine, InputSource.NONE).run(40);
            assertThat(engine.state.map.id).as("map %d", id).isPositive();
            drawn++;
        }
        assertThat(drawn).isPositive();
    }
}
