package org.vivarium.inspector.map;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.find.SearchedFile;
import org.vivarium.lcf.FileKind;

/** All teleports of a game, found beside the window; those of the first maps are there at once. */
final class TeleportIndex {
    private static final Logger LOG = LoggerFactory.getLogger(TeleportIndex.class);

    private final GameFiles game;
    private final int revision;
    private final List<SearchedFile> files;
    private final List<Teleport> found = new ArrayList<>();
    private volatile boolean complete;

    private TeleportIndex(GameFiles game) {
        this.game = game;
        revision = game.revision().get();
        files = SearchedFile.of(game);
    }

    /** Begins to look through a game. On the window's thread. */
    static TeleportIndex of(GameFiles game) {
        var index = new TeleportIndex(game);
        Thread.ofPlatform()
                .daemon()
                .name("teleports")
                .priority(Thread.MIN_PRIORITY)
                .start(index::read);
        return index;
    }

    boolean isOf(GameFiles wanted) {
        return game == wanted && game.revision().get() == revision;
    }

    private void read() {
        for (SearchedFile file : files) {
            var some = new ArrayList<Teleport>();
            try {
                if (file.map() > 0) {
                    TeleportScan.map(file.opening().open(), file.map(), file.address(), some::add);
                } else if (file.opening().open().kind() == FileKind.DATABASE) {
                    TeleportScan.database(file.opening().open(), file.address(), some::add);
                }
            } catch (GameOpenException e) {
                LOG.debug("the teleports of {} are left out", file.title(), e);
            }
            synchronized (found) {
                found.addAll(some);
            }
        }
        complete = true;
    }

    /** Whether the whole game has been looked through. */
    boolean isComplete() {
        return complete;
    }

    /** Those that begin on a map. */
    List<Teleport> from(int map) {
        synchronized (found) {
            return found.stream().filter(teleport -> teleport.map() == map).toList();
        }
    }

    /** Those that end on a map, those of its own events included. */
    List<Teleport> to(int map) {
        synchronized (found) {
            return found.stream().filter(teleport -> teleport.toMap() == map).toList();
        }
    }
}
