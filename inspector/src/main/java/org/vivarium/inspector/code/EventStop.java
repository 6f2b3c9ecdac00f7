package org.vivarium.inspector.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.Watch;
import org.vivarium.model.Address;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Reason;
import org.vivarium.telemetry.snapshot.Topic;

/** Where an event of the running game stands still, as far as it has been looked at. */
public final class EventStop implements Watch {
    private static final long NONE = -1;

    private final PanelContext context;
    private final TopicWatch<DebuggerSnapshot> watch;
    private long seen = NONE;
    private Address place;
    private List<StackLine> stack = List.of();
    private Reason reason = Reason.BREAKPOINT;
    private CommandPlaces places;
    private GameFiles placesOf;

    public EventStop(PanelContext context) {
        this.context = context;
        watch = new TopicWatch<>(context, Topic.DEBUGGER);
    }

    @Override
    public void start() {
        watch.start();
    }

    @Override
    public void stop() {
        watch.stop();
    }

    /** The newest there is of the debugger; null when nothing is. */
    DebuggerSnapshot latest() {
        return watch.latest();
    }

    /** Looks again; whether an event stands still elsewhere than before, or none does any more. */
    public boolean changed() {
        DebuggerSnapshot now = watch.latest();
        long next = now == null || !now.held ? NONE : now.stops;
        if (next == seen) {
            return false;
        }
        seen = next;
        place = null;
        stack = List.of();
        if (next != NONE) {
            place = RunningLines.place(context, now.source, now.a, now.b, now.c, now.line);
            reason = Reason.at(now.reason);
            var lines = new ArrayList<StackLine>();
            for (int n = 0; n < now.frames; n++) {
                lines.add(StackLine.of(context, now, n));
            }
            stack = lines;
        }
        return true;
    }

    /** An event stands still. */
    public boolean held() {
        return seen != NONE;
    }

    /** The command an event is about to run; null when none stands still in the game's files. */
    public Address place() {
        return place;
    }

    /** The lists around where it stands, the outermost first. */
    List<StackLine> stack() {
        return stack;
    }

    /** Why it stands, in words. */
    String reason() {
        return Texts.of("code.reason." + reason.name().toLowerCase(Locale.ROOT));
    }

    /** Tells the place to the user; empty when no event stands still. */
    public String words() {
        if (!held()) {
            return "";
        }
        return place == null
                ? Texts.of("code.stoppedInline")
                : Texts.of("code.stoppedIn", owner(place), Integer.toString(place.number() + 1));
    }

    /** Whose a command is. */
    private String owner(Address command) {
        return places().ownerOnly(command);
    }

    /** A list around in words, with its line. */
    String words(StackLine line) {
        return line.isInline()
                ? Texts.of("code.inline", Integer.toString(line.line() + 1))
                : places().owner(line.place());
    }

    private CommandPlaces places() {
        GameFiles game = context.game().get();
        if (places == null || placesOf != game) {
            places = new CommandPlaces(game);
            placesOf = game;
        }
        return places;
    }
}
