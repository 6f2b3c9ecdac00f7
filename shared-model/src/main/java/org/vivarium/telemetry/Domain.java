package org.vivarium.telemetry;

/**
 * The part of the engine a section belongs to. Every domain has one colour wherever it is shown.
 */
public enum Domain {
    ENGINE,
    INPUT,
    EVENTS,
    MAP,
    DRAW,
    WINDOWS,
    BATTLE,
    AUDIO,
    ASSETS,
    TRANSFER
}
