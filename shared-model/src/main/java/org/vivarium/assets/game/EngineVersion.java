package org.vivarium.assets.game;

import java.util.Locale;
import java.util.Optional;

/** The runtimes whose behaviour differs (spec assets-and-audio 3). */
public enum EngineVersion {
    /** 2000 before 1.50. */
    RPG_2000("RPG Maker 2000", "rpg2k", "2000"),
    /** 2000 from 1.50 on. */
    RPG_2000_UPDATED("RPG Maker 2000 (1.50 or newer)", "rpg2kv150", "2000v150"),
    /** The official English 2000, 1.6x. */
    RPG_2000_ENGLISH("RPG Maker 2000 (English, 1.60 or newer)", "rpg2ke", "2000e"),
    /** 2003 before 1.05. */
    RPG_2003("RPG Maker 2003", "rpg2k3", "2003"),
    /** 2003 from 1.05 on. */
    RPG_2003_UPDATED("RPG Maker 2003 (1.05 or newer)", "rpg2k3v105", "2003v105"),
    /** The official English 2003, 1.1x. */
    RPG_2003_ENGLISH("RPG Maker 2003 (English, 1.10 or newer)", "rpg2k3e", "2003e");

    private final String title;
    private final String longName;
    private final String shortName;

    EngineVersion(String title, String longName, String shortName) {
        this.title = title;
        this.longName = longName;
        this.shortName = shortName;
    }

    /** What a user is shown. */
    public String title() {
        return title;
    }

    public boolean is2003() {
        return ordinal() >= RPG_2003.ordinal();
    }

    /** 2000 from 1.50 or 2003 from 1.05 on. */
    public boolean isUpdated() {
        return !isPlain();
    }

    public boolean isEnglish() {
        return this == RPG_2000_ENGLISH || this == RPG_2003_ENGLISH;
    }

    /** Whether it is the first version, whose short name is that of the engine. */
    boolean isPlain() {
        return this == RPG_2000 || this == RPG_2003;
    }

    /** The same engine in its newer version. */
    EngineVersion updated() {
        return switch (this) {
            case RPG_2000 -> RPG_2000_UPDATED;
            case RPG_2003 -> RPG_2003_UPDATED;
            default -> this;
        };
    }

    /** The version a configuration names: {@code rpg2k3e}, {@code 2003v105}. */
    public static Optional<EngineVersion> named(String name) {
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        for (EngineVersion version : values()) {
            if (wanted.equals(version.longName) || wanted.equals(version.shortName)) {
                return Optional.of(version);
            }
        }
        return Optional.empty();
    }
}
