package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.vivarium.control.GameRequest;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.testing.SharedData;

class ShellTest extends ShellWindowTest {
    ShellTest() {
        super("--map", "30", "--at", "61,86");
    }

    private void openGame() {
        openGame(SharedData.game("testgame-2000"));
        // the panels come with the game, and are laid out in a pulse of their own
        await(() -> isThere("#table-tree"));
    }

    @Test
    void a_game_is_opened_walked_paused_and_stepped() {
        openGame();
        int before = heroX();
        assertThat(before).isEqualTo(61);
        click("#game-canvas");
        robot.press(KeyCode.RIGHT);
        await(() -> heroX() > before);
        robot.release(KeyCode.RIGHT);

        click("#tool-pause");
        await(() -> shell.session().status().paused());
        long frames = frames();
        click("#tool-step");
        await(() -> frames() == frames + 1);
        assertThat(shell.session().status().paused()).isTrue();
    }

    @Test
    void a_frame_is_picked_in_the_strip_and_explained() {
        openGame();
        click("#tool-pause");
        await(() -> shell.session().status().paused());
        Node strip = node("#frame-strip");
        await(() -> isReachable(strip));
        robot.clickOn(robot.offset(strip, strip.getBoundsInLocal().getWidth() / 2 - 30, 0));
        await(() -> shell.context().selection().range().get() != null);
        await(() -> text("#frame-caption").contains("ms"));
        robot.type(KeyCode.LEFT);
        long earlier = shell.context().selection().range().get().first();
        assertThat(shell.session().frames().appended()).isGreaterThan(earlier + 1);
    }

    @Test
    void a_table_is_browsed_and_only_what_is_seen_is_decoded() {
        openGame();
        TreeView<Object> tree = tree();
        TreeItem<Object> database = tree.getRoot().getChildren().getFirst();
        robot.interact(
                () -> {
                    int skills = tree.getRow(database.getChildren().get(1));
                    tree.getSelectionModel().select(skills);
                });
        TableView<?> rows = node("#row-table", TableView.class);
        assertThat(rows.getItems()).hasSizeGreaterThan(100);
        await(() -> headline().startsWith("rows decoded"));
        int seen = decoded();
        assertThat(seen).isBetween(1, 60);
        robot.interact(() -> rows.scrollTo(rows.getItems().size() - 1));
        await(() -> decoded() > seen);
        robot.interact(() -> rows.getSelectionModel().select(5));
        TreeTableView<?> fields = node("#field-list", TreeTableView.class);
        await(() -> !fields.getRoot().getChildren().isEmpty());
    }

    @SuppressWarnings("unchecked")
    private TreeView<Object> tree() {
        return node("#table-tree", TreeView.class);
    }

    private String headline() {
        return robot.lookup(".panel-headline").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .filter(text -> text.startsWith("rows"))
                .findFirst()
                .orElse("");
    }

    private int decoded() {
        return Integer.parseInt(headline().replaceAll("rows decoded (\\d+) of.*", "$1"));
    }

    @Test
    void what_is_no_game_becomes_a_notice_and_nothing_stops() {
        robot.interact(() -> shell.open(Path.of("no-such-folder")));
        await(() -> isThere("#notices .notification"));
        assertThat(shell.session()).isNull();
        assertThat(node("#library").isVisible()).isTrue();
    }

    @Test
    void the_palette_finds_an_action_by_a_few_letters() {
        openGame();
        keys(KeyCode.CONTROL, KeyCode.P);
        await(() -> node("#palette").isVisible());
        robot.write("pause");
        robot.type(KeyCode.ENTER);
        await(() -> shell.session().status().paused());
    }

    @Test
    void a_variable_is_set_through_the_door() {
        openGame();
        shell.session().control().offer(new GameRequest.SetVariable(5, 1234));
        shell.session().snapshots().subscribe(Topic.STATE);
        await(
                () -> {
                    var state = shell.session().snapshots().latest(Topic.STATE);
                    return state != null && state.variables[4] == 1234;
                });
    }

    @Test
    void the_game_can_have_the_window_alone_and_be_left_for_the_library() {
        openGame();
        robot.interact(shell::toggleAlone);
        assertThat(isThere("#table-tree")).isFalse();
        assertThat(isThere("#game-canvas")).isTrue();
        robot.interact(shell::toggleAlone);
        await(() -> isThere("#table-tree"));
        robot.interact(shell::toLibrary);
        assertThat(shell.session()).isNull();
        assertThat(isThere("#table-tree")).isFalse();
        await(() -> isThere(".game-card"));
    }
}
