package org.vivarium.app.library;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.vivarium.app.user.PlayLog;
import org.vivarium.inspector.Texts;

/** One game of the library: its picture, its name, how long and when it was played. */
final class GameCard extends Button {
    private static final double WIDTH = 200;
    private static final double HEIGHT = 150;
    private static final int MINUTE = 60;
    private static final int HOUR = 3600;

    final LibraryGame game;

    GameCard(LibraryGame game, PlayLog.Played played, Runnable play, Runnable forget) {
        this.game = game;
        getStyleClass().setAll("game-card");
        var title = new Label(game.title());
        title.getStyleClass().add("strong");
        var facts = new Label(facts(played));
        facts.getStyleClass().add("muted");
        title.setMaxWidth(WIDTH);
        facts.setMaxWidth(WIDTH);
        var content = new VBox(4, picture(), title, facts);
        content.setAlignment(Pos.TOP_LEFT);
        setGraphic(content);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAccessibleText(game.title());
        setTooltip(new Tooltip(game.title() + "\n" + game.runtime() + "\n" + game.path()));
        setOnAction(event -> play.run());
        var remove = new MenuItem(Texts.of("library.forget"));
        remove.setOnAction(event -> forget.run());
        remove.setDisable(played.last() == 0);
        setContextMenu(new ContextMenu(remove));
    }

    private Node picture() {
        var frame = new StackPane();
        frame.getStyleClass().add("quick-picture");
        frame.setMinSize(WIDTH, HEIGHT);
        frame.setMaxSize(WIDTH, HEIGHT);
        if (game.picture().isPresent()) {
            var view = new ImageView(game.picture().get());
            view.setFitWidth(WIDTH);
            view.setFitHeight(HEIGHT);
            view.setPreserveRatio(true);
            view.setSmooth(true);
            frame.getChildren().add(view);
        } else {
            var icon = new FontIcon(MaterialDesignG.GAMEPAD_VARIANT_OUTLINE);
            icon.setIconSize(48);
            icon.getStyleClass().add("card-icon");
            frame.getChildren().add(icon);
        }
        return frame;
    }

    private String facts(PlayLog.Played played) {
        if (played.last() == 0) {
            return game.path().getFileName() + " · " + (game.is2003() ? "2003" : "2000");
        }
        return Texts.of("library.played", duration(played.seconds()), day(played.last()));
    }

    static String duration(long seconds) {
        return seconds < HOUR
                ? Texts.of("library.minutes", seconds / MINUTE)
                : Texts.of("library.hours", seconds / HOUR, seconds % HOUR / MINUTE);
    }

    private static String day(long last) {
        LocalDate then = Instant.ofEpochMilli(last).atZone(ZoneId.systemDefault()).toLocalDate();
        long days = ChronoUnit.DAYS.between(then, LocalDate.now());
        if (days <= 0) {
            return Texts.of("library.today");
        }
        return days == 1 ? Texts.of("library.yesterday") : then.toString();
    }
}
