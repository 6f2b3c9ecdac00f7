package org.vivarium.engine.event;

/** The message window as events see it (spec interpreter 6.1). */
public interface Messages {

    /** The window shows, its closing included, or went away in its latest update. */
    boolean active();

    /** The window shows and has not begun to close. */
    boolean open();

    /**
     * Whether an interpreter may open a message now: the foreground also while the window began to
     * close in its latest update.
     */
    boolean mayShow(boolean foreground);

    /** Shows a message; the order is the caller's and reused, so everything is copied. */
    void show(MessageOrder order);
}
