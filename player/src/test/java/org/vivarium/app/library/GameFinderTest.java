package org.vivarium.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.testing.SharedData;

class GameFinderTest {
    @TempDir private Path folder;

    private List<Path> found() {
        var found = new ArrayList<Path>();
        new GameFinder(() -> false, found::add).search(folder);
        return found;
    }

    private Path file(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.createFile(file);
    }

    @Test
    void games_and_archives_are_found_below_a_folder() throws IOException {
        file("one/RPG_RT.ldb");
        file("more/two/rpg_rt.LDB");
        file("more/three.zip");
        file("more/notes.txt");
        assertThat(found())
                .containsExactlyInAnyOrder(
                        folder.resolve("one"),
                        folder.resolve("more/two"),
                        folder.resolve("more/three.zip"));
    }

    @Test
    void nothing_is_looked_for_inside_a_game() throws IOException {
        file("game/RPG_RT.ldb");
        file("game/backup/RPG_RT.ldb");
        assertThat(found()).containsExactly(folder.resolve("game"));
    }

    @Test
    void a_search_given_up_finds_nothing() throws IOException {
        file("game/RPG_RT.ldb");
        var found = new ArrayList<Path>();
        new GameFinder(() -> true, found::add).search(folder);
        assertThat(found).isEmpty();
    }

    @Test
    void a_game_is_listed_with_its_title_and_picture() throws GameOpenException {
        LibraryGame game = LibraryGame.of(SharedData.game("cyphersomnia/demo"), new Covers(folder));
        assertThat(game.title()).isEqualTo("Cyphersomnia");
        assertThat(game.picture()).isPresent();
        assertThat(game.matches("CYPHER demo")).isTrue();
        assertThat(game.matches("cypher other")).isFalse();
    }

    @Test
    void a_game_whose_title_is_of_one_colour_has_no_picture_yet() throws GameOpenException {
        LibraryGame game = LibraryGame.of(SharedData.game("demoscene-2018"), new Covers(folder));
        assertThat(game.picture()).isEmpty();
    }
}
