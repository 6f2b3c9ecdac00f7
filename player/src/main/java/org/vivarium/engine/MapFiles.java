package org.vivarium.engine;

import java.io.IOException;
import org.vivarium.model.MapUnit;

/** Opens a game's map files by id. */
@FunctionalInterface
public interface MapFiles {
    /**
     * The map file with this id.
     *
     * @throws IOException naming the file, when it isn't there or can't be read
     */
    MapUnit open(int id) throws IOException;
}
