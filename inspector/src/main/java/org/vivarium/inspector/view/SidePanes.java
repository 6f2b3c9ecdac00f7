package org.vivarium.inspector.view;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;

/**
 * A panel's main part with a list on its left and perhaps facts on its right. Where there isn't
 * room for all, the list gives way first, then the facts.
 */
public final class SidePanes extends SplitPane {
    private static final double ROOM_FOR_BOTH = 720;
    private static final double ROOM_FOR_ONE = 600;
    private static final double LEAST = 90;
    private static final double LEFT = 230;
    private static final double RIGHT = 270;

    private Region left;
    private Region middle;
    private Region right;

    public SidePanes() {
        getStyleClass().add("quiet-split");
    }

    /** Says what is on the left and in the middle; nothing is on the right. */
    public void hold(Region left, Region middle) {
        hold(left, middle, null);
    }

    /** Says what is on the left, in the middle and on the right. */
    public void hold(Region left, Region middle, Region right) {
        this.left = left;
        this.middle = middle;
        this.right = right;
        middle.setMinWidth(0);
        left.setMinWidth(LEAST);
        SplitPane.setResizableWithParent(left, false);
        if (right != null) {
            right.setMinWidth(LEAST);
            SplitPane.setResizableWithParent(right, false);
        }
        getItems().setAll(middle);
        widthProperty().addListener((o, before, now) -> arrange(now.doubleValue()));
    }

    private void arrange(double width) {
        var wanted = new ArrayList<Node>();
        if (width >= (right == null ? ROOM_FOR_ONE : ROOM_FOR_BOTH)) {
            wanted.add(left);
        }
        wanted.add(middle);
        if (right != null && width >= ROOM_FOR_ONE) {
            wanted.add(right);
        }
        if (!List.copyOf(getItems()).equals(wanted)) {
            getItems().setAll(wanted);
            // the skin takes the new parts over in its next layout and would undo this now
            Platform.runLater(() -> divide(width));
        }
    }

    private void divide(double width) {
        boolean hasLeft = getItems().getFirst() == left;
        boolean hasRight = right != null && getItems().getLast() == right;
        if (hasLeft) {
            setDividerPosition(0, LEFT / width);
        }
        if (hasRight) {
            setDividerPosition(getItems().size() - 2, 1 - RIGHT / width);
        }
    }
}
