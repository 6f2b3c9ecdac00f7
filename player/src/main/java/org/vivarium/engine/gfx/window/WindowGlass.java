package org.vivarium.engine.gfx.window;

import org.vivarium.assets.game.GameProfile;
import org.vivarium.model.BattleCommands;

/**
 * Which windows of a 2003 game let shine through what lies behind their wallpaper, as its database
 * sets for all of them (spec screen 3.1).
 *
 * @param onMap the message box of the map
 * @param onTitle the commands of the title
 * @param inBattle all windows of a battle: of those seen from the side alone
 */
public record WindowGlass(boolean onMap, boolean onTitle, boolean inBattle) {
    /** Windows one cannot see through. */
    public static final WindowGlass OPAQUE = new WindowGlass(false, false, false);

    /** Of the wallpaper; frame, cursor and contents stay whole. */
    private static final int SHEER = 160;

    private static final int SOLID = 255;

    public static WindowGlass of(GameProfile profile, BattleCommands settings) {
        if (!profile.is2003()
                || settings.transparency() != BattleCommands.Transparency.TRANSPARENT) {
            return OPAQUE;
        }
        boolean traditional = settings.battleType() == BattleCommands.BattleType.TRADITIONAL;
        boolean english = profile.isEnglish();
        return new WindowGlass(english || !traditional, english, !traditional);
    }

    /** Gives a window of a battle its wallpaper. */
    public void glaze(WindowBox window, boolean is2003) {
        window.backOpacity = opacity(inBattle);
        boolean black = is2003 && !inBattle;
        window.ground = (black ? WindowGround.BLACK : WindowGround.PALETTE).ordinal();
    }

    public static int opacity(boolean sheer) {
        return sheer ? SHEER : SOLID;
    }
}
