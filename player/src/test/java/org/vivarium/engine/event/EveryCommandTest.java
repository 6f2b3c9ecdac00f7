package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.model.event.CommandInfo;
import org.vivarium.model.event.CommandTable;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.testing.SharedData;

/** Every command of the original engines runs from encoded bytes in every version that has it. */
class EveryCommandTest {

    /** Commands behind which nothing runs in the same frame; the rest must go on. */
    private static final Set<Integer> STOPS =
            Set.of(
                    5001, 5002, 5005, 10110, 10140, 10150, 10710, 10720, 10730, 10740, 10810, 10830,
                    11010, 11020, 11410, 11910, 11950, 12420, 12510, 22210, 12310, 12220);

    /** Commands that hold the next one only because of the parameters used here. */
    private static final Map<Integer, int[]> PARAMETERS =
            Map.ofEntries(
                    Map.entry(1008, new int[] {1, 1, 1, 0, 0, 3, 0}),
                    Map.entry(1009, new int[] {1, 1, 2, 1}),
                    Map.entry(10110, new int[] {}),
                    Map.entry(10210, new int[] {0, 3, 3, 0}),
                    Map.entry(10220, new int[] {0, 3, 3, 0, 0, 5, 0}),
                    Map.entry(10230, new int[] {0, 0, 10, 0, 0, 0}),
                    Map.entry(10310, new int[] {0, 0, 10}),
                    Map.entry(10320, new int[] {0, 0, 1, 0, 2}),
                    Map.entry(10330, new int[] {0, 0, 3}),
                    Map.entry(10410, new int[] {1, 1, 0, 0, 10, 0}),
                    Map.entry(10420, new int[] {1, 1, 0, 0, 1, 0}),
                    Map.entry(10450, new int[] {1, 1, 0, 0, 2}),
                    Map.entry(10460, new int[] {1, 1, 1, 0, 5, 0}),
                    Map.entry(10500, new int[] {1, 1, 10, 0, 0, 0, 1, 4}),
                    Map.entry(10610, new int[] {1}),
                    Map.entry(10620, new int[] {1}),
                    Map.entry(10630, new int[] {1, 2, 0}),
                    Map.entry(10640, new int[] {1, 2}),
                    Map.entry(10710, new int[] {0, 1, 0, 2, 1, 0, 0, 0, 0, 0}),
                    Map.entry(10720, new int[] {0, 0, 0, 0, 1, 2}),
                    Map.entry(10730, new int[] {0, 10, 0}),
                    Map.entry(10740, new int[] {1, 0, 1}),
                    Map.entry(10810, new int[] {1, 4, 4}),
                    Map.entry(10860, new int[] {10001, 0, 3, 3, 0}),
                    Map.entry(10870, new int[] {10001, 10002}),
                    Map.entry(10910, new int[] {0, 2, 2, 4}),
                    Map.entry(10920, new int[] {0, 2, 2, 4}),
                    Map.entry(11060, new int[] {2, 1, 1, 4, 0}),
                    Map.entry(
                            11110,
                            new int[] {1, 0, 10, 10, 0, 100, 0, 0, 100, 100, 100, 100, 0, 0}),
                    Map.entry(
                            11120,
                            new int[] {1, 0, 10, 10, 0, 100, 0, 0, 100, 100, 100, 100, 0, 0, 5, 0}),
                    Map.entry(11130, new int[] {1}),
                    Map.entry(11210, new int[] {1, 10001, 0, 0}),
                    Map.entry(11320, new int[] {10001, 31, 0, 0, 31, 5, 0}),
                    Map.entry(11330, new int[] {10001, 8, 0, 0, 12}),
                    Map.entry(11610, new int[] {4, 0, 1, 1, 1}),
                    Map.entry(11710, new int[] {2}),
                    Map.entry(12330, new int[] {0, 1, 0}));

    @TestFactory
    Stream<DynamicTest> everyCommandRuns() {
        return Stream.of(
                        EngineVersion.RPG_2000_UPDATED,
                        EngineVersion.RPG_2003_UPDATED,
                        EngineVersion.RPG_2003_ENGLISH)
                .flatMap(
                        version ->
                                CommandTable.standard().all().stream()
                                        .filter(info -> !info.since().isExtension())
                                        .map(info -> test(version, info)));
    }

    /** The specification's first tier is what {@link #everyCommandRuns} goes through. */
    @Test
    void everyCommandOfTheFirstTierIsAmongThem() throws IOException {
        Path tsv = SharedData.path("spec/event-commands.tsv");
        List<Integer> firstTier =
                Files.readAllLines(tsv).stream()
                        .skip(1)
                        .map(line -> line.split("\t"))
                        .filter(columns -> columns[4].equals("1"))
                        .map(columns -> Integer.valueOf(columns[0]))
                        .toList();
        List<Integer> run =
                CommandTable.standard().all().stream()
                        .filter(info -> !info.since().isExtension())
                        .map(CommandInfo::code)
                        .toList();
        assertThat(firstTier).hasSizeGreaterThan(100);
        assertThat(run).containsAll(firstTier);
    }

    private static DynamicTest test(EngineVersion version, CommandInfo info) {
        return DynamicTest.dynamicTest(
                info.code() + " " + info.name() + " in " + version,
                () -> {
                    EventGame game =
                            EventGame.of(version)
                                    .common(EventGame.CALLED, 0, set(list(), 0, 30, 1))
                                    .event(1, 8, 8, EventGame.ACTION, list().add(10, 0))
                                    .start();
                    int[] parameters = PARAMETERS.getOrDefault(info.code(), new int[] {0, 1, 0});
                    CommandWriter w = set(list(), 0, 31, 1);
                    w.add(info.code(), 0, text("Name"), parameters);
                    game.begin(1, set(w, 0, 32, 1)).frames(1);
                    assertThat(game.variable(31)).isEqualTo(1);
                    assertThat(game.engine().map.faults().unsupported()).isEmpty();
                    assertThat(game.warnings.all())
                            .noneMatch(warning -> warning.message().contains("internal"));
                    boolean reached = game.variable(32) == 1;
                    boolean marker = info.code() > 20000 && info.code() < 30000;
                    if (!STOPS.contains(info.code()) && !marker && !conditional(info.code())) {
                        assertThat(reached).isTrue();
                    }
                });
    }

    /** Branches are false with these parameters, and skip to the end of the list. */
    private static boolean conditional(int code) {
        return code == 12010 || code == 13310;
    }

    @Test
    void theTableSaysOfEveryCommandWhetherItIsSupported() {
        EventGame game =
                EventGame.of(
                                EngineVersion.RPG_2003_ENGLISH,
                                org.vivarium.assets.game.Patch.MANIAC,
                                org.vivarium.assets.game.Patch.EASY_RPG)
                        .start();
        for (CommandInfo info : CommandTable.standard().all()) {
            byte[] bytes = list().add(info.code(), 0, text("@x"), 1).toBytes();
            Program program =
                    game.engine()
                            .map
                            .interpreter
                            .programs()
                            .inline(
                                    org.vivarium.model.event.CommandList.decode(
                                            bytes, 0, bytes.length));
            int op = program.words()[org.vivarium.model.event.CommandList.OP];
            assertThat(op != Op.CALL)
                    .as(info.code() + " " + info.name())
                    .isEqualTo(info.supported());
        }
    }
}
