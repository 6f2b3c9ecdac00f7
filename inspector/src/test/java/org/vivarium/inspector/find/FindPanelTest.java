package org.vivarium.inspector.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.PanelTest;
import org.vivarium.lcf.Target;
import org.vivarium.model.refs.Sought;

class FindPanelTest extends PanelTest {
    FindPanelTest() {
        super(FindPanel::new);
    }

    private TreeView<?> results() {
        return node("#find-results", TreeView.class);
    }

    private String status() {
        return text("#find-status");
    }

    @Test
    void the_uses_of_an_item_are_grouped_by_map_and_opened_by_keyboard() {
        robot.interact(() -> context.searches().usedBy(new Sought(Target.ITEM, 1, "")));
        await(() -> status().startsWith("3 found in 2 places · 74 of 74"));
        assertThat(results().getRoot().getChildren()).hasSize(2);
        click("#find-words");
        robot.type(KeyCode.DOWN);
        robot.type(KeyCode.ENTER);
        assertThat(visited()).isEqualTo("map:30/event:7/page:1/command:13 in CODE");
        robot.type(KeyCode.F3);
        assertThat(visited()).isEqualTo("map:33/event:1/page:1/command:2 in CODE");
    }

    @Test
    void words_are_found_in_messages_and_names_with_and_without_capitals() {
        click("#find-words");
        robot.write("irc bot");
        robot.type(KeyCode.ENTER);
        await(() -> status().contains("74 of 74"));
        assertThat(status()).doesNotStartWith("0 found");
        click("#find-case");
        click("#find-words");
        robot.type(KeyCode.ENTER);
        await(() -> status().startsWith("0 found"));
    }

    @Test
    void commands_are_found_as_the_code_view_shows_them() {
        robot.interact(
                () -> {
                    ComboBox<?> kind = node("#find-kind", ComboBox.class);
                    kind.getSelectionModel().select(1);
                });
        click("#find-regex");
        click("#find-words");
        robot.write("^Change items: .*Potion$");
        robot.type(KeyCode.ENTER);
        await(() -> status().contains("74 of 74"));
        assertThat(status()).startsWith("1 found in 1 places");
    }

    @Test
    void a_name_stands_for_its_row() {
        assertThat(SoughtByName.find(game, "potion")).contains(new Sought(Target.ITEM, 1, ""));
        assertThat(SoughtByName.find(game, "picture:Title"))
                .contains(new Sought(Target.PICTURE_FILE, 0, "Title"));
        assertThat(SoughtByName.find(game, "no such thing")).isEmpty();
    }

    @Test
    void what_is_no_regular_expression_is_said() {
        click("#find-regex");
        click("#find-words");
        robot.write("(");
        robot.type(KeyCode.ENTER);
        assertThat(status()).startsWith("this is no regular expression");
    }

    @Test
    void a_name_beats_letters_scattered_over_a_name() {
        var score = new FuzzyScore("pot");
        var potion = named("Potion");
        var depot = named("Old depot");
        var scattered = named("Pine forest");
        assertThat(List.of(scattered, depot, potion))
                .extracting(score::of)
                .isSortedAccordingTo((a, b) -> a - b)
                .allMatch(found -> found >= 0 || found == FuzzyScore.NONE);
        assertThat(new FuzzyScore("item 12").of(named("Potion"))).isPositive();
        assertThat(new FuzzyScore("sword").of(potion)).isEqualTo(FuzzyScore.NONE);
    }

    private static Destination named(String name) {
        return new Destination(
                null, name, "item", 12, "", new Destination.Aim.Place(null, Optional.empty()));
    }
}
