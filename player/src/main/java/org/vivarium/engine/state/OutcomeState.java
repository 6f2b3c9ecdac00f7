package org.vivarium.engine.state;

/**
 * What one hit does to its target, worked out before any of it is shown (spec battle 3.5 to 3.8).
 */
public final class OutcomeState implements Stateful {
    public boolean success;
    public boolean critical;

    /** Meant well: a skill for the own side, medicine. */
    public boolean positive;

    /** The user receives what the target loses. */
    public boolean absorb;

    /** HP change at all, even by 0. */
    public boolean hpSet;

    public int hp;

    /** The target was dead and lives again with {@link #hp}. */
    public boolean revived;

    public int sp;
    public int attack;
    public int defense;
    public int spirit;
    public int agility;

    /** States the blow shakes off. */
    public int[] released = new int[8];

    public int releasedCount;

    /** State numbers: positive inflicted, negative cured. */
    public int[] states = new int[8];

    public boolean[] already = new boolean[8];
    public int stateCount;

    /** Attributes counted from 1, and the direction their defence shifts in. */
    public int[] attributes = new int[8];

    public int attributeCount;
    public int shift;

    public void clear() {
        success = false;
        critical = false;
        positive = false;
        absorb = false;
        hpSet = false;
        hp = 0;
        revived = false;
        sp = 0;
        attack = 0;
        defense = 0;
        spirit = 0;
        agility = 0;
        releasedCount = 0;
        stateCount = 0;
        attributeCount = 0;
        shift = 0;
    }

    /** Makes room for every state and attribute of the database. */
    public void reserve(int stateRows, int attributeRows) {
        released = new int[stateRows + 1];
        states = new int[2 * stateRows + 2];
        already = new boolean[2 * stateRows + 2];
        attributes = new int[attributeRows + 1];
    }

    @Override
    public void visit(StateVisitor v) {
        success = v.z("success", success);
        critical = v.z("critical", critical);
        positive = v.z("positive", positive);
        absorb = v.z("absorb", absorb);
        hpSet = v.z("hpSet", hpSet);
        hp = v.i("hp", hp);
        revived = v.z("revived", revived);
        sp = v.i("sp", sp);
        attack = v.i("attack", attack);
        defense = v.i("defense", defense);
        spirit = v.i("spirit", spirit);
        agility = v.i("agility", agility);
        released = v.ints("released", released);
        releasedCount = v.i("releasedCount", releasedCount);
        states = v.ints("states", states);
        already = v.flags("already", already);
        stateCount = v.i("stateCount", stateCount);
        attributes = v.ints("attributes", attributes);
        attributeCount = v.i("attributeCount", attributeCount);
        shift = v.i("shift", shift);
    }
}
