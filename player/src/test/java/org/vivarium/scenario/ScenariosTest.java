package org.vivarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;

/**
 * Every recorded scenario, played in this process. {@code -Dscenario.group=REGEX} and {@code
 * -Dscenario.name=REGEX} choose some of them.
 */
class ScenariosTest {
    @Test
    void recorded_scenarios_come_out_as_recorded() throws Exception {
        Path shared = SharedData.path("reference/scenarios").getParent().getParent();
        List<ScenarioResult> results = play(shared);
        Set<String> missed = new TreeSet<>();
        for (ScenarioResult result : results) {
            System.out.println(result.row());
            if (!result.matched()) {
                missed.add(result.scenario().name());
            }
        }
        System.out.printf(
                "scenarios matched %d of %d%n", results.size() - missed.size(), results.size());
        Set<String> played = new TreeSet<>();
        results.forEach(r -> played.add(r.scenario().name()));
        Set<String> expected = KnownMisses.read();
        expected.retainAll(played);
        assertThat(missed)
                .as(
                        "scenarios that miss, against those listed with their reasons in"
                                + " known-misses.txt")
                .isEqualTo(expected);
    }

    private static List<ScenarioResult> play(Path shared)
            throws IOException, InterruptedException, ExecutionException {
        Pattern group = Pattern.compile(System.getProperty("scenario.group", "."));
        Pattern name = Pattern.compile(System.getProperty("scenario.name", "."));
        List<ScenarioResult> results = new ArrayList<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(2)) {
            List<Future<ScenarioResult>> running = new ArrayList<>();
            for (Scenario s : Scenario.all(shared.resolve("reference/scenarios"))) {
                if (group.matcher(s.group()).find() && name.matcher(s.name()).find()) {
                    running.add(workers.submit(() -> new ScenarioCheck(shared, s).run()));
                }
            }
            for (Future<ScenarioResult> result : running) {
                results.add(result.get());
            }
        }
        return results;
    }
}
