package org.vivarium.app.shell;

import java.io.IOException;
import java.nio.file.Path;
import javafx.stage.Stage;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.vivarium.app.user.PlaySettings;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.Picture;

/** How the game's picture is shown, by action: its size, what lies over it, copies of it. */
final class ViewActions {
    private final Stage stage;
    private final PanelContext context;
    private final GameCanvas canvas;
    private final PlaySettings settings;
    private final Notices notices;
    private final TileOverlay overlay;
    private boolean overlayOn;

    ViewActions(
            Stage stage,
            PanelContext context,
            GameCanvas canvas,
            PlaySettings settings,
            Notices notices) {
        this.stage = stage;
        this.context = context;
        this.canvas = canvas;
        this.settings = settings;
        this.notices = notices;
        overlay = new TileOverlay(context);
        showPicture();
    }

    void addTo(Actions actions) {
        actions.add("overlay", MaterialDesignG.GRID, "Shortcut+G", this::toggleOverlay);
        actions.add("screenshot", MaterialDesignC.CAMERA_OUTLINE, "F7", this::screenshot);
        actions.add("scaling", MaterialDesignF.FIT_TO_SCREEN_OUTLINE, "", this::toggleScaling);
        actions.add("fullscreen", MaterialDesignF.FULLSCREEN, "F4", this::toggleFullScreen);
    }

    /** Shows the picture as the settings say. */
    void showPicture() {
        canvas.show(settings.fill(), settings.smooth());
    }

    /** Whether the tiles of the game's picture are coloured by why they were drawn. */
    boolean overlayShown() {
        return overlayOn;
    }

    private void toggleOverlay() {
        overlayOn = !overlayOn;
        if (overlayOn) {
            overlay.start();
            canvas.overlay(overlay);
        } else {
            overlay.stop();
            canvas.overlay(GameCanvas.Overlay.NONE);
        }
    }

    void toggleFullScreen() {
        stage.setFullScreen(!stage.isFullScreen());
    }

    /** The game's picture in whole multiples of its size, or as large as there is room. */
    void toggleScaling() {
        settings.setFill(!settings.fill());
        showPicture();
    }

    private void screenshot() {
        Picture picture = canvas.shown();
        if (picture == null) {
            return;
        }
        Path file = Screenshots.folder().resolve(Screenshots.nameFor(context.game().get().title()));
        try {
            Screenshots.write(picture, file);
            notices.info(Texts.of("screenshot.done", file.toAbsolutePath()));
        } catch (IOException e) {
            notices.warn(Texts.of("screenshot.failed", e.getMessage()));
        }
    }
}
