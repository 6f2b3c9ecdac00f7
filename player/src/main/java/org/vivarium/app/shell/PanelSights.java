package org.vivarium.app.shell;

import java.util.Optional;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.EventCommand.Code;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.refs.Sought;

/** Something to see in the panels over a game's files, for their pictures. */
final class PanelSights {
    private final PanelContext context;

    PanelSights(PanelContext context) {
        this.context = context;
    }

    /** Goes to the game's first event that hands something out, to its map, or to its uses. */
    void show(String panel) {
        GameFiles game = context.game().get();
        Optional<Address> event = game == null ? Optional.empty() : giver(game);
        if (event.isEmpty()) {
            return;
        }
        switch (panel) {
            case ShellPanels.CODE -> context.navigator().go(event.get(), Viewer.CODE);
            case ShellPanels.MAP -> context.navigator().go(event.get(), Viewer.MAP);
            case ShellPanels.FIND -> context.searches().usedBy(new Sought(Target.ITEM, 1, ""));
            case ShellPanels.WATCHES -> watch();
            default -> {}
        }
    }

    /** Watches the first values, and looks for who wrote them. */
    private void watch() {
        for (int id = 1; id <= 3; id++) {
            context.watches().watch(new Watchable(Watchable.Kind.VARIABLE, id));
        }
        context.watches().watch(new Watchable(Watchable.Kind.GOLD, 0));
        context.ask(new DebugRequest.FindWrites());
    }

    private static Optional<Address> giver(GameFiles game) {
        for (int map : game.maps()) {
            try {
                for (MapEvent event : new MapUnit(game.map(map).root()).events()) {
                    if (gives(event)) {
                        int id = event.data().id();
                        return Optional.of(Addresses.map(game, map).at(Level.EVENT, id));
                    }
                }
            } catch (GameOpenException e) {
                // a map that can't be read shows nothing
                continue;
            }
        }
        return Optional.empty();
    }

    private static boolean gives(MapEvent event) {
        for (EventPage page : event.pages()) {
            var command = page.eventCommands().cursor();
            while (command.next()) {
                if (command.code() == Code.CHANGE_ITEMS) {
                    return true;
                }
            }
        }
        return false;
    }
}
