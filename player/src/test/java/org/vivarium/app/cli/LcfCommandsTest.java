package org.vivarium.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;

/** The commands about files: what they print and what they end with. */
class LcfCommandsTest {
    @TempDir private Path folder;
    private Path map;
    private PrintStream realOut;
    private PrintStream realErr;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void makeAMap() throws IOException {
        map = folder.resolve("Map0001.lmu");
        Files.write(map, map("door"));
        realOut = System.out;
        realErr = System.err;
        PrintStream capture = new PrintStream(out, true, StandardCharsets.UTF_8);
        System.setOut(capture);
        System.setErr(capture);
    }

    @AfterEach
    void restoreOutput() {
        System.setOut(realOut);
        System.setErr(realErr);
    }

    @Test
    void aDumpPacksToTheSameFile() throws IOException {
        assertThat(run("dump", map.toString())).isZero();
        Path text = folder.resolve("map.yaml");
        Files.writeString(text, printed());
        Path packed = folder.resolve("packed.lmu");

        assertThat(run("pack", text.toString(), packed.toString())).isZero();
        assertThat(Files.readAllBytes(packed)).isEqualTo(Files.readAllBytes(map));
    }

    @Test
    void aRowIsShownAsYamlAndATableAsTabSeparatedValues() {
        assertThat(run("dump", map.toString(), "--table", "events", "--row", "1")).isZero();
        assertThat(printed()).contains("id: 1", "name: door");
        assertThat(run("dump", map.toString(), "--table", "events", "--format", "tsv")).isZero();
        assertThat(printed()).contains("id\tname\tx\ty", "1\tdoor\t0\t0");
    }

    @Test
    void aTableThatIsNotThereIsAMistakeInUsage() {
        assertThat(run("dump", map.toString(), "--table", "actors")).isEqualTo(2);
        assertThat(printed()).contains("there is no table actors in a Map", "events");
    }

    @Test
    void textWithMistakesIsNotPacked() throws IOException {
        Path text = folder.resolve("map.yaml");
        Files.writeString(
                text, "lcf: Map\nencoding: windows-1252\ndata:\n  width: wide\n  depth: 3\n");
        Path packed = folder.resolve("packed.lmu");

        assertThat(run("pack", text.toString(), packed.toString())).isEqualTo(1);
        assertThat(printed()).contains("line 4: Map.width", "line 5: Map", "2 problems");
        assertThat(packed).doesNotExist();
    }

    @Test
    void differencesAreToldAndCounted() throws IOException {
        Path other = folder.resolve("Map0002.lmu");
        Files.write(other, map("gate"));

        assertThat(run("diff", map.toString(), other.toString())).isEqualTo(1);
        assertThat(printed()).contains("event:1/field:name: door -> gate", "1 difference");
        assertThat(run("diff", map.toString(), other.toString(), "--json")).isEqualTo(1);
        assertThat(printed()).contains("\"before\" : \"door\"");
        assertThat(run("diff", map.toString(), map.toString())).isZero();
    }

    @Test
    void aRoundTripOfGoodFilesHasNoFailures() {
        assertThat(run("check", "--round-trip", folder.toString())).isZero();
        assertThat(printed()).contains("1 files, 0 failures");
    }

    @Test
    void whatIsNoLcfFileCannotBeOpened() throws IOException {
        Path other = folder.resolve("notes.txt");
        Files.writeString(other, "no map");

        assertThat(run("dump", other.toString())).isEqualTo(3);
        assertThat(printed()).contains("notes.txt", "not an LCF file");
    }

    private int run(String... arguments) {
        out.reset();
        return VivariumCommand.commandLine().execute(arguments);
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private static byte[] map(String eventName) {
        DocumentBuilder document =
                new DocumentBuilder(FileKind.MAP, Engine.RPG2000, StandardCharsets.US_ASCII);
        RowBuilder event =
                document.root().table(MapUnit.EVENTS).add().set(MapEvent.NAME, eventName);
        event.table(MapEvent.PAGES).add();
        return document.toBytes();
    }
}
