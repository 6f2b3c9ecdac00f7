package org.vivarium.engine.battle.atb;

/** Where an action of 2003 stands while it is carried out (spec battle 6.3). */
enum CourseStage {
    TURN,
    PAGES,
    CONDITIONS,
    NOTIFY,
    START,
    GO(true),
    GOING(true),
    POSE(true),
    SHOOT(true),
    SHOOTING(true),
    ANIMATE(true),
    REFLECT(true),
    EXECUTE,
    SWITCH_PAGES,
    APPLY,
    REPEAT,
    RETURN,
    RETURNING(true),
    POST,
    POST_PAGES,
    DONE;

    private static final CourseStage[] ALL = values();

    /** Goes on while the acting sprite still shows something. */
    final boolean moves;

    CourseStage() {
        this(false);
    }

    CourseStage(boolean moves) {
        this.moves = moves;
    }

    static CourseStage at(int ordinal) {
        return ALL[ordinal];
    }
}
