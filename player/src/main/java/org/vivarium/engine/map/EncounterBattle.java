package org.vivarium.engine.map;

/**
 * A random battle about to begin.
 *
 * @param troop row of the troop table
 * @param terrain terrain it happens on
 * @param start who has the advantage
 */
public record EncounterBattle(int troop, int terrain, Start start) {

    /** Who has the advantage, in the numbers of the battle command (spec interpreter 11.4). */
    public enum Start {
        NORMAL,
        INITIATIVE,
        BACK_ATTACK,
        SURROUND,
        PINCERS,

        /** 2000: the enemies lose their first turn. */
        FIRST_STRIKE
    }
}
