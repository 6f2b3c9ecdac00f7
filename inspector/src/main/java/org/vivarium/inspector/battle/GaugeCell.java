package org.vivarium.inspector.battle;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.vivarium.inspector.battle.BattlerTable.Gauge;
import org.vivarium.inspector.battle.BattlerTable.Line;

/** Points as a number on a bar that is as long as their share. */
final class GaugeCell extends TableCell<Line, Gauge> {
    private final Region bar = new Region();
    private final Label number = new Label();
    private final StackPane pane = new StackPane(bar, number);

    GaugeCell(String style) {
        getStyleClass().add("gauge-cell");
        bar.getStyleClass().addAll("gauge", style);
        bar.setMinWidth(0);
        StackPane.setAlignment(bar, Pos.CENTER_LEFT);
        StackPane.setAlignment(number, Pos.CENTER_RIGHT);
        pane.setMinWidth(0);
    }

    @Override
    protected void updateItem(Gauge gauge, boolean empty) {
        super.updateItem(gauge, empty);
        setText(null);
        if (empty || gauge == null) {
            setGraphic(null);
            return;
        }
        number.setText(gauge.toString());
        bar.maxWidthProperty().bind(pane.widthProperty().multiply(gauge.share()));
        pane.prefWidthProperty().bind(widthProperty().subtract(10));
        setGraphic(pane);
    }
}
