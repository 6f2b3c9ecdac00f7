package org.vivarium.engine.battle.stage;

/** What floats over a battler (spec battle 5.10). */
public enum NumberKind {
    NONE,
    DAMAGE,
    RECOVERY,
    MISS;

    private static final NumberKind[] ALL = values();

    public static NumberKind at(int ordinal) {
        return ALL[ordinal];
    }
}
