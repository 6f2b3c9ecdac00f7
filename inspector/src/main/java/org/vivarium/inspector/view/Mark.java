package org.vivarium.inspector.view;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/** What is special about a value, told by its colour: at most one thing at a time. */
public enum Mark {
    /** Differs from the file as it was saved. */
    EDITED,
    /** Could not be read to its end. */
    DAMAGED,
    /** Isn't in the file: this is the default. */
    ABSENT,
    /** Means a row. */
    REFERENCE,
    /** Means nothing while something else is switched off. */
    UNUSED,
    /** No part of the schema. */
    UNKNOWN,
    /** A heading. */
    HEADING;

    private final PseudoClass pseudoClass =
            PseudoClass.getPseudoClass(name().toLowerCase(Locale.ROOT));

    /** The mark a node has now: it is styled anew only when that changes. */
    public static final class Shown {
        private final Node node;
        private Mark mark;

        public Shown(Node node) {
            this.node = node;
        }

        /**
         * @param wanted null for none
         */
        public void show(Mark wanted) {
            if (wanted == mark) {
                return;
            }
            if (mark != null) {
                node.pseudoClassStateChanged(mark.pseudoClass, false);
            }
            if (wanted != null) {
                node.pseudoClassStateChanged(wanted.pseudoClass, true);
            }
            mark = wanted;
        }
    }
}
