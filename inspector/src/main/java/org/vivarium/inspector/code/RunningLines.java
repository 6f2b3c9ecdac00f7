package org.vivarium.inspector.code;

import java.util.HashSet;
import java.util.Set;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.Watch;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.Database;
import org.vivarium.model.Troop;
import org.vivarium.model.refs.RowAddress;
import org.vivarium.telemetry.snapshot.CallStackSnapshot;
import org.vivarium.telemetry.snapshot.CallStackSnapshot.Runner;
import org.vivarium.telemetry.snapshot.CallStackSnapshot.Source;
import org.vivarium.telemetry.snapshot.Topic;

/** Which lines the engine's interpreters stand at. */
final class RunningLines implements Watch {
    private final PanelContext context;
    private final TopicWatch<CallStackSnapshot> watch;

    RunningLines(PanelContext context) {
        this.context = context;
        watch = new TopicWatch<>(context, Topic.CALL_STACKS);
    }

    @Override
    public void start() {
        watch.start();
    }

    @Override
    public void stop() {
        watch.stop();
    }

    /** The lines of a page that some interpreter runs next. */
    Set<Integer> of(CodePage page) {
        var lines = new HashSet<Integer>();
        CallStackSnapshot stacks = watch.latest();
        GameFiles game = context.game().get();
        for (int i = 0; stacks != null && game != null && i < stacks.count; i++) {
            if (page.address().equals(address(game, stacks, i))) {
                lines.add(stacks.line[i]);
            }
        }
        return lines;
    }

    /** How a page runs and how many commands of it have run; empty when it isn't running. */
    String tier(CodePage page) {
        CallStackSnapshot stacks = watch.latest();
        GameFiles game = context.game().get();
        for (int i = 0; stacks != null && game != null && i < stacks.count; i++) {
            if (page.address().equals(address(game, stacks, i))) {
                return Texts.of(
                        stacks.compiled[i] ? "code.tier.compiled" : "code.tier.interpreted",
                        Units.count(stacks.ran[i]));
            }
        }
        return "";
    }

    /** Where the foreground is, in battle or on the map; null when it runs nothing of the files. */
    Address foreground() {
        CallStackSnapshot stacks = watch.latest();
        GameFiles game = context.game().get();
        Address top = null;
        for (int i = 0; stacks != null && game != null && i < stacks.count; i++) {
            int runner = stacks.runner[i];
            Address page = address(game, stacks, i);
            boolean front =
                    runner == Runner.FOREGROUND.ordinal() || runner == Runner.BATTLE.ordinal();
            if (front && page != null) {
                top = page.at(Level.COMMAND, stacks.line[i]);
            }
        }
        return top;
    }

    private static Address address(GameFiles game, CallStackSnapshot stacks, int i) {
        return list(game, stacks.source[i], stacks.a[i], stacks.b[i], stacks.c[i]);
    }

    /**
     * A command by the numbers snapshots name lists with; null when it is in none of the files.
     *
     * @param source ordinal of {@link Source}
     */
    static Address place(PanelContext context, int source, int a, int b, int c, int line) {
        GameFiles game = context.game().get();
        Address list = game == null || source < 0 ? null : list(game, source, a, b, c);
        return list == null ? null : list.at(Level.COMMAND, line);
    }

    private static Address list(GameFiles game, int source, int a, int b, int c) {
        Address database = Addresses.database(game);
        return switch (Source.at(source)) {
            case COMMON_EVENT -> RowAddress.of(database, Database.COMMONEVENTS, a);
            case MAP_PAGE -> Addresses.map(game, a).at(Level.EVENT, b).at(Level.PAGE, c);
            case TROOP_PAGE ->
                    RowAddress.of(RowAddress.of(database, Database.TROOPS, a), Troop.PAGES, b);
            case INLINE -> null;
        };
    }
}
