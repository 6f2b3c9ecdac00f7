package org.vivarium.app.library;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.image.Image;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.game.OpenOptions;
import org.vivarium.inspector.view.FxImages;
import org.vivarium.model.Database;
import org.vivarium.telemetry.WarningLog;

/**
 * A game as the library lists it.
 *
 * @param runtime what it was made with
 * @param is2003 made with RPG Maker 2003, not 2000
 * @param picture its title picture, or what was seen of it last when that is missing or blank
 */
record LibraryGame(
        Path path, String title, String runtime, boolean is2003, Optional<Image> picture) {
    /**
     * Looks into a game; takes as long as reading its database.
     *
     * @throws GameOpenException when it is no game
     */
    static LibraryGame of(Path path, Covers covers) throws GameOpenException {
        GameFolder folder =
                GameFolder.open(
                        path, OpenOptions.defaults().withImageCache(false), new WarningLog());
        return new LibraryGame(
                path,
                folder.title().isBlank() ? path.getFileName().toString() : folder.title(),
                folder.profile().version().title(),
                folder.profile().is2003(),
                titlePicture(folder).or(() -> covers.of(path)));
    }

    private static Optional<Image> titlePicture(GameFolder folder) {
        String name = new Database(folder.database().root()).system().titleName();
        if (!folder.assets().has(AssetKind.TITLE, name)) {
            return Optional.empty();
        }
        var image = folder.assets().image(AssetKind.TITLE, name);
        return Covers.isBlank(image.pixels()) ? Optional.empty() : Optional.of(FxImages.of(image));
    }

    /** Whether all of the words are in its title or the name of its file. */
    boolean matches(String words) {
        String text = (title + ' ' + path.getFileName()).toLowerCase(Locale.ROOT);
        return Arrays.stream(words.toLowerCase(Locale.ROOT).strip().split("\\s+"))
                .allMatch(text::contains);
    }
}
