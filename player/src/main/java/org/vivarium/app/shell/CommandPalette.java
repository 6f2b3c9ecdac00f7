package org.vivarium.app.shell;

import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.find.Destination;
import org.vivarium.inspector.find.GoTo;

/** The window's way to everything by name: its actions, and whatever the open game has. */
final class CommandPalette {
    private CommandPalette() {}

    /**
     * @param closed gives the keyboard back to where it was
     */
    static GoTo over(PanelContext context, Supplier<Collection<Action>> actions, Runnable closed) {
        return new GoTo(context, () -> destinations(actions.get()), closed);
    }

    private static List<Destination> destinations(Collection<Action> actions) {
        return actions.stream()
                .map(
                        action ->
                                Destination.deed(
                                        action.icon(),
                                        action.title(),
                                        action.keys() == null ? "" : action.keys().getDisplayText(),
                                        action.run()))
                .toList();
    }
}
