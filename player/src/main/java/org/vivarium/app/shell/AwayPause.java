package org.vivarium.app.shell;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.stage.Window;
import org.vivarium.app.session.PlaySession;
import org.vivarium.app.user.PlaySettings;
import org.vivarium.control.LoopRequest;

/**
 * Pauses the game while none of the windows has the keyboard, as the original runtime did, and lets
 * it go on when one has it again.
 */
final class AwayPause {
    private final PlaySettings settings;
    private final Supplier<PlaySession> session;
    private final Consumer<Boolean> told;
    private boolean here;
    private boolean pausedHere;

    /**
     * @param session the game that somebody plays; null for none
     * @param told whether one of the windows has the keyboard, when that changes
     */
    AwayPause(PlaySettings settings, Supplier<PlaySession> session, Consumer<Boolean> told) {
        this.settings = settings;
        this.session = session;
        this.told = told;
    }

    /** Looks where the keyboard is; once a pulse. */
    void pulse() {
        boolean before = here;
        here = Window.getWindows().stream().anyMatch(Window::isFocused);
        if (here == before) {
            return;
        }
        told.accept(here);
        PlaySession running = session.get();
        if (running == null) {
            return;
        }
        if (here) {
            if (pausedHere) {
                running.control().offer(new LoopRequest.Resume());
            }
            pausedHere = false;
        } else if (settings.pausesWhenAway() && !running.status().paused()) {
            pausedHere = true;
            running.control().offer(new LoopRequest.Pause());
        }
    }
}
