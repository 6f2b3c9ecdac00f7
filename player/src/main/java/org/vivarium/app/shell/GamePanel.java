package org.vivarium.app.shell;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.vivarium.app.session.PlaySession;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.Picture;

/** The game itself as a panel: its picture, or what to do while there is none. */
final class GamePanel implements Panel {
    private final SimpleStringProperty headline = new SimpleStringProperty("");
    private final GameCanvas canvas = new GameCanvas();
    private final WelcomePane welcome;
    private final StackPane root;
    private double shownScale;

    GamePanel(WelcomePane welcome) {
        this.welcome = welcome;
        root = new StackPane(canvas, welcome);
        root.getStyleClass().add("game-panel");
    }

    GameCanvas canvas() {
        return canvas;
    }

    void show(PlaySession session) {
        canvas.show(session == null ? null : session.pictures());
        welcome.setVisible(session == null);
        if (session != null) {
            canvas.requestFocus();
        }
    }

    @Override
    public Region node() {
        return root;
    }

    @Override
    public ObservableValue<String> headline() {
        return headline;
    }

    @Override
    public void shown() {
        shownScale = 0;
    }

    @Override
    public void hidden() {
        shownScale = 0;
    }

    @Override
    public void pulse() {
        if (canvas.scale() != shownScale) {
            shownScale = canvas.scale();
            headline.set(
                    Texts.of(
                            "game.headline",
                            Math.round(Picture.WIDTH * shownScale),
                            Math.round(Picture.HEIGHT * shownScale),
                            shownScale));
        }
    }
}
