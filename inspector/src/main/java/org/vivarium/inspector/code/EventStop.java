package org.vivarium.inspector.code;

import java.util.Objects;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.Watch;
import org.vivarium.model.Address;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** Where an event of the running game stands still, as far as it has been looked at. */
public final class EventStop implements Watch {
    private final PanelContext context;
    private final TopicWatch<DebuggerSnapshot> watch;
    private Address place;

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

    /** Looks again; whether an event stands still elsewhere than before, or none does any more. */
    public boolean changed() {
        DebuggerSnapshot now = watch.latest();
        Address next =
                now == null || !now.held
                        ? null
                        : RunningLines.place(context, now.source, now.a, now.b, now.c, now.line);
        if (Objects.equals(next, place)) {
            return false;
        }
        place = next;
        return true;
    }

    /** The command an event is about to run; null when none stands still. */
    public Address place() {
        return place;
    }

    /** Tells the place to the user; empty when no event stands still. */
    public String words() {
        if (place == null) {
            return "";
        }
        String line = Integer.toString(place.number() + 1);
        try {
            CodeOwner owner = CodeOwner.of(context.game().get(), place);
            return owner == null
                    ? Texts.of("code.stopped", line)
                    : Texts.of("code.stoppedIn", String.join(", ", owner.around()), line);
        } catch (GameOpenException e) {
            return Texts.of("code.stopped", line);
        }
    }
}
