package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/** The window says how a list runs and what its bytecode takes. */
class EventTierTest extends ShellWindowTest {

    EventTierTest() {
        super("--new-game", "--events", "compiled");
    }

    private Address tide() {
        return Addresses.database(shell.session().files()).at(Level.EVENT, 1);
    }

    @Test
    void a_running_list_says_that_it_is_bytecode_and_the_memory_panel_what_it_takes() {
        openSample();
        robot.interact(() -> shell.context().navigator().go(tide(), Viewer.CODE));
        await(() -> text("#code-tier").startsWith("bytecode · "));
        assertThat(text("#code-tier")).endsWith(" commands run");
        robot.interact(() -> shell.reveal(ShellPanels.MEMORY));
        await(() -> text("#cache-compiled_events").endsWith("KB"));
        assertThat(isThere("#clear-compiled_events")).isTrue();
    }
}
