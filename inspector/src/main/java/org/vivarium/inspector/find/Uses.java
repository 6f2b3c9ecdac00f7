package org.vivarium.inspector.find;

import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Visit;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.place.Addresses;

/** Shows who uses what is looked at: the row, the common event or the map. */
public final class Uses {
    private Uses() {}

    public static void ofVisited(PanelContext context) {
        Visit visit = context.navigator().visit().get();
        GameFiles game = context.game().get();
        if (visit == null || game == null) {
            context.notifier().info(Texts.of("find.nothingChosen"));
            return;
        }
        Addresses.sought(game, visit.place())
                .ifPresentOrElse(
                        context.searches()::usedBy,
                        () -> context.notifier().info(Texts.of("find.noUses")));
    }
}
