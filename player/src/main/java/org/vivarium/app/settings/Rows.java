package org.vivarium.app.settings;

import atlantafx.base.controls.ToggleSwitch;
import atlantafx.base.theme.Styles;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;

/** Lines of settings: words at the left, what changes them at the right. */
final class Rows {
    private static final int FULL = 100;

    private Rows() {}

    static VBox group(String key, Node... rows) {
        var heading = new Label(Texts.of(key));
        heading.getStyleClass().add(Styles.TITLE_4);
        var group = new VBox(8, heading);
        group.getChildren().addAll(rows);
        return group;
    }

    static HBox row(String key, Node control) {
        var words = new Label(Texts.of(key));
        words.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        words.setMinWidth(Region.USE_PREF_SIZE);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var row = new HBox(10, words, gap, control);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    static HBox toggle(String key, boolean on, Consumer<Boolean> changed) {
        var toggle = new ToggleSwitch();
        toggle.setId(key.replace('.', '-'));
        toggle.setSelected(on);
        toggle.selectedProperty().addListener((o, before, now) -> changed.accept(now));
        return row(key, toggle);
    }

    /** A number from 0 to 100. */
    static HBox percent(String key, int value, IntConsumer changed) {
        var slider = new Slider(0, FULL, value);
        slider.setId(key.replace('.', '-'));
        slider.setPrefWidth(200);
        slider.setBlockIncrement(5);
        var number = new Label(String.valueOf(value));
        number.setMinWidth(30);
        number.setAlignment(Pos.CENTER_RIGHT);
        slider.valueProperty()
                .addListener(
                        (o, before, now) -> {
                            number.setText(String.valueOf(now.intValue()));
                            changed.accept(now.intValue());
                        });
        var both = new HBox(8, slider, number);
        both.setAlignment(Pos.CENTER_RIGHT);
        return row(key, both);
    }
}
