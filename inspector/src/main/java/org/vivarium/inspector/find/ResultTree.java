package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.Keyboard;

/** What was found so far, grouped by file; a click or Enter opens a place. */
final class ResultTree {
    /** A line: a group's heading, or something found in it. */
    private sealed interface Line {
        record Group(String title) implements Line {}

        record Found(Hit hit) implements Line {}
    }

    private final TreeView<Line> view = new TreeView<>();
    private final Map<String, TreeItem<Line>> groups = new HashMap<>();
    private final Consumer<Hit> open;
    private boolean selectFirst;

    ResultTree(Consumer<Hit> open) {
        this.open = open;
        view.setId("find-results");
        view.setShowRoot(false);
        view.setRoot(new TreeItem<>());
        view.getStyleClass().addAll("dense", "edge-to-edge", "results");
        view.setCellFactory(tree -> new LineCell());
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        view.setOnMouseClicked(
                event -> {
                    if (event.getClickCount() == 1) {
                        openSelected();
                    }
                });
    }

    TreeView<?> node() {
        return view;
    }

    void clear() {
        selectFirst = false;
        groups.clear();
        view.setRoot(new TreeItem<>());
    }

    /** Adds what was found, in the order it was. */
    void add(List<Hit> hits) {
        var fresh = new LinkedHashMap<TreeItem<Line>, List<TreeItem<Line>>>();
        for (Hit hit : hits) {
            TreeItem<Line> group = groups.computeIfAbsent(hit.group(), this::group);
            fresh.computeIfAbsent(group, g -> new ArrayList<>())
                    .add(new TreeItem<>(new Line.Found(hit)));
        }
        fresh.forEach((group, lines) -> group.getChildren().addAll(lines));
        if (selectFirst && !hits.isEmpty()) {
            selectFirst = false;
            view.getSelectionModel().select(1);
        }
    }

    private TreeItem<Line> group(String title) {
        var made = new TreeItem<Line>(new Line.Group(title));
        made.setExpanded(true);
        view.getRoot().getChildren().add(made);
        return made;
    }

    /** Groups in which something was found. */
    int groups() {
        return groups.size();
    }

    /** Gives the keyboard to the first result. */
    void enter() {
        view.requestFocus();
        if (view.getSelectionModel().isEmpty() && view.getExpandedItemCount() > 1) {
            view.getSelectionModel().select(1);
        }
    }

    /** Gives the keyboard to what will be found. */
    void enterSoon() {
        Keyboard.give(view);
        selectFirst = true;
    }

    /** Opens the result after the opened one, or before it. */
    void step(int by) {
        int row = view.getSelectionModel().getSelectedIndex();
        do {
            row += by;
        } while (row >= 0
                && row < view.getExpandedItemCount()
                && !(view.getTreeItem(row).getValue() instanceof Line.Found));
        if (row >= 0 && row < view.getExpandedItemCount()) {
            view.getSelectionModel().select(row);
            view.scrollTo(Math.max(0, row - 3));
            openSelected();
        }
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            openSelected();
            event.consume();
        }
    }

    private void openSelected() {
        TreeItem<Line> item = view.getSelectionModel().getSelectedItem();
        if (item != null && item.getValue() instanceof Line.Found(Hit hit)) {
            open.accept(hit);
        }
    }

    private final class LineCell extends TreeCell<Line> {
        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            switch (empty ? null : line) {
                case Line.Group(String title) -> {
                    int count = getTreeItem().getChildren().size();
                    var name = new Label(title);
                    name.getStyleClass().add("strong");
                    var number = new Label(Units.count(count));
                    number.getStyleClass().add("muted");
                    setGraphic(new HBox(8, name, number));
                }
                case Line.Found(Hit hit) -> setGraphic(row(hit));
                case null -> setGraphic(null);
            }
        }

        private TextFlow row(Hit hit) {
            var flow = new TextFlow();
            flow.getStyleClass().add("result");
            var where = new Text(hit.where() + "   ");
            where.getStyleClass().addAll("text", "result-where");
            flow.getChildren().add(where);
            for (Hit.Piece piece : hit.context()) {
                var text = new Text(piece.text());
                text.getStyleClass().addAll("text", piece.style());
                if (piece.match()) {
                    text.getStyleClass().add("result-match");
                }
                flow.getChildren().add(text);
            }
            return flow;
        }
    }
}
