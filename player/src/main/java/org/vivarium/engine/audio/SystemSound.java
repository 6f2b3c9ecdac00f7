package org.vivarium.engine.audio;

/** The sounds a game gives to the player's own actions, in the order of the events' numbers. */
public enum SystemSound {
    CURSOR,
    DECISION,
    CANCEL,
    BUZZER,
    BATTLE_START,
    ESCAPE,
    ENEMY_ATTACK,
    ENEMY_DAMAGED,
    ALLY_DAMAGED,
    EVASION,
    ENEMY_DEATH,
    ITEM_USE
}
