package org.vivarium.engine.state;

import org.vivarium.engine.battle.BattleFormulas;

/**
 * The numbers behind the last effect on a target, in the order they were worked out (spec battle
 * 3.3 to 3.8). Nothing depends on them: they are there to be looked at, and part of the state so
 * that they go back with it.
 */
public final class BlowState implements Stateful {
    /** Counts the blows of a battle, 0 before the first. */
    public int serial;

    public int turn;

    /** Ordinal of ActionKind, and its skill, item or enemy. */
    public int kind;

    public int id;

    /** Numbers of the battlers. */
    public int user;

    public int target;

    /** Chance to hit in percent, and whether anything came of it. */
    public int chance;

    public boolean success;

    public int criticalChance;
    public boolean critical;
    public boolean charged;

    /** Values of the user and of the target that go into the base; 0 where they don't count. */
    public int attack;

    public int spirit;
    public int defense;
    public int targetSpirit;

    /** The base, and whether rows made it larger, or later what reached the target smaller. */
    public int base;

    public boolean advanced;
    public boolean guarded;

    /** Best rates of the attributes used, {@link BattleFormulas#NO_RATE} without any. */
    public int physical = BattleFormulas.NO_RATE;

    public int magical = BattleFormulas.NO_RATE;

    /** After attributes; then after a critical hit or a charge; then after chance. */
    public int attributed;

    public int amplified;
    public int variance;
    public int varied;
    public boolean defending;
    public boolean strong;

    /** Change of HP and of SP. */
    public int hp;

    public int sp;

    /** Forgets all numbers; the next blow begins. */
    public void begin(int turn, int kind, int id, int user, int target) {
        this.turn = turn;
        this.kind = kind;
        this.id = id;
        this.user = user;
        this.target = target;
        serial++;
        chance = 100;
        success = false;
        criticalChance = 0;
        critical = false;
        charged = false;
        attack = 0;
        spirit = 0;
        defense = 0;
        targetSpirit = 0;
        base = 0;
        advanced = false;
        guarded = false;
        physical = BattleFormulas.NO_RATE;
        magical = BattleFormulas.NO_RATE;
        attributed = 0;
        amplified = 0;
        variance = 0;
        varied = 0;
        defending = false;
        strong = false;
        hp = 0;
        sp = 0;
    }

    @Override
    public void visit(StateVisitor v) {
        serial = v.i("serial", serial);
        turn = v.i("turn", turn);
        kind = v.i("kind", kind);
        id = v.i("id", id);
        user = v.i("user", user);
        target = v.i("target", target);
        chance = v.i("chance", chance);
        success = v.z("success", success);
        criticalChance = v.i("criticalChance", criticalChance);
        critical = v.z("critical", critical);
        charged = v.z("charged", charged);
        attack = v.i("attack", attack);
        spirit = v.i("spirit", spirit);
        defense = v.i("defense", defense);
        targetSpirit = v.i("targetSpirit", targetSpirit);
        base = v.i("base", base);
        advanced = v.z("advanced", advanced);
        guarded = v.z("guarded", guarded);
        physical = v.i("physical", physical);
        magical = v.i("magical", magical);
        attributed = v.i("attributed", attributed);
        amplified = v.i("amplified", amplified);
        variance = v.i("variance", variance);
        varied = v.i("varied", varied);
        defending = v.z("defending", defending);
        strong = v.z("strong", strong);
        hp = v.i("hp", hp);
        sp = v.i("sp", sp);
    }
}
