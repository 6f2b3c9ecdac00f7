package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleState;

/** How a battle of 2003 is laid out on the screen (spec battle 2.5, 2.7). */
public enum Layout {
    /** Enemies seen from the front, windows below, actors unseen. */
    TRADITIONAL,

    /** Both sides seen from the side, windows that slide. */
    ALTERNATIVE,

    /** Both sides seen from the side, faces with gauges. */
    GAUGE;

    private static final Layout[] ALL = values();

    public static Layout of(BattleState battle) {
        return ALL[battle.layout];
    }

    /** The layout of a database's number; one out of range is the first. */
    public static Layout at(int number) {
        return number < 0 || number >= ALL.length ? TRADITIONAL : ALL[number];
    }
}
