package org.vivarium.inspector.map;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.vivarium.inspector.Navigator;
import org.vivarium.inspector.Texts;

/** Above a map: its name, how it is zoomed, and what of it is shown. */
final class MapTools {
    private final Label title = new Label();
    private final Label zoom = new Label();
    private final Map<MapLayer, ToggleButton> layers = new EnumMap<>(MapLayer.class);
    private final VBox node;

    MapTools(MapCanvas canvas, Navigator navigator) {
        title.setId("map-title");
        title.getStyleClass().add("place-title");
        title.setMinWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        zoom.setId("map-zoom");
        zoom.getStyleClass().add("muted");
        zoom.setMinWidth(52);
        zoom.setAlignment(Pos.CENTER_RIGHT);
        Button back = tool("map-back", MaterialDesignA.ARROW_LEFT, navigator::back);
        Button forward = tool("map-forward", MaterialDesignA.ARROW_RIGHT, navigator::forward);
        back.disableProperty().bind(navigator.canGoBack().not());
        forward.disableProperty().bind(navigator.canGoForward().not());
        var line =
                new HBox(
                        4,
                        back,
                        forward,
                        title,
                        zoom,
                        tool("map-out", MaterialDesignM.MINUS, () -> canvas.zoom(1 / 1.25)),
                        tool("map-in", MaterialDesignP.PLUS, () -> canvas.zoom(1.25)),
                        tool("map-natural", MaterialDesignN.NUMERIC_1_BOX_OUTLINE, canvas::natural),
                        tool("map-fit", MaterialDesignF.FIT_TO_PAGE_OUTLINE, canvas::fit));
        line.getStyleClass().addAll("panel-line", "tools");
        var toggles = new FlowPane(4, 4);
        toggles.getStyleClass().add("map-layers");
        for (MapLayer layer : MapLayer.values()) {
            toggles.getChildren().add(toggle(layer, canvas));
        }
        node = new VBox(line, toggles);
    }

    private static Button tool(String id, Ikon icon, Runnable run) {
        var button = new Button(null, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().addAll("small-tool", "flat");
        button.setTooltip(new Tooltip(Texts.of(id.replace('-', '.') + ".tip")));
        button.setOnAction(event -> run.run());
        return button;
    }

    private ToggleButton toggle(MapLayer layer, MapCanvas canvas) {
        var button = new ToggleButton(layer.title());
        button.setId("map-layer-" + layer.name().toLowerCase(Locale.ROOT));
        button.getStyleClass().add("small-tool");
        button.setTooltip(new Tooltip(Texts.of("map.layer." + layer.name() + ".tip")));
        button.setSelected(canvas.layers().contains(layer));
        button.setOnAction(
                event -> {
                    if (layer.isTint() && button.isSelected()) {
                        dropTints(layer, canvas);
                    }
                    canvas.layer(layer, button.isSelected());
                });
        layers.put(layer, button);
        return button;
    }

    private void dropTints(MapLayer kept, MapCanvas canvas) {
        for (Map.Entry<MapLayer, ToggleButton> other : layers.entrySet()) {
            if (other.getKey().isTint() && other.getKey() != kept) {
                other.getValue().setSelected(false);
                canvas.layer(other.getKey(), false);
            }
        }
    }

    Region node() {
        return node;
    }

    void title(String words) {
        title.setText(words);
    }

    void zoom(double factor) {
        zoom.setText(String.format("%.0f %%", factor * 100));
    }
}
