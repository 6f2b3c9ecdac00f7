package org.vivarium.inspector.code;

import javafx.scene.Node;

/** Where events stop in the list that is shown. */
interface LineStops {
    /** How a line stops events. */
    enum Mark {
        NONE(""),
        ALWAYS("●"),
        SOMETIMES("◐"),
        OFF("○");

        private final String sign;

        Mark(String sign) {
            this.sign = sign;
        }

        String sign() {
            return sign;
        }
    }

    /** Lets events stop before a line, or no longer. */
    void toggle(int line);

    Mark mark(int line);

    /** Shows what can be done about a line. */
    void menu(int line, Node over, double screenX, double screenY);
}
