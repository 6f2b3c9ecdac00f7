package org.vivarium.app.cli;

/** The scene whose first frame is frame 0 of a run. */
public enum Base {
    START,
    TITLE,
    MAP,
    BATTLE,
    MENU
}
