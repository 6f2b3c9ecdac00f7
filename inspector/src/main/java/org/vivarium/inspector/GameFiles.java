package org.vivarium.inspector;

import java.io.IOException;
import java.util.List;
import org.vivarium.lcf.LcfFile;

/** The data files of an open game, as panels browse them. */
public interface GameFiles {
    /** What the game calls itself, or its folder's name. */
    String title();

    LcfFile database();

    LcfFile mapTree();

    /** IDs of the maps whose files exist, ascending. */
    List<Integer> maps();

    /** The name of a map in the tree; empty when it has none. */
    String mapName(int id);

    /**
     * Opens a map's file, or gives the one opened before.
     *
     * @throws IOException when the file is missing or no map; the message names it
     */
    LcfFile map(int id) throws IOException;
}
