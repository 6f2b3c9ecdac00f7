package org.vivarium.app.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.app.user.PlayLog;
import org.vivarium.app.user.Settings;
import org.vivarium.assets.game.GameOpenException;

/**
 * The games of a user: those in the folders named and those played. They are looked for beside the
 * window's thread.
 */
public final class Library {
    private static final Logger LOG = LoggerFactory.getLogger(Library.class);
    private static final String FOLDERS = "library";

    private final Settings settings;
    private final PlayLog log;
    private final Covers covers;
    private final ObservableList<LibraryGame> games = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
    private final AtomicInteger search = new AtomicInteger();

    public Library(Settings settings, PlayLog log, Covers covers) {
        this.settings = settings;
        this.log = log;
        this.covers = covers;
    }

    /** The games found so far. */
    ObservableList<LibraryGame> games() {
        return games;
    }

    ReadOnlyBooleanProperty searching() {
        return searching.getReadOnlyProperty();
    }

    PlayLog.Played played(LibraryGame game) {
        return log.of(game.path());
    }

    public List<Path> folders() {
        return settings.paths(FOLDERS);
    }

    public void addFolder(Path folder) {
        var folders = new ArrayList<>(folders());
        if (!folders.contains(folder.toAbsolutePath().normalize())) {
            folders.add(folder);
            settings.setPaths(FOLDERS, folders);
        }
        refresh();
    }

    public void removeFolder(Path folder) {
        settings.setPaths(
                FOLDERS, folders().stream().filter(other -> !other.equals(folder)).toList());
        refresh();
    }

    /** Takes a game that was played off the list; one in a folder of the library stays. */
    void forget(LibraryGame game) {
        log.forget(game.path());
        settings.forget(game.path());
        refresh();
    }

    /** Looks for the games anew; a search that still runs is given up. */
    public void refresh() {
        int number = search.incrementAndGet();
        List<Path> folders = folders();
        Set<Path> known = new LinkedHashSet<>(settings.recentGames());
        known.addAll(log.games());
        searching.set(true);
        Thread.ofVirtual().name("library").start(() -> look(number, known, folders));
    }

    private void look(int number, Set<Path> known, List<Path> folders) {
        var seen = new LinkedHashSet<Path>();
        var found = new ArrayList<LibraryGame>();
        var finder = new GameFinder(() -> search.get() != number, path -> take(path, seen, found));
        known.stream().filter(Files::exists).forEach(path -> take(path, seen, found));
        folders.forEach(finder::search);
        Platform.runLater(
                () -> {
                    if (search.get() == number) {
                        games.setAll(found);
                        searching.set(false);
                    }
                });
    }

    private void take(Path path, Set<Path> seen, List<LibraryGame> found) {
        if (!seen.add(path.toAbsolutePath().normalize())) {
            return;
        }
        try {
            found.add(LibraryGame.of(path, covers));
        } catch (GameOpenException e) {
            LOG.debug("{} is not listed: {}", path, e.getMessage());
        }
    }
}
