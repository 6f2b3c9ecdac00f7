package org.vivarium.engine.event;

/** The editions of the original runtime whose behaviour differs (spec interpreter 0.2). */
public enum Edition {
    RPG2000_LEGACY,
    RPG2000,
    RPG2000_ENGLISH,
    RPG2003_LEGACY,
    RPG2003,
    RPG2003_ENGLISH;

    public boolean is2003() {
        return this.compareTo(RPG2003_LEGACY) >= 0;
    }

    public boolean isEnglish() {
        return this == RPG2000_ENGLISH || this == RPG2003_ENGLISH;
    }

    public boolean isLegacy() {
        return this == RPG2000_LEGACY || this == RPG2003_LEGACY;
    }
}
