package org.vivarium.inspector.view;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Lies over a panel and holds at most one small box beside what it belongs to. A click outside or
 * Escape closes it; the keyboard then goes back to where it was.
 */
public final class FloatLayer extends Pane {
    private static final double GAP = 3;

    private Node previousFocus;
    private Bounds anchor;

    public FloatLayer() {
        setVisible(false);
        getStyleClass().add("float-layer");
        addEventHandler(
                MouseEvent.MOUSE_PRESSED,
                event -> {
                    if (event.getTarget() == this) {
                        close();
                    }
                });
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        close();
                        event.consume();
                    }
                });
    }

    /** Shows a box under a node, in place of the one that is open. */
    public void show(Region box, Node under) {
        Node focus = getScene() == null ? null : getScene().getFocusOwner();
        if (!isVisible()) {
            previousFocus = focus;
        }
        anchor = sceneToLocal(under.localToScene(under.getBoundsInLocal()));
        if (!box.getStyleClass().contains("float-box")) {
            box.getStyleClass().add("float-box");
        }
        getChildren().setAll(box);
        setVisible(true);
        requestLayout();
    }

    public void close() {
        if (isVisible()) {
            setVisible(false);
            getChildren().clear();
            if (previousFocus != null) {
                previousFocus.requestFocus();
            }
        }
    }

    public boolean isOpen() {
        return isVisible();
    }

    @Override
    protected void layoutChildren() {
        for (Node node : getChildren()) {
            Region box = (Region) node;
            double width = Math.min(box.prefWidth(-1), getWidth());
            double height = Math.min(box.prefHeight(width), getHeight());
            double x = Math.clamp(anchor.getMinX(), 0, Math.max(0, getWidth() - width));
            double below = anchor.getMaxY() + GAP;
            double above = anchor.getMinY() - GAP - height;
            double y = below + height <= getHeight() || above < 0 ? below : above;
            box.resizeRelocate(
                    Math.floor(x),
                    Math.floor(Math.clamp(y, 0, Math.max(0, getHeight() - height))),
                    width,
                    height);
        }
    }
}
