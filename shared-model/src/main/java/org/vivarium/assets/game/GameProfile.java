package org.vivarium.assets.game;

import java.util.EnumSet;
import java.util.Set;

/**
 * What the engine must know about the runtime a game was made for.
 *
 * @param source what decided the version
 */
public record GameProfile(EngineVersion version, Set<Patch> patches, Source source) {
    /** What an engine version was concluded from. */
    public enum Source {
        CONFIGURED("named by the user"),
        EASYRPG_INI("stated by EasyRPG.ini"),
        EXECUTABLE("read from RPG_RT.exe"),
        DATABASE("read from the database");

        private final String description;

        Source(String description) {
            this.description = description;
        }

        public String description() {
            return description;
        }
    }

    public GameProfile {
        patches = Set.copyOf(patches);
    }

    /** A profile without patches, for tests and tools. */
    public static GameProfile of(EngineVersion version, Patch... patches) {
        Set<Patch> set = EnumSet.noneOf(Patch.class);
        set.addAll(Set.of(patches));
        return new GameProfile(version, set, Source.CONFIGURED);
    }

    public boolean is2003() {
        return version.is2003();
    }

    public boolean is2000() {
        return !version.is2003();
    }

    /** 2000 from 1.50 or 2003 from 1.05 on. */
    public boolean isUpdated() {
        return version.isUpdated();
    }

    public boolean isEnglish() {
        return version.isEnglish();
    }

    public boolean hasManiac() {
        return has(Patch.MANIAC);
    }

    public boolean has(Patch patch) {
        return patches.contains(patch);
    }
}
