package org.vivarium.inspector.memory;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.vivarium.control.CacheKind;
import org.vivarium.control.GameRequest;
import org.vivarium.control.Request;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.snapshot.MemorySnapshot;

/** Bytes each cache holds, with a button to clear it. */
final class CacheList {
    private final FlowPane pane = new FlowPane(12, 4);
    private final Map<CacheKind, Label> sizes = new EnumMap<>(CacheKind.class);
    private final Map<CacheKind, HBox> boxes = new EnumMap<>(CacheKind.class);

    CacheList(Consumer<Request> ask) {
        for (CacheKind kind : CacheKind.values()) {
            var size = new Label();
            size.getStyleClass().add("strong");
            var clear = new Button(Texts.of("memory.clear"));
            clear.getStyleClass().add("small-tool");
            clear.setTooltip(new Tooltip(Texts.of("memory.clear.tip", kind.label())));
            clear.setOnAction(event -> ask.accept(new GameRequest.ClearCache(kind)));
            var box = new HBox(5, new Label(kind.label()), size, clear);
            box.setAlignment(Pos.CENTER_LEFT);
            box.managedProperty().bind(box.visibleProperty());
            box.setVisible(false);
            sizes.put(kind, size);
            boxes.put(kind, box);
            pane.getChildren().add(box);
        }
    }

    Region node() {
        return pane;
    }

    void show(MemorySnapshot snapshot) {
        for (CacheKind kind : CacheKind.values()) {
            long bytes = snapshot.cacheBytes[kind.ordinal()];
            boxes.get(kind).setVisible(bytes >= 0);
            sizes.get(kind).setText(Units.bytes(bytes));
        }
    }
}
