package org.vivarium.engine.map.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;
import org.vivarium.testing.Walks;

/** The tile cache against drawing everything anew, and frames against themselves. */
class TileCacheOnRealMapsTest {
    private static final int FRAMES = 900;

    /** A world map with water, a small map looping both ways, coasts, and one of events. */
    private static final List<StartPlace> PLACES =
            List.of(
                    new StartPlace.OnMap(30, 61, 86),
                    new StartPlace.OnMap(34, 5, 5),
                    new StartPlace.OnMap(31, 10, 10),
                    new StartPlace.OnMap(71, 10, 10));

    private static Engine open(StartPlace place) throws Exception {
        return TestEngines.open(
                SharedData.game("testgame-2000"), SharedData.rtp(), null, false, place, 7);
    }

    @Test
    void every_frame_of_a_walk_is_the_same_with_the_cache_off() throws Exception {
        for (StartPlace place : PLACES) {
            Engine cached = open(place);
            Engine uncached = open(place);
            uncached.map.scene.painter().tiles().setEnabled(false);
            Driver one = new Driver(cached, Walks.random(3));
            Driver other = new Driver(uncached, Walks.random(3));
            for (int frame = 0; frame < FRAMES; frame++) {
                one.step();
                other.step();
                assertThat(cached.frame())
                        .as("frame %d of %s", frame, place)
                        .isEqualTo(uncached.frame());
            }
        }
    }

    @Test
    void two_runs_with_the_same_buttons_are_the_same_in_every_frame() throws Exception {
        Engine first = open(PLACES.get(0));
        Engine second = open(PLACES.get(0));
        Driver one = new Driver(first, Walks.mash(5));
        Driver other = new Driver(second, Walks.mash(5));
        for (int frame = 0; frame < FRAMES; frame++) {
            one.step();
            other.step();
            assertThat(StateDigest.of(first.state))
                    .as("state of frame %d", frame)
                    .isEqualTo(StateDigest.of(second.state));
            assertThat(first.frame()).as("picture of frame %d", frame).isEqualTo(second.frame());
        }
    }

    @Test
    void standing_and_walking_on_a_map_allocates_nothing() throws Exception {
        for (StartPlace place : PLACES.subList(0, 2)) {
            Engine engine = open(place);
            Driver driver = new Driver(engine, Walks.pace());
            driver.run(40);
            engine.state.map.encounterSteps = 0; // an encounter is no steady frame
            driver.run(2000);
            assertThat(quietestWindow(driver)).as("bytes allocated, %s", place).isZero();
        }
    }

    /**
     * Bytes of the quietest of five windows of 160 frames, each a whole round of the walk. What a
     * frame allocates shows in all of them; what the JVM does once shows in one.
     */
    private static long quietestWindow(Driver driver) {
        long least = Long.MAX_VALUE;
        for (int window = 0; window < 5; window++) {
            long bytes = 0;
            for (int frame = 0; frame < 160; frame++) {
                driver.step();
                bytes += driver.allocated();
            }
            least = Math.min(least, bytes);
        }
        return least;
    }
}
