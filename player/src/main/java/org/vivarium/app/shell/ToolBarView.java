package org.vivarium.app.shell;

import java.util.function.Consumer;
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
    private final Button pause;
    private final ComboBox<Speed> speeds = new ComboBox<>();
    private boolean showingSpeed;

    /**
     * @param rewind told when the button for going back is pressed and when it is let go
     */
    ToolBarView(Actions actions, Consumer<Speed> setSpeed, Consumer<Boolean> rewind) {
        getStyleClass().add("tools-row");
        pause = button(actions, "pause");
        speeds.setId("speed");
        speeds.getItems().setAll(Speed.values());
        speeds.setValue(Speed.NORMAL);
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
        speeds.valueProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!showingSpeed) {
                                setSpeed.accept(now);
                            }
                        });
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var palette = button(actions, "palette");
        palette.setText(Texts.of("action.palette.prompt"));
        palette.getStyleClass().add("go-to");
        getChildren()
                .addAll(
                        withText(button(actions, "open"), Texts.of("action.open.short")),
                        rewindButton(rewind),
                        button(actions, "stepBack"),
                        pause,
                        button(actions, "step"),
                        speeds,
                        button(actions, "quickSave"),
                        button(actions, "quickLoad"),
                        button(actions, "screenshot"),
                        withText(button(actions, "overlay"), Texts.of("action.overlay.short")),
                        gap,
                        palette,
                        button(actions, "theme"),
                        button(actions, "fullscreen"));
    }

    /** Works while it is held down. */
    private static Button rewindButton(Consumer<Boolean> rewind) {
        var button = new Button(null, new FontIcon(MaterialDesignR.REWIND));
        button.setId("tool-rewind");
        button.setTooltip(new Tooltip(Texts.of("action.rewind")));
        button.setFocusTraversable(false);
        button.armedProperty().addListener((o, before, now) -> rewind.accept(now));
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

    void showPaused(boolean paused) {
        pause.setGraphic(new FontIcon(paused ? MaterialDesignP.PLAY : MaterialDesignP.PAUSE));
    }

    void showSpeed(Speed speed) {
        showingSpeed = true;
        speeds.setValue(speed);
        showingSpeed = false;
    }
}
