package org.vivarium.inspector.differences;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;

/** Chooses the two sides of a comparison: from the game's files, or by a path typed or dropped. */
final class SideChooser extends FlowPane {
    private final ComboBox<Side> before = box("diff-before");
    private final ComboBox<Side> after = box("diff-after");
    private final TextField path = new TextField();
    private final TextField filter = new TextField();
    private final Button start = new Button(Texts.of("diff.compare"));
    private final Runnable compare;
    private GameFiles files;
    private boolean isRunning;

    SideChooser(Runnable compare, Runnable cancel, Consumer<String> filtered) {
        super(6, 4);
        this.compare = compare;
        path.setId("diff-path");
        path.setPromptText(Texts.of("diff.path"));
        path.setPrefWidth(220);
        path.getStyleClass().add("filter-field");
        path.setOnAction(event -> takePath());
        path.setOnDragOver(SideChooser::dragOver);
        path.setOnDragDropped(this::dropped);
        filter.setId("diff-filter");
        filter.setPromptText(Texts.of("diff.filter"));
        filter.setPrefWidth(130);
        filter.getStyleClass().add("filter-field");
        filter.textProperty().addListener((o, was, now) -> filtered.accept(now));
        start.setId("diff-start");
        start.getStyleClass().add("small-tool");
        start.setOnAction(event -> (isRunning ? cancel : compare).run());
        var swap = new Button(null, new FontIcon(MaterialDesignS.SWAP_HORIZONTAL));
        swap.getStyleClass().add("small-tool");
        swap.setOnAction(event -> choose(after(), before()));
        getStyleClass().addAll("place-row", "diff-sides");
        getChildren()
                .setAll(
                        new Label(Texts.of("diff.before")),
                        before,
                        swap,
                        new Label(Texts.of("diff.after")),
                        after,
                        start,
                        path,
                        filter);
    }

    private static ComboBox<Side> box(String id) {
        var box = new ComboBox<Side>();
        box.setId(id);
        box.getStyleClass().addAll("small-choice", "wide-choice");
        return box;
    }

    private static void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        path.setText(event.getDragboard().getFiles().getFirst().getPath());
        takePath();
        event.setDropCompleted(true);
        event.consume();
    }

    private void takePath() {
        try {
            if (files != null && !path.getText().isBlank()) {
                choose(Side.elsewhere(Path.of(path.getText().strip()), files), after());
                compare.run();
            }
        } catch (InvalidPathException e) {
            path.selectAll();
        }
    }

    /** Offers what the game has; what is chosen stays chosen. */
    void show(GameFiles game) {
        files = game;
        setDisable(game == null);
        List<Side> sides = game == null ? List.of() : Side.of(game);
        fill(before, sides);
        fill(after, sides);
    }

    private static void fill(ComboBox<Side> box, List<Side> sides) {
        Side chosen = box.getValue();
        List<Side> all = new ArrayList<>(sides);
        boolean known = chosen == null || all.stream().anyMatch(one -> isSame(one, chosen));
        if (!known) {
            all.add(chosen);
        }
        box.getItems().setAll(all);
        box.setValue(all.stream().filter(one -> isSame(one, chosen)).findFirst().orElse(chosen));
    }

    private static boolean isSame(Side one, Side other) {
        return other != null && one.title().equals(other.title());
    }

    void choose(Side first, Side second) {
        before.setValue(first);
        after.setValue(second);
    }

    Side before() {
        return before.getValue();
    }

    Side after() {
        return after.getValue();
    }

    /** While a comparison runs the button ends it. */
    void running(boolean runs) {
        isRunning = runs;
        start.setText(Texts.of(runs ? "diff.cancel" : "diff.compare"));
    }
}
