package org.vivarium.engine.state;

import java.util.ArrayList;
import java.util.function.Supplier;

/**
 * A list of state objects that keeps removed elements for reuse, so that pushing and popping
 * allocates only while the list grows past its longest length so far.
 *
 * @param <T> what the list holds
 */
public final class StateList<T extends Stateful> {
    private final ArrayList<T> slots = new ArrayList<>();
    private final Supplier<T> factory;
    private int size;

    public StateList(Supplier<T> factory) {
        this.factory = factory;
    }

    public int size() {
        return size;
    }

    /** Elements made so far: the longest the list has been. */
    public int capacity() {
        return slots.size();
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public T get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException("index " + index + " of " + size);
        }
        return slots.get(index);
    }

    public T last() {
        return get(size - 1);
    }

    /** Appends an element. It may be a recycled one: the caller resets it. */
    public T add() {
        if (size == slots.size()) {
            slots.add(factory.get());
        }
        return slots.get(size++);
    }

    /** An element that is not in the list: what the walk over one looks like. */
    public T fresh() {
        return factory.get();
    }

    /** Appends this element; only for a list without removed elements. */
    public void add(T element) {
        if (size != slots.size()) {
            throw new IllegalStateException("recycled elements would be lost");
        }
        slots.add(element);
        size++;
    }

    public void removeLast() {
        size--;
    }

    /** Removes the element at {@code index}, keeping the order of the others. */
    public void remove(int index) {
        T removed = get(index);
        for (int i = index; i < size - 1; i++) {
            slots.set(i, slots.get(i + 1));
        }
        slots.set(--size, removed);
    }

    public void clear() {
        size = 0;
    }

    /** Empties the list and lets go of its elements, so that the next ones are new. */
    public void discard() {
        slots.clear();
        size = 0;
    }

    /** Grows or shrinks to exactly {@code count} elements. */
    public void resize(int count) {
        while (size < count) {
            add();
        }
        size = count;
    }
}
