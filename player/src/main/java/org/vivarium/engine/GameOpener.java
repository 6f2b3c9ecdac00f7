package org.vivarium.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.game.OpenOptions;
import org.vivarium.lcf.LcfException;
import org.vivarium.model.Database;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.telemetry.WarningLog;

/** Opens a game for play. */
public final class GameOpener {
    private final OpenOptions options;
    private final WarningLog warnings;

    public GameOpener(OpenOptions options, WarningLog warnings) {
        this.options = options;
        this.warnings = warnings;
    }

    /** Opens games with everything detected, these runtime packages first. */
    public GameOpener(List<Path> rtp, WarningLog warnings) {
        this(OpenOptions.defaults().withRtp(rtp), warnings);
    }

    /**
     * @param path the game's folder, an archive of it, or its database
     * @throws GameOpenException naming the file that keeps the game from being opened
     */
    public Game open(Path path) throws GameOpenException {
        return open(GameFolder.open(path, options, warnings));
    }

    /**
     * The game of a folder that is open already.
     *
     * @throws GameOpenException when its database or map tree cannot be read
     */
    public static Game open(GameFolder folder) throws GameOpenException {
        try {
            return new Game(
                    Database.of(folder.database()),
                    MapTree.of(folder.mapTree()),
                    id -> map(folder, id),
                    folder.assets(),
                    folder.profile(),
                    folder.charset(),
                    folder.warnings());
        } catch (LcfException e) {
            throw new GameOpenException(folder.path().toString(), e.getMessage());
        }
    }

    private static MapUnit map(GameFolder folder, int id) throws IOException {
        try {
            return MapUnit.of(folder.map(id));
        } catch (GameOpenException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
