package org.vivarium.inspector;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/**
 * One dockable view of a running engine or an open game. A panel is made once; {@link #shown} and
 * {@link #hidden} tell whether anybody can see it, and only in between is {@link #pulse} called. A
 * hidden panel subscribes to nothing and costs nothing.
 */
public interface Panel {
    Node node();

    /** A short line for the right end of the panel's tab row: its most important numbers. */
    ObservableValue<String> headline();

    /** The panel can be seen from now on: subscribe. */
    void shown();

    /** The panel can't be seen any more: unsubscribe. */
    void hidden();

    /** Show what is new; at most 30 times a second, on the window's thread. */
    void pulse();
}
