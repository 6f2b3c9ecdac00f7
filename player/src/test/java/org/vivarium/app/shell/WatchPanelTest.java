package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.Watches.Watch;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/** Who wrote a variable and when, and the way back there, as somebody at the keyboard asks it. */
class WatchPanelTest extends ShellWindowTest {
    /** The sample's common event "The tide" waits at its second command and counts at its third. */
    private static final int COUNTS = 2;

    private static final int TIDE = 3;

    WatchPanelTest() {
        super("--new-game");
    }

    private int tide() {
        return onWindow(
                () -> {
                    var state = shell.session().snapshots().latest(Topic.STATE);
                    return state == null ? -1 : state.variables[TIDE - 1];
                });
    }

    /** Whether the line is on screen and marked as the one that runs next. */
    private boolean marked(int line) {
        return onWindow(
                () ->
                        robot.lookup("#code-area").queryAllAs(CodeArea.class).stream()
                                .anyMatch(
                                        area ->
                                                area.getCurrentParagraph() == line
                                                        && area.getParagraph(line)
                                                                .getParagraphStyle()
                                                                .contains("script-running")));
    }

    private void pauseOrGoOn() {
        keys(KeyCode.CONTROL, KeyCode.SPACE);
    }

    private WriteSnapshot log() {
        return onWindow(() -> shell.session().snapshots().latest(Topic.WRITES));
    }

    private TableView<?> writes() {
        return robot.lookup("#writes").queryTableView();
    }

    /** What a cell of the table of writes says. */
    private static String cell(TableView<?> table, int column, int row) {
        return onWindow(() -> String.valueOf(table.getColumns().get(column).getCellData(row)));
    }

    private DebuggerSnapshot stop() {
        return onWindow(() -> shell.session().snapshots().latest(Topic.DEBUGGER));
    }

    @Test
    void who_wrote_a_variable_is_found_though_nobody_watched() throws Exception {
        openSample();
        shell.session().snapshots().subscribe(Topic.STATE);
        shell.session().snapshots().subscribe(Topic.DEBUGGER);
        await(() -> tide() > 3);
        robot.interact(() -> shell.reveal(ShellPanels.WATCHES));
        robot.clickOn("#watch-search").write("variable 3");
        robot.type(KeyCode.ENTER);
        assertThat(shell.context().watches().list()).hasSize(1);
        pauseOrGoOn();
        await(() -> shell.session().status().paused());
        fire("#watch-find");
        TableView<?> table = writes();
        await(() -> table.getItems().size() > 2);
        assertThat(cell(table, 3, 1)).isEqualTo("common event 1  The tide: line 3");
        int before = tide();
        assertThat(cell(table, 2, 0)).isEqualTo((before - 1) + " → " + before);

        robot.interact(() -> table.getSelectionModel().select(1));
        fire("#watch-go");
        await(() -> stop() != null && stop().held);
        assertThat(stop().line).isEqualTo(COUNTS);
        await(() -> marked(COUNTS));
        await(() -> tide() == before - 2);
        robot.type(KeyCode.F10);
        await(() -> tide() == before - 1);
        keys(KeyCode.SHIFT, KeyCode.F10);
        await(() -> stop().held && stop().line == COUNTS && tide() == before - 2);
        keys(KeyCode.SHIFT, KeyCode.F11);
        await(() -> stop().held && stop().line != COUNTS || stop().source != 0);
        robot.type(KeyCode.F8);
        await(() -> !stop().held && tide() > before);
        await(() -> log().writes > 3);
    }

    @Test
    void a_watched_value_is_set_in_its_cell() {
        openSample();
        shell.session().snapshots().subscribe(Topic.STATE);
        robot.interact(() -> shell.reveal(ShellPanels.WATCHES));
        robot.clickOn("#watch-search").write("money");
        robot.type(KeyCode.ENTER);
        TableView<Watch> values = robot.lookup("#watched-values").queryTableView();
        robot.interact(() -> values.edit(0, values.getColumns().get(2)));
        await(() -> isThere("#watched-values .text-field"));
        robot.interact(() -> node("#watched-values .text-field", TextField.class).setText("321"));
        robot.interact(() -> node("#watched-values .text-field").requestFocus());
        robot.type(KeyCode.ENTER);
        await(() -> shell.session().snapshots().latest(Topic.STATE).gold == 321);
        await(() -> cell(values, 2, 0).equals("321"));
    }
}
