package org.vivarium.lcf.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.SharedFiles;
import org.vivarium.lcf.WorkedExamplesTest;

/** Text documents pack to the identical file, and say everything that is wrong with them. */
class LcfTextFormTest {
    private static final byte[] MAP = WorkedExamplesTest.bytes(WorkedExamplesTest.MAP);

    @Test
    void everyRealFilePacksToItself() throws IOException, TextFormException {
        List<String> different = new ArrayList<>();
        for (Path path : SharedFiles.unlike()) {
            LcfFile file = SharedFiles.open(path);
            if (!Arrays.equals(LcfTextForm.read(LcfTextForm.write(file)), file.data())) {
                different.add(path.toString());
            }
        }
        assertThat(different).isEmpty();
    }

    @Test
    void yamlOfRealFilesPacksToThem() throws IOException, TextFormException {
        List<Path> all = SharedFiles.all();
        for (int i = 0; i < all.size(); i += 25) {
            LcfFile file = SharedFiles.open(all.get(i));
            String yaml = YamlForm.write(LcfTextForm.write(file));
            assertThat(LcfTextForm.read(YamlForm.read(yaml)))
                    .as(all.get(i).toString())
                    .isEqualTo(file.data());
        }
    }

    @Test
    void jsonOfRealFilesPacksToThem() throws IOException, TextFormException {
        List<Path> all = SharedFiles.all();
        for (int i = 5; i < all.size(); i += 17) {
            LcfFile file = SharedFiles.open(all.get(i));
            String json = JsonForm.write(LcfTextForm.write(file));
            assertThat(LcfTextForm.read(YamlForm.read(json)))
                    .as(all.get(i).toString())
                    .isEqualTo(file.data());
        }
    }

    @Test
    void yamlShowsNamesInsteadOfNumbers() throws IOException {
        String yaml = YamlForm.write(LcfTextForm.write(LcfFile.of(MAP, "Map0001.lmu")));

        assertThat(yaml)
                .contains(
                        "lcf: Map",
                        "engine: 2000",
                        "name: EV0001",
                        "flags: [switch_a]",
                        "move_type: custom")
                .contains("{code: ShowMessage, text: Hi}")
                .contains("{code: ControlSwitches, parameters: [0, 5, 5, 0]}")
                .contains("{code: change_graphic, name: Hero, a: 1}")
                .doesNotContain("_chunks");
    }

    @Test
    void damagedFilesPackToThemselvesToo() throws IOException, TextFormException {
        for (int at = 11; at < MAP.length; at++) {
            byte[] damaged = MAP.clone();
            damaged[at] ^= 0x11;
            LcfFile file = LcfFile.of(damaged, "Map0001.lmu");
            String yaml = YamlForm.write(LcfTextForm.write(file));
            assertThat(LcfTextForm.read(YamlForm.read(yaml))).as("byte " + at).isEqualTo(damaged);
        }
    }

    @Test
    void allProblemsAreToldWithLinePathAndExpectation() {
        String yaml =
                """
                lcf: Map
                engine: 2000
                encoding: windows-1252
                data:
                  width: wide
                  scroll_type: sideways
                  colour: 3
                  lower_layer: [1, 70000]
                  events:
                    - id: 1
                      name: [a]
                      pages:
                        - event_commands:
                            - {code: NoSuchThing}
                """;

        TextFormException refused =
                catchThrowableOfType(
                        TextFormException.class, () -> LcfTextForm.read(YamlForm.read(yaml)));

        assertThat(refused.problems().stream().map(TextProblem::toString))
                .hasSize(6)
                .anyMatch(
                        p ->
                                p.equals(
                                        "line 5: Map.width: expected a whole number from"
                                                + " -2147483648 to 2147483647, found \"wide\""))
                .anyMatch(
                        p ->
                                p.startsWith(
                                        "line 6: Map.scroll_type: expected one of none, vertical"))
                .anyMatch(
                        p ->
                                p.equals(
                                                "line 7: Map.colour: expected a field of Map, found"
                                                        + " \"colour\"")
                                        || p.startsWith("line 7: Map: expected a field of Map"))
                .anyMatch(
                        p ->
                                p.startsWith(
                                        "line 8: Map.lower_layer: expected a whole number from"
                                                + " -32768"))
                .anyMatch(p -> p.startsWith("line 11: Map.events[1].name: expected a text"))
                .anyMatch(
                        p ->
                                p.startsWith(
                                        "line 14: Map.events[1].pages[1].event_commands[0].code:"
                                                + " expected one of"));
    }

    @Test
    void textThatIsNoYamlIsOneProblemWithItsLine() {
        TextFormException refused =
                catchThrowableOfType(
                        TextFormException.class, () -> YamlForm.read("a: 1\nb: [1, 2\nc: }"));

        assertThat(refused.problems()).hasSize(1);
        assertThat(refused.problems().getFirst().line()).isPositive();
    }
}
