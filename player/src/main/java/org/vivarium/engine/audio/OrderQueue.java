package org.vivarium.engine.audio;

import org.vivarium.telemetry.PaddedCounters;

/**
 * Orders on their way from the engine's thread to the mixer's: a ring of slots made once, one
 * writer and one reader, no lock and nothing allocated. When it fills up, sound effects are refused
 * first, so that an order about music always finds a slot.
 */
final class OrderQueue {

    /** One order; which fields count follows from its kind. */
    static final class Slot {
        OrderKind kind = OrderKind.STOP_SOUNDS;
        String name = "";
        int volume;
        int tempo;
        int balance;
        int milliseconds;
    }

    /** Slots no sound effect may take. */
    private static final int RESERVED = 64;

    private final Slot[] slots;

    /** Orders written, read and refused since the start; each is counted by one thread. */
    private static final int WRITTEN = 0;

    private static final int READ = 1;
    private static final int REFUSED = 2;

    private final PaddedCounters counters = new PaddedCounters(3);

    /**
     * @param capacity a power of two above {@link #RESERVED}
     */
    OrderQueue(int capacity) {
        slots = new Slot[capacity];
        for (int i = 0; i < capacity; i++) {
            slots[i] = new Slot();
        }
    }

    /**
     * Writes one order.
     *
     * @return whether there was room for it
     */
    boolean offer(
            OrderKind kind, String name, int volume, int tempo, int balance, int milliseconds) {
        long at = counters.own(WRITTEN);
        long room = slots.length - (at - counters.get(READ));
        if (room <= (kind == OrderKind.PLAY_SOUND ? RESERVED : 0)) {
            counters.add(REFUSED, 1);
            return false;
        }
        Slot slot = slot(at);
        slot.kind = kind;
        slot.name = name;
        slot.volume = volume;
        slot.tempo = tempo;
        slot.balance = balance;
        slot.milliseconds = milliseconds;
        counters.publish(WRITTEN, at + 1);
        return true;
    }

    /** The oldest order, null when there is none; it stays valid until {@link #taken}. */
    Slot peek() {
        long at = counters.own(READ);
        return at == counters.get(WRITTEN) ? null : slot(at);
    }

    private Slot slot(long order) {
        return slots[(int) order & slots.length - 1];
    }

    /** Gives the slot of {@link #peek} back. */
    void taken() {
        counters.publish(READ, counters.own(READ) + 1);
    }

    /** Orders that found no room so far. */
    int refused() {
        return (int) counters.get(REFUSED);
    }
}
