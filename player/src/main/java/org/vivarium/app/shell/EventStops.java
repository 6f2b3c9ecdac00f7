package org.vivarium.app.shell;

import java.util.function.Consumer;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.code.EventStop;

/**
 * Brings the code to the front when an event stops at a breakpoint, whatever is seen then. It
 * watches only games in which somebody has set one.
 */
final class EventStops {
    private final PanelContext context;
    private final Consumer<String> tell;
    private final EventStop stop;
    private boolean watching;

    /**
     * @param tell told where an event stands still, in words; empty when none does any more
     */
    EventStops(PanelContext context, Consumer<String> tell) {
        this.context = context;
        this.tell = tell;
        stop = new EventStop(context);
        context.engine().addListener((o, before, now) -> watch(false));
    }

    private void watch(boolean on) {
        watching = on;
        if (on) {
            stop.start();
        } else {
            stop.stop();
        }
    }

    private boolean mayStop() {
        return context.engine().get() != null
                && !(context.breakpoints().list().isEmpty()
                        && context.watches().list().isEmpty()
                        && context.watches().conditions().isEmpty());
    }

    void pulse() {
        if (!watching && mayStop()) {
            watch(true);
        }
        if (stop.changed()) {
            tell.accept(stop.words());
            if (stop.held()) {
                context.navigator().reveal(Viewer.CODE);
            }
        }
    }
}
