package org.vivarium.engine.battle.stage;

/** Where an actor is on its way to a target (spec battle 5.8). */
public enum Way {
    STANDING,
    GOING,
    THERE,
    RETURNING;

    private static final Way[] ALL = values();

    public static Way at(int ordinal) {
        return ALL[ordinal];
    }
}
