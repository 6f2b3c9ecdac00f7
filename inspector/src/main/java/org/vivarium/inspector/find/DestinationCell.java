package org.vivarium.inspector.find;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** A line of the list of everything that can be gone to. */
final class DestinationCell extends ListCell<Destination> {
    @Override
    protected void updateItem(Destination destination, boolean empty) {
        super.updateItem(destination, empty);
        if (empty || destination == null) {
            setGraphic(null);
            return;
        }
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var name = new Label(destination.name());
        var hint = muted(destination.hint());
        var row = new HBox(8, new FontIcon(destination.icon()), name);
        if (!destination.isDeed()) {
            int id = destination.id();
            row.getChildren().add(muted(destination.kind() + (id == 0 ? "" : " " + id)));
        }
        row.getChildren().addAll(gap, hint);
        row.setAlignment(Pos.CENTER_LEFT);
        setGraphic(row);
    }

    private static Label muted(String text) {
        var label = new Label(text);
        label.getStyleClass().add("muted");
        return label;
    }
}
