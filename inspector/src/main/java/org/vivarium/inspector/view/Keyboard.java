package org.vivarium.inspector.view;

import javafx.application.Platform;
import javafx.scene.Node;

/** Hands the keyboard to a part of the window. */
public final class Keyboard {
    private Keyboard() {}

    /** Gives a node the keyboard, also when it is only now being put into the window. */
    public static void give(Node node) {
        node.requestFocus();
        Platform.runLater(node::requestFocus);
    }
}
