package org.vivarium.engine.party;

/** Upper bounds of numbers, by engine family (spec interpreter 0.3). */
public enum Limits {
    RPG2000(999, 50, 999_999, 999_999),
    RPG2003(9999, 99, 9_999_999, 9_999_999);

    public static final int MONEY = 999_999;
    public static final int ITEMS = 99;
    public static final int SP = 999;
    public static final int STAT = 999;

    public final int hp;
    public final int level;
    public final int experience;
    public final int variable;

    Limits(int hp, int level, int experience, int variable) {
        this.hp = hp;
        this.level = level;
        this.experience = experience;
        this.variable = variable;
    }

    public static Limits of(boolean is2003) {
        return is2003 ? RPG2003 : RPG2000;
    }
}
