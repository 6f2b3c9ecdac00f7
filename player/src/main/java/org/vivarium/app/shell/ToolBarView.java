package org.vivarium.app.shell;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.vivarium.control.Speed;
import org.vivarium.inspector.Texts;

/** The row of buttons at the top: the actions used most. */
final class ToolBarView extends HBox {
    ToolBarView(Actions actions, TimeActions time) {
        getStyleClass().add("tools-row");
        var pause = button(actions, "pause");
        time.paused().addListener((o, before, now) -> pause.setGraphic(pauseIcon(now)));
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var palette = button(actions, "palette");
        palette.setText(Texts.of("action.palette.prompt"));
        palette.getStyleClass().add("go-to");
        getChildren()
                .addAll(
                        button(actions, "library"),
                        withText(button(actions, "open"), Texts.of("action.open.short")),
                        rewindButton(time),
                        button(actions, "stepBack"),
                        pause,
                        button(actions, "step"),
                        speeds(time),
                        button(actions, "quickSave"),
                        button(actions, "quickLoad"),
                        button(actions, "screenshot"),
                        withText(button(actions, "overlay"), Texts.of("action.overlay.short")),
                        gap,
                        palette,
                        button(actions, "settings"),
                        button(actions, "alone"),
                        button(actions, "theme"),
                        button(actions, "fullscreen"));
    }

    private static ComboBox<Speed> speeds(TimeActions time) {
        var speeds = new ComboBox<Speed>();
        speeds.setId("speed");
        speeds.getItems().setAll(Speed.values());
        speeds.setTooltip(new Tooltip(Texts.of("action.speed")));
        speeds.setFocusTraversable(false);
        speeds.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(Speed speed) {
                        return speed == null ? "" : speed.label();
                    }

                    @Override
                    public Speed fromString(String text) {
                        return Speed.NORMAL;
                    }
                });
        speeds.valueProperty().bindBidirectional(time.speed());
        return speeds;
    }

    /** Works while it is held down. */
    private static Button rewindButton(TimeActions time) {
        var button = new Button(null, new FontIcon(MaterialDesignR.REWIND));
        button.setId("tool-rewind");
        button.setTooltip(new Tooltip(Texts.of("action.rewind")));
        button.setFocusTraversable(false);
        button.armedProperty().addListener((o, before, now) -> time.rewind(now));
        return button;
    }

    private static Button withText(Button button, String text) {
        button.setText(text);
        return button;
    }

    private static Button button(Actions actions, String id) {
        Action action = actions.get(id);
        var button = new Button(null, new FontIcon(action.icon()));
        button.setId("tool-" + id);
        button.setTooltip(new Tooltip(action.hint()));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run().run());
        return button;
    }

    private static FontIcon pauseIcon(boolean paused) {
        return new FontIcon(paused ? MaterialDesignP.PLAY : MaterialDesignP.PAUSE);
    }
}
