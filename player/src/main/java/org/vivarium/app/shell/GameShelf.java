package org.vivarium.app.shell;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.stage.Stage;
import org.vivarium.app.library.Covers;
import org.vivarium.app.library.Library;
import org.vivarium.app.library.LibraryPane;
import org.vivarium.app.user.PlayLog;
import org.vivarium.app.user.Settings;
import org.vivarium.telemetry.Picture;

/** The user's games in a window: chosen here, and put back with how long they were played. */
final class GameShelf {
    private final Library library;
    private final Covers covers;
    private final GameChoice choice;
    private final LibraryPane pane;
    private final PlayTime time;
    private Path playing;

    /**
     * @param user the user's folder
     * @param open opens a game
     * @param sample opens the sample game
     */
    GameShelf(Stage stage, Path user, Settings settings, Consumer<Path> open, Runnable sample) {
        var log = new PlayLog(user);
        covers = new Covers(user);
        library = new Library(settings, log, covers);
        choice = new GameChoice(stage, settings, library, open);
        pane =
                new LibraryPane(
                        library,
                        new LibraryPane.Deeds(choice::browse, choice::addFolder, sample),
                        open);
        time = new PlayTime(log);
    }

    void addTo(Actions actions) {
        choice.addTo(actions);
    }

    LibraryPane pane() {
        return pane;
    }

    Library library() {
        return library;
    }

    /** A game is played from now on. */
    void took(Path game) {
        playing = game;
        time.begin(game);
    }

    /**
     * Measures time; once a pulse.
     *
     * @param paused the game stands still
     */
    void pulse(boolean paused) {
        time.pulse(System.nanoTime(), paused);
    }

    /**
     * The game is played no longer.
     *
     * @param last what was seen of it last; null for nothing
     */
    void putBack(Picture last) {
        time.end();
        if (last != null) {
            covers.keep(playing, last);
        }
    }
}
