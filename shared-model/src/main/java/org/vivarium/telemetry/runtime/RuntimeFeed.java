package org.vivarium.telemetry.runtime;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;

/**
 * What the JVM's own recorder tells while somebody listens: pauses of the collector, the live set
 * after each collection, allocation by class. Events come about a second late, but with the time at
 * which they happened.
 */
public final class RuntimeFeed implements AutoCloseable {
    private static final int MAX_PAUSES = 512;
    private static final int MAX_CLASSES = 4000;

    private final Instant zeroInstant = Instant.now();
    private final long zeroNanos = System.nanoTime();
    private final ArrayDeque<Pause> pauses = new ArrayDeque<>();
    private final ArrayDeque<LiveSet> liveSets = new ArrayDeque<>();
    private final Map<String, Long> classes = new HashMap<>();
    private RecordingStream stream;
    private boolean closed;
    private long heapBefore;

    /** Begins to listen, in the background: starting the recorder takes a while. */
    public void start() {
        Thread.ofPlatform().daemon().name("runtime-feed").start(this::listen);
    }

    private void listen() {
        var events = new RecordingStream();
        synchronized (this) {
            if (closed) {
                events.close();
                return;
            }
            stream = events;
        }
        events.setMaxAge(Duration.ofSeconds(10));
        events.enable("jdk.GCPhasePause").withoutStackTrace();
        events.enable("jdk.GCHeapSummary").withoutStackTrace();
        events.enable("jdk.ObjectAllocationSample").withoutStackTrace().with("throttle", "200/s");
        events.onEvent("jdk.GCPhasePause", this::pause);
        events.onEvent("jdk.GCHeapSummary", this::heap);
        events.onEvent("jdk.ObjectAllocationSample", this::allocation);
        events.start();
    }

    private long nanosOf(Instant time) {
        return zeroNanos + Duration.between(zeroInstant, time).toNanos();
    }

    private synchronized void pause(RecordedEvent event) {
        addBounded(
                pauses,
                new Pause(
                        nanosOf(event.getStartTime()),
                        event.getDuration().toNanos(),
                        event.getString("name")));
    }

    private synchronized void heap(RecordedEvent event) {
        if ("Before GC".equals(event.getString("when"))) {
            heapBefore = event.getLong("heapUsed");
        } else {
            addBounded(
                    liveSets,
                    new LiveSet(
                            nanosOf(event.getStartTime()), heapBefore, event.getLong("heapUsed")));
        }
    }

    private static <T> void addBounded(ArrayDeque<T> queue, T value) {
        if (queue.size() == MAX_PAUSES) {
            queue.removeFirst();
        }
        queue.addLast(value);
    }

    private synchronized void allocation(RecordedEvent event) {
        RecordedClass type = event.getClass("objectClass");
        if (type != null && (classes.size() < MAX_CLASSES || classes.containsKey(type.getName()))) {
            classes.merge(type.getName(), event.getLong("weight"), Long::sum);
        }
    }

    public synchronized List<Pause> pauses() {
        return List.copyOf(pauses);
    }

    public synchronized List<LiveSet> liveSets() {
        return List.copyOf(liveSets);
    }

    /** The classes most was allocated of since listening began, most first. */
    public synchronized List<ClassAllocation> classes(int most) {
        var all = new ArrayList<ClassAllocation>();
        classes.forEach((name, bytes) -> all.add(new ClassAllocation(readable(name), bytes)));
        all.sort((a, b) -> Long.compare(b.bytes(), a.bytes()));
        return List.copyOf(all.subList(0, Math.min(most, all.size())));
    }

    /** "[I" is "int[]", "[Ljava.lang.String;" is "String[]". */
    static String readable(String name) {
        int dimensions = 0;
        while (dimensions < name.length() && name.charAt(dimensions) == '[') {
            dimensions++;
        }
        String element = name.substring(dimensions);
        if (dimensions > 0) {
            element =
                    switch (element.charAt(0)) {
                        case 'B' -> "byte";
                        case 'C' -> "char";
                        case 'D' -> "double";
                        case 'F' -> "float";
                        case 'I' -> "int";
                        case 'J' -> "long";
                        case 'S' -> "short";
                        case 'Z' -> "boolean";
                        default -> element.substring(1, element.length() - 1);
                    };
        }
        return element.substring(element.lastIndexOf('.') + 1) + "[]".repeat(dimensions);
    }

    @Override
    public void close() {
        RecordingStream toClose;
        synchronized (this) {
            closed = true;
            toClose = stream;
        }
        if (toClose != null) {
            Thread.ofPlatform().daemon().name("runtime-feed-close").start(toClose::close);
        }
    }
}
