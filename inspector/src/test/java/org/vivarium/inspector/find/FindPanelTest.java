package org.vivarium.inspector.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.vivarium.inspector.PanelStage;
import org.vivarium.lcf.Target;
import org.vivarium.model.refs.Sought;

@ExtendWith(ApplicationExtension.class)
class FindPanelTest {
    private PanelStage window;

    @Start
    void start(Stage stage) throws Exception {
        window = PanelStage.open(stage, "testgame-2000", FindPanel::new);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private static TreeView<?> results(FxRobot robot) {
        return robot.lookup("#find-results").queryAs(TreeView.class);
    }

    private static String status(FxRobot robot) {
        return robot.lookup("#find-status").queryAs(Label.class).getText();
    }

    @Test
    void the_uses_of_an_item_are_grouped_by_map_and_opened_by_keyboard(FxRobot robot) {
        robot.interact(() -> window.context.searches().usedBy(new Sought(Target.ITEM, 1, "")));
        PanelStage.await(() -> status(robot).startsWith("3 found in 2 places · 74 of 74"));
        assertThat(results(robot).getRoot().getChildren()).hasSize(2);
        robot.clickOn("#find-words").type(KeyCode.DOWN);
        robot.type(KeyCode.ENTER);
        assertThat(window.visited()).isEqualTo("map:30/event:7/page:1/command:13 in CODE");
        robot.type(KeyCode.F3);
        assertThat(window.visited()).isEqualTo("map:33/event:1/page:1/command:2 in CODE");
    }

    @Test
    void words_are_found_in_messages_and_names_with_and_without_capitals(FxRobot robot) {
        robot.clickOn("#find-words").write("irc bot");
        robot.type(KeyCode.ENTER);
        PanelStage.await(() -> status(robot).contains("74 of 74"));
        assertThat(status(robot)).doesNotStartWith("0 found");
        robot.clickOn("#find-case").clickOn("#find-words").type(KeyCode.ENTER);
        PanelStage.await(() -> status(robot).startsWith("0 found"));
    }

    @Test
    void commands_are_found_as_the_code_view_shows_them(FxRobot robot) {
        robot.interact(
                () -> {
                    ComboBox<?> kind = robot.lookup("#find-kind").queryAs(ComboBox.class);
                    kind.getSelectionModel().select(1);
                });
        robot.clickOn("#find-regex").clickOn("#find-words").write("^Change items: .*Potion$");
        robot.type(KeyCode.ENTER);
        PanelStage.await(() -> status(robot).contains("74 of 74"));
        assertThat(status(robot)).startsWith("1 found in 1 places");
    }

    @Test
    void a_name_stands_for_its_row(FxRobot robot) {
        assertThat(SoughtByName.find(window.game, "potion"))
                .contains(new Sought(Target.ITEM, 1, ""));
        assertThat(SoughtByName.find(window.game, "picture:Title"))
                .contains(new Sought(Target.PICTURE_FILE, 0, "Title"));
        assertThat(SoughtByName.find(window.game, "no such thing")).isEmpty();
    }

    @Test
    void what_is_no_regular_expression_is_said(FxRobot robot) {
        robot.clickOn("#find-regex").clickOn("#find-words").write("(");
        robot.type(KeyCode.ENTER);
        assertThat(status(robot)).startsWith("this is no regular expression");
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
