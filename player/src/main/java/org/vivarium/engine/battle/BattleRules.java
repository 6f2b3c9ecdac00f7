package org.vivarium.engine.battle;

import org.vivarium.assets.game.GameProfile;

/**
 * What differs between engines in a formula (spec battle 0).
 *
 * @param legacy older than 1.50, or 1.05 of 2003
 */
public record BattleRules(boolean is2003, boolean legacy) {
    private static final int LIMIT_2000 = 999;
    private static final int LIMIT_2003 = 9999;

    public static BattleRules of(GameProfile profile) {
        return new BattleRules(profile.is2003(), !profile.isUpdated());
    }

    /** An effect that keeps within what one action can do. */
    public int limit(int effect) {
        int most = is2003 ? LIMIT_2003 : LIMIT_2000;
        return Math.clamp(effect, -most, most);
    }
}
