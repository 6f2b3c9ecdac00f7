package org.vivarium.engine.audio;

/** The pieces a game plays by itself, in the order of the events' numbers. */
public enum SystemMusic {
    BATTLE,
    VICTORY,
    INN,
    BOAT,
    SHIP,
    AIRSHIP,
    GAME_OVER
}
