package org.vivarium.engine.state;

/**
 * Walks the fields of the game state. A visitor that reads returns the value to store; one that
 * writes, digests or prints returns the value it was given.
 *
 * <p>Strings and arrays are never null. A visitor that reads never changes an array it is given, as
 * it may be shared; it returns another one when the contents differ.
 */
public interface StateVisitor {
    int i(String name, int value);

    long l(String name, long value);

    double d(String name, double value);

    boolean z(String name, boolean value);

    String s(String name, String value);

    byte[] bytes(String name, byte[] value);

    int[] ints(String name, int[] value);

    boolean[] flags(String name, boolean[] value);

    String[] strings(String name, String[] value);

    /** Walks a part that always exists. */
    void child(String name, Stateful child);

    /** Walks a list whose length is part of the state. */
    void list(String name, StateList<?> list);

    /** Walks an array of parts whose length follows from the game's files. */
    default void children(String name, Stateful[] children) {
        for (Stateful child : children) {
            child(name, child);
        }
    }
}
