package org.vivarium.engine.event;

/**
 * What the game's engine understands: its edition and the extensions that are switched on (spec
 * interpreter 0.2, 21).
 *
 * @param maniac commands and parameters of the Maniac Patch
 * @param easyRpg commands of EasyRPG
 */
public record Dialect(Edition edition, boolean maniac, boolean easyRpg) {

    public BreakRule breakRule() {
        return maniac ? BreakRule.NESTING : BreakRule.NEXT_LOOP_END;
    }

    /** Whether comments that start with an at sign can be commands (spec 21.5). */
    public boolean commentCommands() {
        return easyRpg;
    }

    public boolean is2003() {
        return edition.is2003();
    }

    public boolean is2003English() {
        return edition == Edition.RPG2003_ENGLISH;
    }

    /** "This event" of a called common event is the event that called it (spec 2.3). */
    public boolean thisEventThroughCalls() {
        return is2003English();
    }
}
