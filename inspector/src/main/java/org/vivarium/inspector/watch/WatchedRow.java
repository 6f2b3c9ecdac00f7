package org.vivarium.inspector.watch;

import java.util.Optional;
import org.vivarium.control.Watchable;
import org.vivarium.control.Watchable.Kind;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;

/** What of the running game is watched when somebody asks to watch a row of the files. */
public final class WatchedRow {
    private WatchedRow() {}

    /** A switch, a variable, pieces of an item, an actor's HP. */
    public static Optional<Watchable> of(Target target, int id) {
        return switch (target) {
            case SWITCH -> Optional.of(new Watchable(Kind.SWITCH, id));
            case VARIABLE -> Optional.of(new Watchable(Kind.VARIABLE, id));
            case ITEM -> Optional.of(new Watchable(Kind.ITEM, id));
            case ACTOR -> Optional.of(new Watchable(Kind.ACTOR_HP, id));
            default -> Optional.empty();
        };
    }

    /** Watches the row a place lies in; says so when its kind has nothing to watch. */
    public static void watch(PanelContext context, Address place) {
        Optional<Watchable> value =
                place == null || context.game().get() == null
                        ? Optional.empty()
                        : Addresses.sought(context.game().get(), place)
                                .flatMap(sought -> of(sought.target(), sought.id()));
        value.ifPresentOrElse(
                context.watches()::watch, () -> context.notifier().info(Texts.of("watch.notThis")));
    }

    /** Watches what is looked at. */
    public static void watchVisited(PanelContext context) {
        var visit = context.navigator().visit().get();
        watch(context, visit == null ? null : visit.place());
    }
}
