package org.vivarium.app.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignZ;
import org.vivarium.app.library.Library;
import org.vivarium.app.user.Settings;
import org.vivarium.inspector.Texts;

/** Ways to choose a game and folders of games, by dialogs. */
final class GameChoice {
    private final Stage stage;
    private final Settings settings;
    private final Library library;
    private final Consumer<Path> open;

    GameChoice(Stage stage, Settings settings, Library library, Consumer<Path> open) {
        this.stage = stage;
        this.settings = settings;
        this.library = library;
        this.open = open;
    }

    void addTo(Actions actions) {
        actions.add("open", MaterialDesignF.FOLDER_OPEN_OUTLINE, "Shortcut+O", this::browse);
        actions.add("openArchive", MaterialDesignZ.ZIP_BOX_OUTLINE, "", this::browseArchive);
        actions.add("addFolder", MaterialDesignF.FOLDER_PLUS_OUTLINE, "", this::addFolder);
    }

    void browse() {
        File folder = chooser("action.open").showDialog(stage);
        if (folder != null) {
            open.accept(folder.toPath());
        }
    }

    void browseArchive() {
        var chooser = new FileChooser();
        chooser.setTitle(Texts.of("action.openArchive"));
        chooser.getExtensionFilters()
                .add(
                        new FileChooser.ExtensionFilter(
                                Texts.of("open.archives"),
                                "*.zip",
                                "*.lzh",
                                "*.tar",
                                "*.easyrpg",
                                "*.ldb",
                                "*.LDB"));
        File file = chooser.showOpenDialog(stage);
        if (file != null) {
            open.accept(file.toPath());
        }
    }

    void addFolder() {
        File folder = chooser("library.add.tip").showDialog(stage);
        if (folder != null) {
            library.addFolder(folder.toPath());
        }
    }

    private DirectoryChooser chooser(String title) {
        var chooser = new DirectoryChooser();
        chooser.setTitle(Texts.of(title));
        List<Path> recent = settings.recentGames();
        if (!recent.isEmpty() && recent.getFirst().getParent().toFile().isDirectory()) {
            chooser.setInitialDirectory(recent.getFirst().getParent().toFile());
        }
        return chooser;
    }
}
