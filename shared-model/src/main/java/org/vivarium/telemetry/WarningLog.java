package org.vivarium.telemetry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The warnings of an open game, each told once: in the log when it is found, and here for the
 * window. Any thread may add and read.
 */
public final class WarningLog {
    /** Starting the logging framework takes longer than opening a game: it waits for a warning. */
    private static final class Log {
        static final Logger OUT = LoggerFactory.getLogger("vivarium.warnings");
    }

    /** Further warnings are counted, not kept. */
    private static final int MAX = 2000;

    private record Key(String place, String message) {}

    private final List<Warning> warnings = new ArrayList<>();
    private final Set<Key> told = new HashSet<>();
    private volatile int count;
    private volatile Executor printer = Runnable::run;

    /**
     * Lets another thread write the log's lines: the first one starts the logging framework, and a
     * slow console makes each one wait. Whoever adds a warning never does then.
     */
    public void printOn(Executor executor) {
        printer = executor;
    }

    /** Tells a warning unless the same words about the same place were told before. */
    public synchronized void add(Warning warning) {
        if (told.size() >= MAX || !told.add(new Key(warning.place(), warning.message()))) {
            return;
        }
        warnings.add(warning);
        count = warnings.size();
        printer.execute(() -> Log.OUT.warn("{}", warning));
    }

    public void add(Domain source, String place, String message) {
        add(new Warning(source, place, message, -1));
    }

    /** How many different warnings there are; cheap enough to ask every pulse. */
    public int count() {
        return count;
    }

    public synchronized List<Warning> all() {
        return List.copyOf(warnings);
    }
}
