package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.assets.game.GameOpenException;

/**
 * One search over all files, on a thread of its own. What it finds waits until the window takes it;
 * it can be cancelled at any time.
 */
final class SearchRun {
    /** Nobody reads more; the search ends there. */
    static final int MOST = 20_000;

    private static final Logger LOG = LoggerFactory.getLogger(SearchRun.class);

    /** How a search ended, or that it hasn't. */
    enum State {
        RUNNING,
        DONE,
        CANCELLED,
        /** Too much was found; the rest was left out. */
        FULL
    }

    private final Scanner scanner;
    private final List<SearchedFile> files;
    private final Queue<Hit> waiting = new ConcurrentLinkedQueue<>();
    private final Queue<String> problems = new ConcurrentLinkedQueue<>();
    private final AtomicInteger found = new AtomicInteger();
    private final AtomicInteger read = new AtomicInteger();
    private final long begun = System.nanoTime();
    private volatile long ended;
    private volatile State state = State.RUNNING;

    SearchRun(Scanner scanner, List<SearchedFile> files) {
        this.scanner = scanner;
        this.files = files;
    }

    void start() {
        Thread.ofPlatform().daemon().name("search").priority(Thread.MIN_PRIORITY).start(this::run);
    }

    /** Looks through all files on the calling thread. */
    void run() {
        for (SearchedFile file : files) {
            if (state != State.RUNNING) {
                break;
            }
            try {
                scanner.scan(file, file.opening().open(), this::add, this::isOver);
            } catch (GameOpenException e) {
                problems.add(e.getMessage());
            } catch (RuntimeException e) {
                LOG.warn("{} could not be searched", file.title(), e);
                problems.add(file.title() + ": " + e);
            }
            read.incrementAndGet();
        }
        ended = System.nanoTime();
        if (state == State.RUNNING) {
            state = State.DONE;
        }
    }

    private void add(Hit hit) {
        waiting.add(hit);
        if (found.incrementAndGet() >= MOST && state == State.RUNNING) {
            state = State.FULL;
        }
    }

    private boolean isOver() {
        return state != State.RUNNING;
    }

    void cancel() {
        if (state == State.RUNNING) {
            state = State.CANCELLED;
        }
    }

    State state() {
        return state;
    }

    /** What was found since the last time, at most so much. */
    List<Hit> take(int most) {
        var taken = new ArrayList<Hit>();
        while (taken.size() < most) {
            Hit hit = waiting.poll();
            if (hit == null) {
                break;
            }
            taken.add(hit);
        }
        return taken;
    }

    /** Whether something found hasn't been taken yet. */
    boolean hasMore() {
        return !waiting.isEmpty();
    }

    int found() {
        return found.get();
    }

    /** Files looked through so far. */
    int filesRead() {
        return read.get();
    }

    int files() {
        return files.size();
    }

    /** What could not be read. */
    List<String> problems() {
        return List.copyOf(problems);
    }

    long millis() {
        return ((ended == 0 ? System.nanoTime() : ended) - begun) / 1_000_000;
    }
}
