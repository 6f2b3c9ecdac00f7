package org.vivarium.engine.battle;

/** Where an action stands while it is carried out (spec battle 6.2). */
enum ActionStage {
    BEGIN,
    STATE_LINE,
    PREPARE,
    USE,
    SECOND_LINE,
    ANIMATE,
    ANIMATE_AGAIN,
    EXECUTE,
    CRITICAL,
    RESULT,
    FAILURE,
    DAMAGE,
    APPLY,
    RELEASE,
    RELEASE_LINE,
    VALUES,
    VALUE_LINE,
    STATES,
    STATES_LINE,
    NEXT,
    DONE;

    private static final ActionStage[] ALL = values();

    static ActionStage at(int ordinal) {
        return ALL[ordinal];
    }
}
