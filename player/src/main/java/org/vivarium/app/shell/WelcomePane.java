package org.vivarium.app.shell;

import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.vivarium.inspector.Texts;

/** What the game's place shows while no game is open: what to do next. */
final class WelcomePane extends VBox {
    private static final int MOST_RECENT = 6;

    private final VBox recent = new VBox(2);
    private final Consumer<Path> open;

    /**
     * @param browse opens the dialog that chooses a folder
     * @param sample opens the sample game
     */
    WelcomePane(Runnable browse, Runnable sample, Consumer<Path> open) {
        super(14);
        this.open = open;
        setId("welcome");
        setAlignment(Pos.CENTER);
        getStyleClass().add("welcome");
        var title = new Label(Texts.of("welcome.title"));
        title.getStyleClass().add(Styles.TITLE_3);
        var hint = new Label(Texts.of("welcome.hint"));
        hint.getStyleClass().add("muted");
        var openButton =
                new Button(Texts.of("action.open"), new FontIcon(MaterialDesignF.FOLDER_OPEN));
        openButton.setId("welcome-open");
        openButton.setDefaultButton(true);
        openButton.setOnAction(event -> browse.run());
        var sampleButton =
                new Button(Texts.of("action.sample"), new FontIcon(MaterialDesignL.LEAF));
        sampleButton.setId("welcome-sample");
        sampleButton.setOnAction(event -> sample.run());
        var buttons = new HBox(10, openButton, sampleButton);
        buttons.setAlignment(Pos.CENTER);
        recent.setAlignment(Pos.CENTER);
        getChildren().addAll(title, hint, buttons, recent);
    }

    void showRecent(List<Path> games) {
        recent.getChildren().clear();
        if (!games.isEmpty()) {
            var heading = new Label(Texts.of("welcome.recent"));
            heading.getStyleClass().add("muted");
            recent.getChildren().add(heading);
        }
        for (Path game : games.subList(0, Math.min(MOST_RECENT, games.size()))) {
            var link = new Hyperlink(String.valueOf(game.getFileName()));
            link.setTooltip(new Tooltip(game.toString()));
            link.setOnAction(event -> open.accept(game));
            recent.getChildren().add(link);
        }
    }
}
