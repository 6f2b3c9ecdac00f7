package org.vivarium.inspector.code;

import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Popup;

/** Says beside the pointer what a name in a script means. */
final class LinkTip {
    private static final double RIGHT = 12;
    private static final double BELOW = 14;

    private final Label label = new Label();
    private final Popup popup = new Popup();
    private Function<Link, String> words = Link::toString;

    LinkTip() {
        label.getStyleClass().add("tooltip");
        popup.getContent().add(label);
    }

    void describe(Function<Link, String> describer) {
        words = describer;
    }

    void show(Node owner, Link link, Point2D at) {
        label.setText(words.apply(link));
        popup.show(owner, at.getX() + RIGHT, at.getY() + BELOW);
    }

    void hide() {
        popup.hide();
    }
}
