package org.vivarium.app.shell;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.vivarium.inspector.Texts;

/** Finds an action by a few letters of its name and runs it; Ctrl+P opens it, Escape closes it. */
final class CommandPalette {
    private final TextField text = new TextField();
    private final ListView<Action> list = new ListView<>();
    private final VBox box = new VBox(text, list);
    private final Supplier<Collection<Action>> actions;
    private final Runnable closed;

    /**
     * @param closed gives the keyboard back to where it was
     */
    CommandPalette(Supplier<Collection<Action>> actions, Runnable closed) {
        this.actions = actions;
        this.closed = closed;
        box.setId("palette");
        box.getStyleClass().add("palette");
        box.setMaxSize(560, Region.USE_PREF_SIZE);
        box.setVisible(false);
        StackPane.setAlignment(box, Pos.TOP_CENTER);
        text.setId("palette-text");
        text.setPromptText(Texts.of("action.palette.prompt"));
        text.textProperty().addListener((o, before, now) -> filter(now));
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        text.focusedProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!now && !list.isFocused()) {
                                close();
                            }
                        });
        list.setId("palette-list");
        list.setPrefHeight(320);
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label(Texts.of("palette.nothing")));
        list.setCellFactory(view -> new ActionCell());
        list.setOnMouseClicked(event -> runSelected());
    }

    Region node() {
        return box;
    }

    void open() {
        text.clear();
        filter("");
        box.setVisible(true);
        text.requestFocus();
    }

    private void close() {
        if (box.isVisible()) {
            box.setVisible(false);
            closed.run();
        }
    }

    private void filter(String typed) {
        String[] words = typed.toLowerCase(Locale.ROOT).strip().split("\\s+");
        List<Action> found =
                actions.get().stream()
                        .filter(
                                action -> {
                                    String title = action.title().toLowerCase(Locale.ROOT);
                                    for (String word : words) {
                                        if (!title.contains(word)) {
                                            return false;
                                        }
                                    }
                                    return true;
                                })
                        .toList();
        list.getItems().setAll(found);
        list.getSelectionModel().selectFirst();
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> list.getSelectionModel().selectNext();
            case UP -> list.getSelectionModel().selectPrevious();
            case ENTER -> runSelected();
            case ESCAPE -> close();
            default -> {
                return;
            }
        }
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 4));
        event.consume();
    }

    private void runSelected() {
        Action action = list.getSelectionModel().getSelectedItem();
        close();
        if (action != null) {
            action.run().run();
        }
    }

    private static final class ActionCell extends ListCell<Action> {
        @Override
        protected void updateItem(Action action, boolean empty) {
            super.updateItem(action, empty);
            if (empty || action == null) {
                setGraphic(null);
                return;
            }
            var gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            var keys = new Label(action.keys() == null ? "" : action.keys().getDisplayText());
            keys.getStyleClass().add("muted");
            var row =
                    new HBox(8, new FontIcon(action.icon()), new Label(action.title()), gap, keys);
            row.setAlignment(Pos.CENTER_LEFT);
            setGraphic(row);
        }
    }
}
