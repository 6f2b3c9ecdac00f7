package org.vivarium.app.settings;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.vivarium.app.user.KeyMap;
import org.vivarium.inspector.Texts;

/** The keys of the game: a click on those of a button waits for the key that is to press it. */
final class KeyRows extends VBox {
    /** Words of the key file, those everybody plays with. */
    private static final List<String> WORDS =
            List.of(
                    "UP",
                    "DOWN",
                    "LEFT",
                    "RIGHT",
                    "DECISION",
                    "CANCEL",
                    "SHIFT",
                    "FAST_FORWARD",
                    "REWIND");

    private final Consumer<KeyMap> changed;
    private KeyMap map;

    KeyRows(KeyMap map, Consumer<KeyMap> changed) {
        super(4);
        this.map = map;
        this.changed = changed;
        show();
    }

    private void show() {
        getChildren().clear();
        for (String word : WORDS) {
            getChildren().add(Rows.row("key." + word, button(word)));
        }
        var standard = new Button(Texts.of("settings.keys.standard"));
        standard.getStyleClass().add("small-tool");
        standard.setOnAction(event -> use(map.standard()));
        getChildren().add(standard);
    }

    private Button button(String word) {
        var button = new Button(names(map.keysOf(word)));
        button.setId("keys-" + word);
        button.getStyleClass().add("small-tool");
        button.setTooltip(new Tooltip(Texts.of("settings.keys.tip")));
        button.setOnAction(
                event -> {
                    button.setText(Texts.of("settings.keys.press"));
                    button.addEventFilter(KeyEvent.ANY, key -> pressed(word, key));
                });
        return button;
    }

    private void pressed(String word, KeyEvent event) {
        event.consume();
        if (event.getEventType() == KeyEvent.KEY_PRESSED && event.getCode() != KeyCode.UNDEFINED) {
            use(map.with(word, event.getCode()));
        }
    }

    private void use(KeyMap now) {
        map = now;
        changed.accept(now);
        show();
    }

    private static String names(List<KeyCode> keys) {
        return keys.stream().map(KeyCode::getName).collect(Collectors.joining(", "));
    }
}
