package org.vivarium.app.shell;

import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.vivarium.app.dock.PanelHost;
import org.vivarium.app.user.Settings;
import org.vivarium.app.user.UserFolder;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;

/** A window with nothing but the tables of a game that isn't played. */
public final class InspectWindow {
    private static final double WIDTH = 1200;
    private static final double HEIGHT = 800;

    private InspectWindow() {}

    /** Shows the window and waits until it is closed. */
    public static void run(GameFiles files) throws InterruptedException {
        ShellLauncher.runStage(stage -> show(stage, files));
    }

    private static void show(Stage stage, GameFiles files) {
        new Theme(new Settings(UserFolder.path()));
        var notices = new Notices();
        var context = new PanelContext(notices);
        context.game().set(files);
        var tables = new PanelHost(ShellPanels.tables(), context);
        var scene = new Scene(new StackPane(tables, notices.node()), WIDTH, HEIGHT);
        Theme.style(scene);
        stage.setTitle(files.title() + " – " + Texts.of("app.title"));
        stage.setScene(scene);
        stage.show();
    }
}
