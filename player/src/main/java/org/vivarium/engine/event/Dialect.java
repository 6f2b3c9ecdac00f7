package org.vivarium.engine.event;

import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.assets.game.Patch;

/**
 * What the game's engine understands of event code: its version and the extensions that are
 * switched on (spec interpreter 0.2, 21).
 *
 * @param profile the whole of what is known of the game's engine
 * @param maniac commands and parameters of the Maniac Patch
 * @param easyRpg commands of EasyRPG
 */
public record Dialect(GameProfile profile, EngineVersion version, boolean maniac, boolean easyRpg) {

    public static Dialect of(GameProfile profile) {
        return new Dialect(
                profile, profile.version(), profile.hasManiac(), profile.has(Patch.EASY_RPG));
    }

    public BreakRule breakRule() {
        return maniac ? BreakRule.NESTING : BreakRule.NEXT_LOOP_END;
    }

    /** Whether comments that start with an at sign can be commands (spec 21.5). */
    public boolean commentCommands() {
        return easyRpg;
    }

    /** Commands and parameters of 2003 are understood. */
    public boolean is2003() {
        return version.is2003() || profile.has(Patch.RPG_2K3_COMMANDS);
    }

    /** Commands and parameters of the official English 2003 are understood. */
    public boolean is2003English() {
        return version == EngineVersion.RPG_2003_ENGLISH;
    }

    /** Picture commands wait while a message shows (spec 15.1). */
    public boolean messagesHoldPictures() {
        return !version.isEnglish() && !profile.has(Patch.PIC_UNLOCK);
    }

    public boolean isEnglish() {
        return version.isEnglish();
    }

    /** 2000 before 1.50, 2003 before 1.05. */
    public boolean isLegacy() {
        return !version.isUpdated();
    }

    /** "This event" of a called common event is the event that called it (spec 2.3). */
    public boolean thisEventThroughCalls() {
        return is2003English() || profile.has(Patch.COMMON_THIS_EVENT);
    }
}
