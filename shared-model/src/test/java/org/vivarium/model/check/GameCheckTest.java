package org.vivarium.model.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.edit.EditSession;
import org.vivarium.lcf.edit.RowPath;
import org.vivarium.model.Actor;
import org.vivarium.model.Database;
import org.vivarium.testing.SharedData;

/** Faults put into a copy of a small game are found, each with its place. */
class GameCheckTest {
    @TempDir private Path folder;

    @Test
    void faultsAreFoundWhereTheyWerePut() throws IOException, GameOpenException {
        copyGame();
        EditSession database = new EditSession(LcfFile.open(folder.resolve("RPG_RT.ldb")));
        RowPath actor = RowPath.ROOT.row(Database.ACTORS, 0);
        database.set(actor, Actor.CHARACTER_NAME, "no such charset");
        database.set(actor, Actor.CLASS_ID, 99);
        database.save(folder.resolve("RPG_RT.ldb"));
        Files.delete(folder.resolve("Map0002.lmu"));
        byte[] map = Files.readAllBytes(folder.resolve("Map0001.lmu"));
        Files.write(folder.resolve("Map0001.lmu"), Arrays.copyOf(map, map.length - 40));
        Files.write(folder.resolve("Map0077.lmu"), map);

        List<String> found = check();

        assertThat(found)
                .anyMatch(
                        f ->
                                f.equals(
                                        "error: missing asset: there is no CharSet/no such charset"
                                                + " (file:RPG_RT.ldb/table:actors/row:1/field:character_name)"))
                .anyMatch(f -> f.startsWith("error: dangling reference: there is no class 99"))
                .anyMatch(f -> f.startsWith("error: map without file: Map0002.lmu"))
                .anyMatch(f -> f.startsWith("error: truncated file") && f.endsWith("(map:1)"))
                .anyMatch(
                        f ->
                                f.startsWith("warning: file without map")
                                        && f.contains("Map0077.lmu"));
    }

    @Test
    void aGameAsItCameHasNoDamagedFiles() throws GameOpenException, IOException {
        copyGame();

        assertThat(check()).noneMatch(f -> f.contains("truncated") || f.contains("breaks off"));
    }

    private List<String> check() throws GameOpenException {
        List<String> found = new ArrayList<>();
        GameCheck.check(
                GameFolder.open(folder), finding -> found.add(finding.toString()), () -> false);
        return found;
    }

    private void copyGame() throws IOException {
        Path game = SharedData.game("tackbackwards");
        try (var files = Files.list(game)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.write(
                        folder.resolve(file.getFileName().toString()), Files.readAllBytes(file));
            }
        }
    }
}
