package org.vivarium.engine.state;

/** Something thrown or shot on its way (spec battle 5.8). */
public final class ProjectileState implements Stateful {
    /** Battler animation, and the row of its weapons that flies. */
    public int battlerAnimation;

    public int weapon;
    public boolean flipped;
    public int fromX;
    public int fromY;
    public int toX;
    public int toY;

    /** Frames it has flown, and flies in all. */
    public int frame;

    public int length;

    @Override
    public void visit(StateVisitor v) {
        battlerAnimation = v.i("battlerAnimation", battlerAnimation);
        weapon = v.i("weapon", weapon);
        flipped = v.z("flipped", flipped);
        fromX = v.i("fromX", fromX);
        fromY = v.i("fromY", fromY);
        toX = v.i("toX", toX);
        toY = v.i("toY", toY);
        frame = v.i("frame", frame);
        length = v.i("length", length);
    }
}
