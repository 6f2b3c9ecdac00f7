package org.vivarium.app.shell;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.vivarium.app.dock.Dock;
import org.vivarium.app.session.PreviewSound;
import org.vivarium.app.user.Settings;
import org.vivarium.app.user.SettingsMemory;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.app.user.UserFolder;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.find.Destination;
import org.vivarium.inspector.find.GoTo;
import org.vivarium.inspector.find.Uses;
import org.vivarium.model.Address;

/** A window over the files of a game that isn't played, or over a single file. */
public final class InspectWindow {
    private static final double WIDTH = 1500;
    private static final double HEIGHT = 900;

    private final Stage stage;
    private final Notices notices = new Notices();
    private final PanelContext context;
    private final PreviewSound sounds;
    private final Dock dock;
    private final GoTo names;

    InspectWindow(Stage stage, Settings settings) {
        this.stage = stage;
        new Theme(settings);
        sounds = new PreviewSound(new SoundSettings(settings));
        context = new PanelContext(notices, new SettingsMemory(settings), sounds);
        dock = new Dock(ShellPanels.ofFiles(), context, ShellPanels.standardOfFiles());
        context.navigator().onReveal(viewer -> dock.reveal(ShellPanels.of(viewer)));
        context.searches().onReveal(() -> dock.reveal(ShellPanels.FIND));
        names = new GoTo(context, this::panels, () -> dock.node().requestFocus());
    }

    /**
     * Shows the window and waits until it is closed.
     *
     * @param place what is looked at first; null for the first table
     */
    public static void run(GameFiles files, Address place) throws InterruptedException {
        ShellLauncher.runStage(
                stage ->
                        new InspectWindow(stage, new Settings(UserFolder.path()))
                                .show(files, place));
    }

    void show(GameFiles files, Address place) {
        context.game().set(files);
        dock.show(null);
        dock.node().getStyleClass().add("shell");
        var root = new StackPane(dock.node(), names.node(), notices.node());
        var scene = new Scene(root, WIDTH, HEIGHT);
        Theme.style(scene);
        bindKeys(scene);
        stage.setTitle(files.title() + " – " + Texts.of("app.title"));
        stage.setScene(scene);
        stage.setOnCloseRequest(event -> sounds.close());
        stage.show();
        if (place != null) {
            context.navigator().go(place, Navigator.Viewer.TABLES);
        }
    }

    private List<Destination> panels() {
        return dock.types().stream()
                .map(
                        type ->
                                Destination.deed(
                                        type.icon(),
                                        Texts.of("action.panel", type.title()),
                                        "",
                                        () -> dock.reveal(type.id())))
                .toList();
    }

    private void bindKeys(Scene scene) {
        var keys = scene.getAccelerators();
        keys.put(KeyCombination.valueOf("Shortcut+P"), names::open);
        keys.put(KeyCombination.valueOf("Shortcut+Shift+F"), () -> ShellPanels.find(dock));
        keys.put(KeyCombination.valueOf("Shortcut+U"), () -> Uses.ofVisited(context));
        int number = 1;
        for (var type : dock.types()) {
            scene.getAccelerators()
                    .put(KeyCombination.valueOf("Alt+" + number++), () -> dock.reveal(type.id()));
        }
    }

    PanelContext context() {
        return context;
    }
}
