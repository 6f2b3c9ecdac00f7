package org.vivarium.app.shell;

import atlantafx.base.controls.Notification;
import atlantafx.base.theme.Styles;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.vivarium.inspector.Notifier;

/** Messages at the window's top right corner: they wait to be read and stop nobody. */
final class Notices implements Notifier {
    private static final int MOST = 4;
    private static final Duration INFO_STAYS = Duration.seconds(4);
    private static final Duration WARNING_STAYS = Duration.seconds(12);

    private final VBox box = new VBox(8);

    Notices() {
        box.setId("notices");
        box.setAlignment(Pos.TOP_RIGHT);
        box.setPickOnBounds(false);
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(box, Pos.TOP_RIGHT);
        box.getStyleClass().add("notices");
    }

    Region node() {
        return box;
    }

    @Override
    public void info(String message) {
        show(message, Styles.ACCENT, new FontIcon(MaterialDesignI.INFORMATION_OUTLINE), INFO_STAYS);
    }

    @Override
    public void warn(String message) {
        show(message, Styles.WARNING, new FontIcon(MaterialDesignA.ALERT_OUTLINE), WARNING_STAYS);
    }

    private void show(String message, String style, FontIcon icon, Duration stays) {
        if (!Platform.isFxApplicationThread()) {
            Platform.runLater(() -> show(message, style, icon, stays));
            return;
        }
        var notice = new Notification(message, icon);
        notice.getStyleClass().addAll(style, Styles.ELEVATED_1);
        notice.setMaxWidth(460);
        notice.setMinHeight(Region.USE_PREF_SIZE);
        notice.setOnClose(event -> box.getChildren().remove(notice));
        if (box.getChildren().size() == MOST) {
            box.getChildren().removeFirst();
        }
        box.getChildren().add(notice);
        var timer = new PauseTransition(stays);
        timer.setOnFinished(event -> box.getChildren().remove(notice));
        timer.play();
    }
}
