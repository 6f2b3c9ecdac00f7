package org.vivarium.inspector.view;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * A line of words that changes often and takes the room it is given: what is around it isn't laid
 * out anew when the words get longer.
 */
public final class SteadyLabel extends Region {
    /** A line of captions: it is asked for before the style sheets are known, and kept. */
    private static final double HEIGHT = 23;

    private final Label label = new Label();

    public SteadyLabel(String id, String words) {
        label.setId(id);
        label.setManaged(false);
        label.setText(words);
        label.getStyleClass().add("caption");
        getChildren().add(label);
        setMaxWidth(Double.MAX_VALUE);
    }

    public void setText(String words) {
        label.setText(words);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        label.resizeRelocate(0, 0, getWidth(), getHeight());
    }
}
