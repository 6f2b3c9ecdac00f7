package org.vivarium.engine.state;

/**
 * A part of the game state that can walk its own fields.
 *
 * <p>One walk serves everything that needs the whole state: writing and reading snapshots, digests,
 * dumps. A class lists each field once, in a fixed order, as {@code x = v.i("x", x)}.
 */
public interface Stateful {
    void visit(StateVisitor v);
}
