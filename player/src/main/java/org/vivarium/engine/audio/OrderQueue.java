package org.vivarium.engine.audio;

import java.util.concurrent.atomic.AtomicInteger;

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
    private final AtomicInteger written = new AtomicInteger();
    private final AtomicInteger read = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

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
        int at = written.getPlain();
        int room = slots.length - (at - read.getAcquire());
        if (room <= (kind == OrderKind.PLAY_SOUND ? RESERVED : 0)) {
            refused.getAndIncrement();
            return false;
        }
        Slot slot = slots[at & slots.length - 1];
        slot.kind = kind;
        slot.name = name;
        slot.volume = volume;
        slot.tempo = tempo;
        slot.balance = balance;
        slot.milliseconds = milliseconds;
        written.setRelease(at + 1);
        return true;
    }

    /** The oldest order, null when there is none; it stays valid until {@link #taken}. */
    Slot peek() {
        int at = read.getPlain();
        return at == written.getAcquire() ? null : slots[at & slots.length - 1];
    }

    /** Gives the slot of {@link #peek} back. */
    void taken() {
        read.setRelease(read.getPlain() + 1);
    }

    /** Orders that found no room so far. */
    int refused() {
        return refused.get();
    }
}
