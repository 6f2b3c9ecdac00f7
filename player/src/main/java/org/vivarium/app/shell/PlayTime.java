package org.vivarium.app.shell;

import java.nio.file.Path;
import org.vivarium.app.user.PlayLog;

/** Measures how long a game is played, pauses left out, and keeps it once a minute. */
final class PlayTime {
    private static final long SECOND = 1_000_000_000L;
    private static final long KEPT_AFTER = 60 * SECOND;

    /** A gap longer than this is no play: the machine slept. */
    private static final long LONGEST_PULSE = SECOND;

    private final PlayLog log;
    private Path game;
    private long nanos;
    private long last;

    PlayTime(PlayLog log) {
        this.log = log;
    }

    void begin(Path game) {
        this.game = game;
        nanos = 0;
        last = 0;
        keep();
    }

    /**
     * @param now of a clock that only grows, in nanoseconds
     */
    void pulse(long now, boolean paused) {
        if (game == null) {
            return;
        }
        if (!paused && last != 0) {
            nanos += Math.min(now - last, LONGEST_PULSE);
        }
        last = now;
        if (nanos >= KEPT_AFTER) {
            keep();
        }
    }

    void end() {
        if (game != null) {
            keep();
            game = null;
        }
    }

    private void keep() {
        log.add(game, nanos / SECOND, System.currentTimeMillis());
        nanos %= SECOND;
    }
}
