package org.vivarium.engine.state;

/** A number that bounces where a battler of 2003 was hit (spec battle 5.10). */
public final class BattleNumberState implements Stateful {
    /** Without sign. */
    public int amount;

    /** Ordinal of NumberKind. */
    public int kind;

    /** The battler's middle. */
    public int x;

    public int y;

    /** Frames it has been shown. */
    public int age;

    @Override
    public void visit(StateVisitor v) {
        amount = v.i("amount", amount);
        kind = v.i("kind", kind);
        x = v.i("x", x);
        y = v.i("y", y);
        age = v.i("age", age);
    }
}
