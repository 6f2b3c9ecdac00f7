package org.vivarium.engine.debug;

import java.util.Arrays;
import org.vivarium.engine.Engine;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ProgramRef;

/**
 * Looks after watched switches and variables: compares them between any two commands, so that the
 * code that writes them is the same whether somebody watches or not. A change belongs to the
 * command that ran last, or to no event when none has run since the last look.
 */
final class Watches {

    private static final int SWITCH = 1 << 30;

    private final Engine engine;
    private final WriteLog log;

    /** Ids watched, switches with a bit of their own, and the value each had at the last look. */
    private int[] watched = {};

    private int[] values = {};
    private ProgramRef writer;
    private int line;

    Watches(Engine engine, WriteLog log) {
        this.engine = engine;
        this.log = log;
    }

    boolean isEmpty() {
        return watched.length == 0;
    }

    void set(boolean isSwitch, int id, boolean on) {
        int key = isSwitch ? id | SWITCH : id;
        int at = Arrays.stream(watched).boxed().toList().indexOf(key);
        if (on && at < 0) {
            watched = Arrays.copyOf(watched, watched.length + 1);
            values = Arrays.copyOf(values, watched.length);
            watched[watched.length - 1] = key;
            values[watched.length - 1] = value(key);
        } else if (!on && at >= 0) {
            int last = watched.length - 1;
            watched[at] = watched[last];
            values[at] = values[last];
            watched = Arrays.copyOf(watched, last);
            values = Arrays.copyOf(values, last);
        }
    }

    private int value(int key) {
        return (key & SWITCH) == 0
                ? engine.state.variables.get(key)
                : engine.state.switches.get(key & ~SWITCH) ? 1 : 0;
    }

    /** A command is about to run: what changed until now was written by the one before. */
    void before(Interpreter interpreter) {
        look();
        writer = interpreter.program().ref();
        line = interpreter.command();
    }

    /** Writes down what has changed since the last look. */
    void look() {
        for (int n = 0; n < watched.length; n++) {
            int now = value(watched[n]);
            if (now != values[n]) {
                boolean isSwitch = (watched[n] & SWITCH) != 0;
                log.add(
                        engine.frames(),
                        isSwitch,
                        watched[n] & ~SWITCH,
                        values[n],
                        now,
                        writer,
                        line);
                values[n] = now;
            }
        }
        writer = null;
    }
}
