package org.vivarium.engine.state;

/** The battle animation that plays over battlers. */
public final class BattleAnimationState implements Stateful {
    /** 0 for none. */
    public int id;

    /** Game frames shown so far. */
    public int frame;

    /** Frames after which it ends. */
    public int length;

    /** On the own side of 2000 only its sounds are heard. */
    public boolean soundOnly;

    /** Turned to the other side (2003). */
    public boolean mirrored;

    /** Numbers of the battlers it plays on; the first {@link #targetCount} count. */
    public int[] targets = new int[BattleState.MAX_ENEMIES + PartyState.MAX_MEMBERS];

    public int targetCount;

    @Override
    public void visit(StateVisitor v) {
        id = v.i("id", id);
        frame = v.i("frame", frame);
        length = v.i("length", length);
        soundOnly = v.z("soundOnly", soundOnly);
        mirrored = v.z("mirrored", mirrored);
        targets = v.ints("targets", targets);
        targetCount = v.i("targetCount", targetCount);
    }
}
