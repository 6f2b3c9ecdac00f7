package org.vivarium.telemetry.snapshot;

import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;

/** One who fights, as it stands now. */
public final class BattlerSnapshot {
    public static final int MAX_STATES = 16;
    public static final int MAX_ACTIONS = 32;

    /** Numbers that stand for whole sides among targets. */
    public static final int ALL_ALLIES = Integer.MAX_VALUE;

    public static final int ALL_ENEMIES = Integer.MIN_VALUE;

    /** The actor's id, or below 0 the place in the troop. */
    public int number;

    /** Row of the enemy table, 0 for an actor. */
    public int enemy;

    public String name = "";
    public int hp;
    public int maxHp;
    public int sp;
    public int maxSp;

    /** Values as they count in this battle, changes and states included. */
    public int attack;

    public int defense;
    public int spirit;
    public int agility;

    /** The gauge of 2003 in thousandths; -1 in 2000, where there is none. */
    public int gauge = -1;

    /** Stands in the back row (2003). */
    public boolean backRow;

    /** Alive and to be seen. */
    public boolean exists;

    public boolean hidden;
    public boolean defending;
    public boolean charged;

    /** State ids and the turns each has lasted; the first {@link #stateCount} count. */
    public final int[] states = new int[MAX_STATES];

    public final int[] stateTurns = new int[MAX_STATES];
    public int stateCount;

    /** What it is about to do: the kind, its skill, item or enemy, and a battler's number. */
    public Action action = Action.NONE;

    public int actionId;
    public int target;

    /** Position in the enemy's list of actions of what it chose; -1 for none. */
    public int chosen = -1;

    /**
     * The enemy's actions as they would be weighed now: what the database gives (0 where a
     * condition fails), and what is left of it in the draw.
     */
    public final int[] ratings = new int[MAX_ACTIONS];

    public final int[] weights = new int[MAX_ACTIONS];
    public int actionCount;

    public boolean isEnemy() {
        return number < 0;
    }

    /** Adds a state; beyond {@link #MAX_STATES} it is left out. */
    public void addState(int id, int turns) {
        if (stateCount < MAX_STATES) {
            states[stateCount] = id;
            stateTurns[stateCount++] = turns;
        }
    }
}
