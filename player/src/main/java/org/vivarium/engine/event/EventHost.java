package org.vivarium.engine.event;

/** What the step loop needs from the scene it runs in. */
public interface EventHost {

    /** Another scene was asked for in this frame. */
    boolean sceneRequested();

    /** A message window shows, its closing included, or went away in the last update (spec 6.1). */
    boolean messageActive();

    /** A message window shows and has not begun to close. */
    boolean messageOpen();

    /** Whether this kind of interpreter may open a message now (spec 6.1). */
    boolean mayShowMessage(boolean foreground);

    /** Chooses the page of every event anew (spec 3.3). */
    void refreshPages();

    /** The foreground's first list begins; no battle runs (spec 2.4). */
    void foregroundStarted();

    /** The foreground's first list ended; {@code eventId} is its map event or 0 (spec 2.5). */
    void foregroundEnded(int eventId);

    /** 2003: no enemy is left, so the rest of the page is lost (spec 19.2). */
    boolean battleDecided();
}
