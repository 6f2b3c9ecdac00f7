package org.vivarium.app.user;

/** What happens for as long as a key is held: no button of the game, but a way to play it. */
public enum HeldDeed {
    /** Goes back through the last minute. */
    REWIND,
    /** Plays faster. */
    FAST_FORWARD;

    /** The deed of this word of a key file; null when there is none. */
    public static HeldDeed named(String word) {
        for (HeldDeed deed : values()) {
            if (deed.name().equals(word)) {
                return deed;
            }
        }
        return null;
    }
}
