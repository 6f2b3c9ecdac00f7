package org.vivarium.telemetry.snapshot;

import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;

/** The last effect on a target with its numbers, in the order they were worked out. */
public final class BlowSnapshot {
    /** Stands for "no attribute of this class is used". */
    public static final int NO_RATE = Integer.MIN_VALUE;

    /** Counts the blows of a battle, 0 before the first. */
    public int serial;

    public int turn;
    public Action action = Action.NONE;

    /** Skill, item or enemy of the action. */
    public int id;

    /** Numbers of the battlers. */
    public int user;

    public int target;

    /** Chance to hit in percent, and whether it had any effect. */
    public int chance;

    public boolean success;
    public int criticalChance;
    public boolean critical;
    public boolean charged;

    /** Values of the user and of the target in the base; 0 where they don't count. */
    public int attack;

    public int spirit;
    public int defense;
    public int targetSpirit;
    public int base;

    /** The user's row made the base larger; the target's takes a quarter after attributes. */
    public boolean advanced;

    public boolean guarded;

    /** Best rates in percent of the attributes used, or {@link #NO_RATE}. */
    public int physical;

    public int magical;

    /** After attributes; after a critical hit or a charge; after chance. */
    public int attributed;

    public int amplified;

    /** Tenths by which chance spreads it. */
    public int variance;

    public int varied;
    public boolean defending;
    public boolean strong;

    /** Change of HP and SP that came of it. */
    public int hp;

    public int sp;

    public void copyFrom(BlowSnapshot other) {
        serial = other.serial;
        turn = other.turn;
        action = other.action;
        id = other.id;
        user = other.user;
        target = other.target;
        chance = other.chance;
        success = other.success;
        criticalChance = other.criticalChance;
        critical = other.critical;
        charged = other.charged;
        attack = other.attack;
        spirit = other.spirit;
        defense = other.defense;
        targetSpirit = other.targetSpirit;
        base = other.base;
        advanced = other.advanced;
        guarded = other.guarded;
        physical = other.physical;
        magical = other.magical;
        attributed = other.attributed;
        amplified = other.amplified;
        variance = other.variance;
        varied = other.varied;
        defending = other.defending;
        strong = other.strong;
        hp = other.hp;
        sp = other.sp;
    }
}
