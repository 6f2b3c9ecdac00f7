package org.vivarium.app.shell;

import javafx.scene.layout.StackPane;
import org.vivarium.app.library.LibraryPane;
import org.vivarium.app.session.PlaySession;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.Picture;

/** The game itself as a panel: its picture, or the library while there is none. */
final class GamePanel extends BasePanel<StackPane> {
    private final GameCanvas canvas = new GameCanvas();
    private final LibraryPane library;
    private double shownScale;

    GamePanel(LibraryPane library) {
        super(new StackPane());
        this.library = library;
        root.getChildren().setAll(canvas, library);
        root.getStyleClass().add("game-panel");
    }

    GameCanvas canvas() {
        return canvas;
    }

    void show(PlaySession session) {
        canvas.show(session == null ? null : session.pictures());
        library.setVisible(session == null);
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
