package org.vivarium.app.dock;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Gives the panels that can be seen their turns: each at most 30 times a second, and in one pulse
 * of the window only as many as leave room for the game's picture. With many panels open each has
 * its turn less often, rather than all of them in one long pulse.
 */
final class PanelTurns {
    /** Panels that may have a turn in one pulse; what they change is laid out behind it. */
    private static final int MOST = 3;

    private static final long ROOM_NANOS = 1_500_000;
    private static final long PULSE_NANOS = 1_000_000_000L / 31;

    /** Something that wants turns while it is seen. */
    static final class Seat {
        private final Runnable turn;
        private long last;

        Seat(Runnable turn) {
            this.turn = turn;
        }
    }

    private final List<Seat> seats = new ArrayList<>();
    private final LongSupplier clock;
    private int next;

    PanelTurns() {
        this(System::nanoTime);
    }

    /**
     * @param clock nanoseconds, by which a pulse is seen to be full
     */
    PanelTurns(LongSupplier clock) {
        this.clock = clock;
    }

    void add(Seat seat) {
        seats.add(seat);
    }

    /** From now on it has no turn, not even in a pulse that has begun. */
    void remove(Seat seat) {
        seats.remove(seat);
    }

    /**
     * A pulse of the window.
     *
     * @param now when it began, in nanoseconds
     */
    void pulse(long now) {
        long began = clock.getAsLong();
        int turns = 0;
        for (int looked = seats.size(); looked > 0 && !seats.isEmpty(); looked--) {
            next %= seats.size();
            Seat seat = seats.get(next);
            next++;
            if (now - seat.last >= PULSE_NANOS) {
                seat.last = now;
                seat.turn.run();
                turns++;
                if (turns == MOST || clock.getAsLong() - began > ROOM_NANOS) {
                    return;
                }
            }
        }
    }
}
