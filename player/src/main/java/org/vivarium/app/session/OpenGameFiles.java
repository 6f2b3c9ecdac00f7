package org.vivarium.app.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vivarium.engine.Game;
import org.vivarium.inspector.GameFiles;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;

/** The files of an open game for panels; maps are opened when somebody looks at them. */
public final class OpenGameFiles implements GameFiles {
    private final Path path;
    private final Game game;
    private final Map<Integer, LcfFile> maps = new HashMap<>();

    public OpenGameFiles(Path path, Game game) {
        this.path = path;
        this.game = game;
    }

    @Override
    public String title() {
        Path name = path.toAbsolutePath().normalize().getFileName();
        return name == null ? path.toString() : name.toString();
    }

    String description() {
        return (game.profile.is2003() ? "RPG Maker 2003" : "RPG Maker 2000")
                + " · "
                + game.charset.name();
    }

    @Override
    public LcfFile database() {
        return game.database.data().file();
    }

    @Override
    public LcfFile mapTree() {
        return game.tree.data().file();
    }

    @Override
    public List<Integer> maps() {
        var ids = new ArrayList<Integer>();
        Table infos = game.tree.data().table(MapTree.MAPS);
        for (int i = 0; i < infos.size(); i++) {
            Row info = infos.row(i);
            if (info.getInt(MapInfo.TYPE) == MapTree.MapType.MAP) {
                ids.add(info.id());
            }
        }
        return List.copyOf(ids);
    }

    @Override
    public String mapName(int id) {
        Row info = game.tree.data().table(MapTree.MAPS).byId(id);
        return info == null ? "" : info.getString(MapInfo.NAME);
    }

    @Override
    public LcfFile map(int id) throws IOException {
        LcfFile file = maps.get(id);
        if (file == null) {
            file = game.maps.open(id).data().file();
            maps.put(id, file);
        }
        return file;
    }
}
