package org.vivarium.inspector.edit;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;

/** Values to choose from: by typing a part of their name, with the arrow keys, or by a click. */
final class ChoiceList extends VBox {
    private static final double LINE = 25;
    private static final int MOST_LINES = 11;

    private final TextField search = new TextField();
    private final ListView<Choice> list = new ListView<>();
    private final Consumer<String> chosen;

    /**
     * @param current the value the field has now, as it is typed
     */
    ChoiceList(List<Choice> choices, String current, Consumer<String> chosen) {
        this.chosen = chosen;
        var shown = new FilteredList<>(FXCollections.observableList(choices));
        list.setItems(shown);
        list.setId("choice-list");
        list.getStyleClass().add("dense");
        list.setPrefHeight(Math.min(MOST_LINES, choices.size()) * LINE + 4);
        search.setId("choice-search");
        search.getStyleClass().add("filter-field");
        search.setPromptText(Texts.of("edit.search"));
        search.textProperty()
                .addListener(
                        (o, before, now) -> {
                            String words = now.toLowerCase(Locale.ROOT);
                            shown.setPredicate(
                                    choice ->
                                            choice.label()
                                                    .toLowerCase(Locale.ROOT)
                                                    .contains(words));
                            list.getSelectionModel().selectFirst();
                        });
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        list.setOnMouseClicked(event -> choose());
        for (Choice choice : choices) {
            if (choice.value().equals(current)) {
                list.getSelectionModel().select(choice);
                list.scrollTo(Math.max(0, choices.indexOf(choice) - 3));
            }
        }
        setSpacing(6);
        getChildren().setAll(search, list);
        setPrefWidth(280);
    }

    @Override
    public void requestFocus() {
        search.requestFocus();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            choose();
            event.consume();
        } else if (event.getTarget() == search
                && (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP)) {
            if (event.getCode() == KeyCode.DOWN) {
                list.getSelectionModel().selectNext();
            } else {
                list.getSelectionModel().selectPrevious();
            }
            list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 3));
            event.consume();
        }
    }

    private void choose() {
        Choice choice = list.getSelectionModel().getSelectedItem();
        if (choice != null) {
            chosen.accept(choice.value());
        }
    }
}
