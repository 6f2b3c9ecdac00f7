package org.vivarium.control;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The one way from the window into a running engine: a bounded queue of requests. Any thread
 * offers; only the engine thread takes, between two frames. A full queue refuses, it never blocks.
 */
public final class ControlQueue {
    private static final int CAPACITY = 256;
    private static final Consumer<Answer> NOBODY = answer -> {};

    /**
     * A request waiting to be served.
     *
     * @param whenServed called on the engine thread with the answer; must be short
     */
    public record Pending(Request request, Consumer<Answer> whenServed) {}

    private final ArrayBlockingQueue<Pending> waiting = new ArrayBlockingQueue<>(CAPACITY);

    /** Asks without caring for the answer; false when the queue is full. */
    public boolean offer(Request request) {
        return offer(request, NOBODY);
    }

    /** Asks; the answer arrives on the engine thread. False when the queue is full. */
    public boolean offer(Request request, Consumer<Answer> whenServed) {
        return waiting.offer(new Pending(request, whenServed));
    }

    /** The next request, or null when none waits. */
    public Pending poll() {
        return waiting.poll();
    }

    /** The next request, waiting up to this long for one; null when none came. */
    public Pending await(long millis) throws InterruptedException {
        return waiting.poll(millis, TimeUnit.MILLISECONDS);
    }
}
