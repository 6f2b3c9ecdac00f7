package org.vivarium.inspector.memory;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.control.CacheKind;
import org.vivarium.control.GameRequest;
import org.vivarium.control.Request;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.snapshot.MemorySnapshot;

/** Bytes each cache holds, with a button to empty it. */
final class CacheList {
    private final GridPane grid = new GridPane();
    private final VBox box;
    private final Map<CacheKind, Label> sizes = new EnumMap<>(CacheKind.class);

    CacheList(Consumer<Request> ask) {
        var heading = new Label(Texts.of("memory.caches"));
        heading.getStyleClass().add("muted");
        heading.setTooltip(new Tooltip(Texts.of("memory.caches.tip")));
        grid.setHgap(10);
        grid.setVgap(2);
        var numbers = new ColumnConstraints();
        numbers.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), numbers);
        for (CacheKind kind : CacheKind.values()) {
            addRow(kind, ask);
        }
        box = new VBox(2, heading, grid);
    }

    private void addRow(CacheKind kind, Consumer<Request> ask) {
        var name = new Label(kind.label());
        var size = new Label();
        String id = kind.name().toLowerCase(Locale.ROOT);
        size.setId("cache-" + id);
        size.getStyleClass().add("strong");
        var clear = new Button(Texts.of("memory.clear"));
        clear.setId("clear-" + id);
        clear.getStyleClass().add("small-tool");
        clear.setTooltip(new Tooltip(Texts.of("memory.clear.tip", kind.label())));
        clear.setOnAction(event -> ask.accept(new GameRequest.ClearCache(kind)));
        for (Node node : new Node[] {name, size, clear}) {
            node.managedProperty().bind(node.visibleProperty());
            node.visibleProperty().bind(size.textProperty().isNotEmpty());
        }
        sizes.put(kind, size);
        grid.addRow(kind.ordinal(), name, size, clear);
    }

    Region node() {
        return box;
    }

    void show(MemorySnapshot snapshot) {
        for (CacheKind kind : CacheKind.values()) {
            long bytes = snapshot.cacheBytes[kind.ordinal()];
            sizes.get(kind).setText(bytes < 0 ? "" : Units.bytes(bytes));
        }
    }
}
