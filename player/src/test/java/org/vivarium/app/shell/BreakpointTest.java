package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.telemetry.snapshot.Topic;

/** Events of a running game stopped and stepped through, as somebody at the keyboard does it. */
class BreakpointTest extends ShellWindowTest {
    /** The sample's common event "The tide" waits at its second command and counts at its third. */
    private static final int COUNTS = 2;

    private static final int TIDE = 3;

    BreakpointTest() {
        super("--new-game");
    }

    private Address line(int number) {
        return Addresses.database(shell.session().files())
                .at(Level.EVENT, 1)
                .at(Level.COMMAND, number);
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

    @Test
    void an_event_stops_at_a_line_is_stepped_and_goes_on() {
        openSample();
        shell.session().snapshots().subscribe(Topic.STATE);
        pauseOrGoOn();
        await(() -> shell.session().status().paused());
        robot.interact(() -> shell.context().navigator().go(line(COUNTS), Viewer.CODE));
        robot.interact(() -> node("#code-area").requestFocus());
        robot.type(KeyCode.F9);
        robot.interact(() -> shell.reveal(ShellPanels.TABLES));
        assertThat(isThere("#code-area")).isFalse();
        pauseOrGoOn();

        await(() -> marked(COUNTS));
        await(() -> text("#code-stopped").equals("Stopped before line 3"));
        await(() -> text("#status-fps").equals("stopped: common event 1  The tide, before line 3"));
        long frames = frames();
        int before = tide();
        robot.type(KeyCode.F10);
        await(() -> marked(COUNTS + 1));
        await(() -> tide() == before + 1);
        assertThat(frames()).isEqualTo(frames);
        robot.type(KeyCode.F8);
        await(() -> marked(COUNTS) && shell.session().status().paused());
        assertThat(frames()).isGreaterThan(frames);
        robot.type(KeyCode.F9);
        assertThat(shell.context().breakpoints().list()).isEmpty();
        robot.type(KeyCode.F8);
        await(() -> tide() > before + 3);
        await(() -> !node("#code-stopped").getParent().isVisible());
        await(() -> !text("#status-fps").contains("stop"));
    }
}
