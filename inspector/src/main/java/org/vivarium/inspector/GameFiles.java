package org.vivarium.inspector;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;

/** The data files of an open game, as panels browse them; a map is read when it is looked at. */
public final class GameFiles {
    private final GameFolder folder;
    private final Map<Integer, LcfFile> maps = new HashMap<>();

    public GameFiles(GameFolder folder) {
        this.folder = folder;
    }

    /** Where the game lies, its pictures and sounds, and how it was recognised. */
    public GameFolder folder() {
        return folder;
    }

    /** What the game calls itself, or its folder's name. */
    public String title() {
        return folder.title();
    }

    /** The place of the whole game: every other address begins with it. */
    public Address address() {
        return Address.game(folder.title());
    }

    public LcfFile database() {
        return folder.database();
    }

    public LcfFile mapTree() {
        return folder.mapTree();
    }

    /** IDs of the maps in the tree, in its order. */
    public List<Integer> maps() {
        var ids = new ArrayList<Integer>();
        Table infos = mapTree().root().table(MapTree.MAPS);
        for (int i = 0; i < infos.size(); i++) {
            Row info = infos.row(i);
            if (info.getInt(MapInfo.TYPE) == MapTree.MapType.MAP) {
                ids.add(info.id());
            }
        }
        return List.copyOf(ids);
    }

    /** The name of a map in the tree; empty when it has none. */
    public String mapName(int id) {
        Row info = mapTree().root().table(MapTree.MAPS).byId(id);
        return info == null ? "" : info.getString(MapInfo.NAME);
    }

    /**
     * Opens a map's file, or gives the one opened before.
     *
     * @throws GameOpenException when the file is missing or no map; the message names it
     */
    public LcfFile map(int id) throws GameOpenException {
        LcfFile file = maps.get(id);
        if (file == null) {
            file = folder.map(id);
            maps.put(id, file);
        }
        return file;
    }
}
