package org.vivarium.inspector.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Searches.Wording;
import org.vivarium.model.refs.GameNames;
import org.vivarium.testing.SharedData;

class TextScannerTest {
    private static final int MAP = 30;

    private static GameFiles game;

    @BeforeAll
    static void openTheGame() throws Exception {
        game = new GameFiles(GameFolder.open(SharedData.game("testgame-2000")));
    }

    private static List<Hit> find(String words, boolean regex) throws Exception {
        var names = GameNames.of(game.database(), game.mapTree());
        var scanner = new TextScanner(new WordMatcher(new Wording(words, false, regex)), names);
        var hits = new ArrayList<Hit>();
        for (SearchedFile file : SearchedFile.of(game)) {
            if (file.map() == MAP) {
                scanner.scan(file, file.opening().open(), hits::add, () -> false);
            }
        }
        return hits;
    }

    @Test
    void words_in_two_lines_of_a_message_are_found_at_its_first_line() throws Exception {
        List<Hit> hits = find("must be hundreds of years old", false);
        assertThat(hits)
                .extracting(hit -> hit.place().toString())
                .singleElement()
                .asString()
                .endsWith("map:30/event:2/page:1/command:0");
    }

    @Test
    void an_expression_about_the_end_of_a_line_holds_for_each_line() throws Exception {
        assertThat(find("^years old!$", true)).hasSize(1);
    }
}
