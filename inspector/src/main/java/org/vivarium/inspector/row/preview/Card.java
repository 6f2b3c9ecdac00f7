package org.vivarium.inspector.row.preview;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One thing in the preview: a caption, controls at its right, and what is seen. */
final class Card extends VBox {
    Card(String caption, Node content, Node... controls) {
        getStyleClass().add("preview-card");
        var title = new Label(caption);
        title.getStyleClass().add("muted");
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var head = new HBox(6, title, space);
        head.getChildren().addAll(controls);
        head.getStyleClass().add("preview-head");
        getChildren().setAll(head, content);
    }
}
