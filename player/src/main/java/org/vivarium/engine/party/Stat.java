package org.vivarium.engine.party;

/** The six values of an actor, in the order of event parameters (spec interpreter 10.4). */
public enum Stat {
    MAX_HP,
    MAX_SP,
    ATTACK,
    DEFENSE,
    SPIRIT,
    AGILITY;

    private static final Stat[] ALL = values();

    /** The stat with this number, or null. */
    public static Stat of(int number) {
        return number >= 0 && number < ALL.length ? ALL[number] : null;
    }
}
