package org.vivarium.engine.save.quick;

import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/**
 * A number for the order, names and kinds of the fields of the state. Snapshots carry no names, so
 * one written by a build whose state has another shape can't be read: this tells them apart.
 */
public final class StateShape implements StateVisitor {
    private long hash = 17;

    /** The shape of this build's states. */
    public static long current() {
        return of(new GameState());
    }

    private static long of(Stateful root) {
        StateShape shape = new StateShape();
        root.visit(shape);
        return shape.hash;
    }

    private void mix(String name, char kind) {
        hash = (hash * 31 + name.hashCode()) * 31 + kind;
    }

    @Override
    public int i(String name, int value) {
        mix(name, 'i');
        return value;
    }

    @Override
    public long l(String name, long value) {
        mix(name, 'l');
        return value;
    }

    @Override
    public double d(String name, double value) {
        mix(name, 'd');
        return value;
    }

    @Override
    public boolean z(String name, boolean value) {
        mix(name, 'z');
        return value;
    }

    @Override
    public String s(String name, String value) {
        mix(name, 's');
        return value;
    }

    @Override
    public byte[] bytes(String name, byte[] value) {
        mix(name, 'B');
        return value;
    }

    @Override
    public int[] ints(String name, int[] value) {
        mix(name, 'I');
        return value;
    }

    @Override
    public boolean[] flags(String name, boolean[] value) {
        mix(name, 'Z');
        return value;
    }

    @Override
    public String[] strings(String name, String[] value) {
        mix(name, 'S');
        return value;
    }

    @Override
    public void child(String name, Stateful child) {
        mix(name, 'c');
        child.visit(this);
    }

    @Override
    public void list(String name, StateList<?> list) {
        mix(name, 'L');
        list.fresh().visit(this);
    }
}
