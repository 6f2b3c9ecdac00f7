package org.vivarium.telemetry;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Hands the newest complete value from one writer thread to one reader thread; neither ever waits.
 * Three values are made once and change places: the writer fills one, the reader looks at one, the
 * third is the newest finished one.
 */
public final class TripleBuffer<T> {
    private static final int FRESH = 4;
    private static final int INDEX = 3;

    private final Object[] values = new Object[3];

    /** Index of the value in the middle, with {@link #FRESH} when the reader hasn't seen it. */
    private final AtomicInteger middle = new AtomicInteger(1);

    private int back;
    private int front = 2;

    public TripleBuffer(Supplier<T> maker) {
        for (int i = 0; i < values.length; i++) {
            values[i] = maker.get();
        }
    }

    /** The value the writer fills; only for the writer's thread. */
    public T back() {
        return valueAt(back);
    }

    /** Makes {@link #back} the newest complete value. */
    public void publish() {
        back = middle.getAndSet(back | FRESH) & INDEX;
    }

    /** True when something was published since the last {@link #latest}. */
    public boolean hasNew() {
        return (middle.get() & FRESH) != 0;
    }

    /**
     * The newest complete value; only for the reader's thread, and only valid until it calls this
     * again.
     */
    public T latest() {
        if (hasNew()) {
            front = middle.getAndSet(front) & INDEX;
        }
        return valueAt(front);
    }

    /** All three values, for a reader that prepares something for each once. */
    public T valueAt(int index) {
        @SuppressWarnings("unchecked")
        T value = (T) values[index];
        return value;
    }
}
