package org.vivarium.engine.state;

/** What a battler is about to do. */
public final class BattleActionState implements Stateful {
    /** Ordinal of ActionKind; 0 is nothing. */
    public int kind;

    /** Skill, item or enemy it is about, by kind. */
    public int id;

    /** A battler's number, or one of the two whole parties (see {@code Battlers}); 0 is none. */
    public int target;

    /** Hits on each target for each attack of the weapon. */
    public int hits = 1;

    /** Position of the enemy's action in the database, which may set switches afterwards; or -1. */
    public int enemyAction = -1;

    public void clear() {
        kind = 0;
        id = 0;
        target = 0;
        hits = 1;
        enemyAction = -1;
    }

    public void copyFrom(BattleActionState other) {
        kind = other.kind;
        id = other.id;
        target = other.target;
        hits = other.hits;
        enemyAction = other.enemyAction;
    }

    @Override
    public void visit(StateVisitor v) {
        kind = v.i("kind", kind);
        id = v.i("id", id);
        target = v.i("target", target);
        hits = v.i("hits", hits);
        enemyAction = v.i("enemyAction", enemyAction);
    }
}
