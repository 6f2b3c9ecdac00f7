package org.vivarium.assets.game;

import org.vivarium.assets.file.FolderIndex;

/**
 * Changes to the runtime that games rely on, found by their files or named in EasyRPG.ini (spec
 * assets-and-audio 12).
 */
public enum Patch {
    MANIAC("Maniac", "accord.dll"),
    DYN_RPG("DynRPG", "dynloader.dll"),
    DESTINY("Destiny", "Destiny.dll"),
    POWER_MODE_2003("PowerMode2003", "warp.dll"),
    KEY_PATCH("KeyPatch", "harmony.dll"),
    /** Commands and options that replacement players added. */
    EASY_RPG("EasyRPG", ""),
    /** "This event" means something in a common event that a map calls. */
    COMMON_THIS_EVENT("CommonThisEvent", ""),
    /** Picture commands are not held up by messages. */
    PIC_UNLOCK("PicUnlock", ""),
    /** Commands of 2003 work in a game of 2000. */
    RPG_2K3_COMMANDS("RPG2k3Commands", "");

    private final String key;
    private final String sign;

    Patch(String key, String sign) {
        this.key = key;
        this.sign = sign;
    }

    /** Its key in the section {@code Patch} of EasyRPG.ini. */
    public String key() {
        return key;
    }

    /** Whether a file of the game shows that it is applied. */
    boolean isIn(FolderIndex game) {
        return !sign.isEmpty() && game.has(sign);
    }
}
