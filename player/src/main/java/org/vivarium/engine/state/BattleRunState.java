package org.vivarium.engine.state;

/** An action while it is carried out (spec battle 6.2). */
public final class BattleRunState implements Stateful {
    /** Ordinal of ActionStage. */
    public int stage;

    /** Number of who acts. */
    public int user;

    public final BattleActionState action = new BattleActionState();

    /** The user was charged when it began. */
    public boolean charged;

    /** The state that ended or lasts and is told of first; 0 for none. */
    public int toldState;

    public boolean toldRecovery;

    /** Numbers of the targets in order, the one it is at, and hits left on it. */
    public int[] targets = new int[BattleState.MAX_ENEMIES];

    public int targetCount;
    public int targetAt;
    public int hits;

    /** The skill was thrown back at who used it (2003). */
    public boolean reflected;

    /** Of these, hits of the first weapon where an actor of 2003 wields two; 0 for one. */
    public int firstHits;

    public int hitsLeft;

    /** The animation of the second weapon is still to come. */
    public boolean secondAnimation;

    /** Lines that stay below those of the result, and below those of shaken off states. */
    public int usageLines;

    public int damageLines;

    /** Which part of the outcome is told next. */
    public int part;

    public final OutcomeState outcome = new OutcomeState();

    /** How the outcome came about. */
    public final BlowState blow = new BlowState();

    @Override
    public void visit(StateVisitor v) {
        stage = v.i("stage", stage);
        user = v.i("user", user);
        v.child("action", action);
        charged = v.z("charged", charged);
        toldState = v.i("toldState", toldState);
        toldRecovery = v.z("toldRecovery", toldRecovery);
        targets = v.ints("targets", targets);
        targetCount = v.i("targetCount", targetCount);
        targetAt = v.i("targetAt", targetAt);
        hits = v.i("hits", hits);
        reflected = v.z("reflected", reflected);
        firstHits = v.i("firstHits", firstHits);
        hitsLeft = v.i("hitsLeft", hitsLeft);
        secondAnimation = v.z("secondAnimation", secondAnimation);
        usageLines = v.i("usageLines", usageLines);
        damageLines = v.i("damageLines", damageLines);
        part = v.i("part", part);
        v.child("outcome", outcome);
        v.child("blow", blow);
    }
}
