package org.vivarium.app.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.animation.AnimationTimer;
import org.vivarium.app.session.PlaySession;
import org.vivarium.control.LoopRequest;
import org.vivarium.control.Speed;
import org.vivarium.engine.input.InputSource;
import org.vivarium.telemetry.runtime.LiveSet;
import org.vivarium.telemetry.runtime.ProcessMemory;
import org.vivarium.telemetry.runtime.RuntimeFeed;

/**
 * A long run as fast as frames go, every panel seen: what lives in the heap must not grow once all
 * is warm. The numbers are the recorder's own: after each tenth of the run a whole collection, and
 * the live set that the runtime feed reports of it.
 */
public final class Soak {
    private static final int PARTS = 10;
    private static final long PATIENCE_NANOS = 90_000_000_000L;

    /** Parts at the start that may grow: caches fill, classes load, the slow frames find room. */
    private static final int WARM_UP_PARTS = 2;

    /** Parts of which the least live set counts. */
    private static final int FLOOR_PARTS = 3;

    /**
     * What two floors may differ by without anything growing: the collector counts whole regions.
     */
    private static final long NOISE_BYTES = 4_000_000;

    private final Path game;
    private final InputSource script;
    private final long nanos;
    private volatile boolean succeeded;

    /**
     * @param game null for the sample
     * @param minutes how long to run, by the clock
     */
    public Soak(Path game, InputSource script, double minutes) {
        this.game = game;
        this.script = script;
        nanos = (long) (minutes * 60e9);
    }

    /** Whether the run came to its end and the heap did not grow. */
    public boolean succeeded() {
        return succeeded;
    }

    public void begin(Shell shell) {
        shell.stayOpen();
        shell.script(script);
        shell.arrange(OpenPanels.all(shell.panels()));
        if (game == null) {
            shell.openSample();
        } else {
            shell.open(game);
        }
        new Run(shell).start();
    }

    private final class Run extends AnimationTimer {
        private final Shell shell;
        private final long begun = System.nanoTime();
        private final RuntimeFeed feed = new RuntimeFeed();
        private final ProcessMemory memory = new ProcessMemory();
        private final List<Long> live = new ArrayList<>();
        private FrameTimes frames;
        private long started;
        private long collecting = -1;

        Run(Shell shell) {
            this.shell = shell;
            feed.start();
        }

        @Override
        public void handle(long now) {
            PlaySession session = shell.session();
            boolean fault = session != null && session.status().fault() != null;
            if (fault || session == null && System.nanoTime() - begun > PATIENCE_NANOS) {
                System.err.println("tour: the game did not start or stopped");
                end();
            } else if (session != null) {
                follow(session);
            }
        }

        private void follow(PlaySession session) {
            if (frames == null) {
                frames = new FrameTimes(session.frames());
                started = System.nanoTime();
                session.control().offer(new LoopRequest.SetSpeed(Speed.TURBO));
                printHead();
            }
            frames.update();
            if (collecting < 0
                    && System.nanoTime() - started >= nanos / PARTS * (live.size() + 1)) {
                collecting = System.nanoTime();
                System.gc();
            }
            if (collecting >= 0) {
                takeLiveSet(session);
            }
        }

        /** Waits for the feed to tell of the collection just made. */
        private void takeLiveSet(PlaySession session) {
            List<LiveSet> sets = feed.liveSets();
            if (sets.isEmpty() || sets.getLast().atNanos() < collecting) {
                return;
            }
            collecting = -1;
            live.add(sets.getLast().after());
            frames.endRound();
            printRow(session, sets.getLast());
            frames.clear();
            if (live.size() == PARTS) {
                judge();
                end();
            }
        }

        private static void printHead() {
            System.out.printf(
                    "%7s %12s %9s %9s %9s %9s %9s %9s %6s%n",
                    "minutes", "frames", "live MB", "before", "rss MB", "p50 µs", "p99 µs",
                    "B/frame", "slow");
        }

        private void printRow(PlaySession session, LiveSet set) {
            System.out.printf(
                    "%7.1f %,12d %9.2f %9.1f %9.0f %9.1f %9.1f %9.1f %6d%n",
                    (System.nanoTime() - started) / 60e9,
                    session.status().frames(),
                    set.after() / 1e6,
                    set.before() / 1e6,
                    memory.resident() / 1e6,
                    frames.micros(50),
                    frames.micros(99),
                    frames.bytesPerFrame(),
                    session.slowFrames().count());
        }

        private void judge() {
            long first = floor(WARM_UP_PARTS);
            long last = floor(PARTS - FLOOR_PARTS);
            succeeded = last - first < NOISE_BYTES;
            System.out.printf(
                    "tour: live set %.2f MB after warm-up, %.2f MB at the end: %s%n",
                    first / 1e6, last / 1e6, succeeded ? "no growth" : "it GROWS");
        }

        /** The least live set of a few parts: what is being drawn just then lies above it. */
        private long floor(int from) {
            return Collections.min(live.subList(from, from + FLOOR_PARTS));
        }

        private void end() {
            stop();
            feed.close();
            shell.quit();
        }
    }
}
