package org.vivarium.engine.battle.stage;

/** What an actor shows, in the order of a battler animation's rows (spec battle 0.1). */
public enum Pose {
    IDLE,
    ATTACK_RIGHT,
    ATTACK_LEFT,
    SKILL,
    DEAD,
    DAMAGE,
    BAD_STATUS,
    DEFEND,
    WALK_LEFT,
    WALK_RIGHT,
    VICTORY,
    ITEM;

    private static final Pose[] ALL = values();

    /** The pose of a database's number counted from 0; one out of range is idle. */
    public static Pose at(int number) {
        return number < 0 || number >= ALL.length ? IDLE : ALL[number];
    }
}
