package org.vivarium.engine.event;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.assets.game.Patch;

/**
 * Patches that an interpreter takes as applied, or not, whatever the game has: EasyRPG's "Set
 * interpreter flag" (spec event-commands 2053). Packed into one number for the state: the bit of a
 * flag's number says on, the one {@link #OFF} above it says off.
 */
final class PatchChanges {

    private static final int OFF = 16;

    /** By the flag's number, from 1 on. */
    private static final List<Patch> PATCHES =
            List.of(
                    Patch.DESTINY,
                    Patch.DYN_RPG,
                    Patch.MANIAC,
                    Patch.COMMON_THIS_EVENT,
                    Patch.PIC_UNLOCK,
                    Patch.KEY_PATCH,
                    Patch.RPG_2K3_COMMANDS);

    private static final List<String> NAMES =
            List.of(
                    "destiny",
                    "dynrpg",
                    "maniac",
                    "common-this",
                    "pic-unlock",
                    "key-patch",
                    "rpg2k3-cmds");

    private PatchChanges() {}

    /** The number of the flag with this name, 0 for an unknown one. */
    static int flag(String name) {
        return NAMES.indexOf(name.strip().toLowerCase(Locale.ROOT)) + 1;
    }

    static boolean knows(int flag) {
        return flag >= 1 && flag <= PATCHES.size();
    }

    /** The packed changes with one flag more. */
    static int with(int changes, int flag, boolean on) {
        int cleared = changes & ~(1 << flag) & ~(1 << flag + OFF);
        return cleared | 1 << (on ? flag : flag + OFF);
    }

    /** The dialect with the changes made to it. */
    static Dialect apply(int changes, Dialect dialect) {
        GameProfile profile = dialect.profile();
        Set<Patch> patches = EnumSet.noneOf(Patch.class);
        patches.addAll(profile.patches());
        for (int flag = 1; flag <= PATCHES.size(); flag++) {
            Patch patch = PATCHES.get(flag - 1);
            if ((changes & 1 << flag) != 0) {
                patches.add(patch);
            } else if ((changes & 1 << flag + OFF) != 0) {
                patches.remove(patch);
            }
        }
        return Dialect.of(new GameProfile(profile.version(), patches, profile.source()));
    }
}
