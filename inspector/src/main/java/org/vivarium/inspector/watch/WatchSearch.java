package org.vivarium.inspector.watch;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.Texts;

/** Finds a value by its kind, number and name, to be watched from then on. */
final class WatchSearch {
    private static final double HEIGHT = 190;

    private final Consumer<Watchable> chosen;
    private final TextField text = new TextField();
    private final ListView<Watchable> list = new ListView<>();
    private final VBox node = new VBox(text);
    private WatchNames names = new WatchNames(null);

    /**
     * @param chosen told the value
     */
    WatchSearch(Consumer<Watchable> chosen) {
        this.chosen = chosen;
        text.setId("watch-search");
        text.getStyleClass().add("small-field");
        text.setMaxWidth(Double.MAX_VALUE);
        text.setPromptText(Texts.of("watch.search"));
        text.textProperty().addListener((o, before, now) -> find(now));
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        list.setId("watch-found");
        list.setPrefHeight(HEIGHT);
        list.getStyleClass().addAll("dense", "edge-to-edge");
        list.setFocusTraversable(false);
        list.setOnMouseClicked(event -> choose());
        list.setCellFactory(view -> new NameCell());
    }

    private final class NameCell extends ListCell<Watchable> {
        @Override
        protected void updateItem(Watchable value, boolean empty) {
            super.updateItem(value, empty);
            setText(empty || value == null ? null : names.whole(value));
        }
    }

    VBox node() {
        return node;
    }

    void show(WatchNames of) {
        names = of;
        find(text.getText());
    }

    private void find(String typed) {
        boolean any = !typed.isBlank();
        list.getItems().setAll(any ? names.find(typed) : List.of());
        list.getSelectionModel().selectFirst();
        if (any && node.getChildren().size() == 1) {
            node.getChildren().add(list);
        } else if (!any) {
            node.getChildren().remove(list);
        }
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> list.getSelectionModel().selectNext();
            case UP -> list.getSelectionModel().selectPrevious();
            case ENTER -> choose();
            case ESCAPE -> text.clear();
            default -> {
                return;
            }
        }
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 3));
        event.consume();
    }

    private void choose() {
        Watchable value = list.getSelectionModel().getSelectedItem();
        if (value != null) {
            text.clear();
            chosen.accept(value);
        }
    }
}
