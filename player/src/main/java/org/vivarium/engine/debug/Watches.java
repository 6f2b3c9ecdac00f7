package org.vivarium.engine.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.vivarium.control.CommandTime;
import org.vivarium.control.Watchable;
import org.vivarium.engine.Engine;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/**
 * Looks after watched values: compares them between any two commands, so that the code that writes
 * them is the same whether somebody watches or not. A change belongs to the command that ran last,
 * or to no event when none has run since the last look.
 */
final class Watches {

    /** A value and what it was at the last look. */
    private static final class Watched {
        final Watchable value;
        boolean stops;
        int number;
        String text;

        Watched(Watchable value) {
            this.value = value;
        }
    }

    private final Engine engine;
    private final CommandClock clock;
    private final Values values;
    private final WriteLog log;
    private final List<Watched> watched = new ArrayList<>();
    private ProgramRef writer;
    private int line;

    /** The writer's place in its frame. */
    private int order;

    private boolean stopWritten;

    /**
     * @param clock tells the moment
     */
    Watches(Engine engine, CommandClock clock, Values values, WriteLog log) {
        this.engine = engine;
        this.clock = clock;
        this.values = values;
        this.log = log;
    }

    /** The same watches over another engine; both write into the same log. */
    Watches over(Engine other, CommandClock otherClock, Values otherValues, WriteLog otherLog) {
        Watches copy = new Watches(other, otherClock, otherValues, otherLog);
        watched.forEach(w -> copy.set(w.value, w.stops));
        return copy;
    }

    boolean isEmpty() {
        return watched.isEmpty();
    }

    void set(Watchable value, boolean stops) {
        Watched found = find(value);
        if (found == null) {
            found = new Watched(value);
            watched.add(found);
            take(found);
        }
        found.stops = stops;
    }

    void remove(Watchable value) {
        watched.remove(find(value));
        log.forget(value);
    }

    private Watched find(Watchable value) {
        return watched.stream().filter(w -> w.value.equals(value)).findFirst().orElse(null);
    }

    private void take(Watched one) {
        one.number = values.number(one.value);
        one.text = values.text(one.value);
    }

    /** The state was replaced: values are taken as they are, nobody wrote them. */
    void settle() {
        watched.forEach(this::take);
        writer = null;
        stopWritten = false;
    }

    /** A command is about to run: what changed until now was written by the one before. */
    void before(Interpreter interpreter) {
        look();
        writer = interpreter.program().ref();
        line = interpreter.command();
        order = clock.order();
    }

    /** Writes down what has changed since the last look. */
    void look() {
        look(false);
        writer = null;
    }

    /** Writes down what somebody has just set by hand. */
    void lookAtHand() {
        look(true);
    }

    private void look(boolean byHand) {
        for (int n = 0; n < watched.size(); n++) {
            Watched one = watched.get(n);
            int number = values.number(one.value);
            String text = values.text(one.value);
            if (number != one.number || text != one.text && !Objects.equals(text, one.text)) {
                log.add(write(one, number, text, byHand));
                stopWritten |= one.stops && !byHand;
                one.number = number;
            }
            one.text = text;
        }
    }

    private Write write(Watched one, int number, String text, boolean byHand) {
        String scene = engine.scenes.current().label();
        boolean event = writer != null && !byHand;
        Writer by =
                event
                        ? Writer.event(writer, line, scene)
                        : byHand ? Writer.hand(scene) : Writer.noEvent(scene);
        int at = event ? order : clock.order();
        CommandTime time = new CommandTime(clock.frame(), at);
        return new Write(time, one.value, one.number, number, one.text, text, by);
    }

    /** Whether a value whose writes stop events was written since this was asked last. */
    boolean takeStop() {
        boolean was = stopWritten;
        stopWritten = false;
        return was;
    }

    void fill(WriteSnapshot snapshot) {
        log.fill(snapshot);
        snapshot.values = Math.min(watched.size(), WriteSnapshot.MAX_VALUES);
        for (int n = 0; n < snapshot.values; n++) {
            Watchable value = watched.get(n).value;
            snapshot.valueKind[n] = value.kind().ordinal();
            snapshot.valueId[n] = value.id();
            snapshot.value[n] = values.number(value);
            snapshot.valueText[n] = values.text(value);
        }
    }
}
