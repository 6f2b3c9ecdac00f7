package org.vivarium.engine.battle;

/** What a battler can do in its turn. */
public enum ActionKind {
    NONE(0, 0),
    ATTACK(20, 40),
    SKILL(20, 60),
    ITEM(20, 60),
    DEFEND(20, 60),
    OBSERVE(20, 60),
    CHARGE(20, 60),
    SELF_DESTRUCT(20, 60),
    ESCAPE(36, 60),
    NOTHING(0, 0),
    TRANSFORM(20, 60);

    private static final ActionKind[] ALL = values();

    /** Frames its line stands at least and at most (spec battle 6.2). */
    public final int least;

    public final int most;

    ActionKind(int least, int most) {
        this.least = least;
        this.most = most;
    }

    public static ActionKind at(int ordinal) {
        return ALL[ordinal];
    }
}
