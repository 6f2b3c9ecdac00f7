package org.vivarium.app.shell;

import javafx.scene.layout.StackPane;
import org.vivarium.app.session.PlaySession;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.Picture;

/** The game itself as a panel: its picture, or what to do while there is none. */
final class GamePanel extends BasePanel<StackPane> {
    private final GameCanvas canvas = new GameCanvas();
    private final WelcomePane welcome;
    private double shownScale;

    GamePanel(WelcomePane welcome) {
        super(new StackPane());
        this.welcome = welcome;
        root.getChildren().setAll(canvas, welcome);
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
    protected void onShown() {
        shownScale = 0;
    }

    @Override
    protected void onHidden() {
        shownScale = 0;
    }

    @Override
    public void pulse() {
        if (canvas.scale() != shownScale) {
            shownScale = canvas.scale();
            headline(
                    Texts.of(
                            "game.headline",
                            Math.round(Picture.WIDTH * shownScale),
                            Math.round(Picture.HEIGHT * shownScale),
                            shownScale));
        }
    }
}
