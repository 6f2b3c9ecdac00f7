package org.vivarium.inspector.watch;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Watches;
import org.vivarium.inspector.tables.filter.FilterException;

/** Takes a condition at which events are to stop; what is wrong with one is told below. */
final class ConditionField extends VBox {
    private final TextField text = new TextField();
    private final Label problem = new Label();
    private final Watches watches;

    ConditionField(Watches watches) {
        this.watches = watches;
        text.setId("stop-condition");
        text.getStyleClass().add("small-field");
        text.setMaxWidth(Double.MAX_VALUE);
        text.setPromptText(Texts.of("watch.condition"));
        text.setTooltip(new Tooltip(Texts.of("watch.condition.tip")));
        text.setOnAction(event -> take());
        text.textProperty().addListener((o, before, now) -> getChildren().remove(problem));
        problem.setId("condition-problem");
        problem.getStyleClass().add("filter-message");
        problem.setWrapText(true);
        getChildren().add(text);
    }

    private void take() {
        if (text.getText().isBlank()) {
            return;
        }
        try {
            watches.stopWhen(text.getText().strip());
            text.clear();
        } catch (FilterException e) {
            problem.setText(e.getMessage());
            getChildren().setAll(text, problem);
        }
    }
}
