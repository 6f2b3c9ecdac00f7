package org.vivarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.testing.SharedData;

/**
 * Scenarios that live from events, played interpreted and as bytecode: equal states in every frame.
 * {@code -Dtiers.scenarios=.} plays all groups.
 */
class ScenarioTiersTest {

    @TempDir private Path work;

    static Stream<Scenario> scenarios() throws Exception {
        Pattern name =
                Pattern.compile(
                        System.getProperty(
                                "tiers.scenarios", "^maniac/|^events/ev-(p|s)|^commands/.*-[a-f]"));
        return Scenario.all(SharedData.path("reference/scenarios")).stream()
                .filter(s -> name.matcher(s.group() + "/" + s.name()).find());
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void bothTiersHaveTheSameStateInEveryFrame(Scenario scenario) throws Exception {
        assertThat(digests(scenario, EventTier.COMPILED))
                .isEqualTo(digests(scenario, EventTier.INTERPRETED));
    }

    private List<Long> digests(Scenario scenario, EventTier tier) throws Exception {
        Path shared = SharedData.path("reference/scenarios").getParent().getParent();
        List<Long> digests = new ArrayList<>();
        new ScenarioPlayer(shared, scenario, work.resolve(tier.name()))
                .in(tier)
                .play(
                        new ScenarioPlayer.Watcher() {
                            @Override
                            public void before(Engine engine, int frame, int held) {
                                engine.setDrawing(false);
                            }

                            @Override
                            public void after(Engine engine, int frame) {
                                digests.add(StateDigest.of(engine.state));
                            }
                        });
        return digests;
    }
}
