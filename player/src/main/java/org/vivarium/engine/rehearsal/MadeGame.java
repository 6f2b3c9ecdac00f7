package org.vivarium.engine.rehearsal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.vivarium.assets.Assets;
import org.vivarium.assets.ImageCache;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.engine.Game;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Chipset;
import org.vivarium.model.Database;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.SwitchName;
import org.vivarium.model.SystemData;
import org.vivarium.model.VariableName;
import org.vivarium.telemetry.WarningLog;

/**
 * A small game put together in memory: 100 switches and variables, one chipset, nobody in the
 * party, maps as the caller fills them. For rehearsals and benchmarks, which need more of a thing
 * than any real game has.
 */
public final class MadeGame {
    private static final int NAMES = 100;
    private static final int OPEN_GROUND = 5000;
    private static final int NOTHING_ABOVE = 10_000;
    private static final long IMAGE_BYTES = 8L << 20;

    private final EngineVersion version;
    private final DocumentBuilder database;
    private final DocumentBuilder tree;
    private final Map<Integer, MapUnit> maps = new HashMap<>();
    private final RowBuilder chipset;
    private List<FolderIndex> files = List.of();

    /** A game of RPG Maker 2000. */
    public MadeGame() {
        this(EngineVersion.RPG_2000_UPDATED);
    }

    public MadeGame(EngineVersion version) {
        this.version = version;
        database = document(FileKind.DATABASE);
        tree = document(FileKind.MAP_TREE);
        for (int i = 0; i < NAMES; i++) {
            database().table(Database.SWITCHES).add().set(SwitchName.NAME, "S");
            database().table(Database.VARIABLES).add().set(VariableName.NAME, "V");
        }
        database().struct(Database.SYSTEM).set(SystemData.PARTY, new int[0]);
        chipset = database().table(Database.CHIPSETS).add().set(Chipset.NAME, "C");
        tree().table(MapTree.MAPS).add(0).set(MapInfo.TYPE, MapTree.MapType.ROOT);
    }

    private DocumentBuilder document(FileKind kind) {
        Engine engine = version.is2003() ? Engine.RPG2003 : Engine.RPG2000;
        return new DocumentBuilder(kind, engine, StandardCharsets.US_ASCII);
    }

    /** The database's own fields and tables. */
    public RowBuilder database() {
        return database.root();
    }

    /** The map tree's own fields and nodes; the root is there already. */
    public RowBuilder tree() {
        return tree.root();
    }

    /** The one chipset. */
    RowBuilder chipset() {
        return chipset;
    }

    /** The game's own files, in folders as the editor names them. */
    MadeGame files(FileNode folder) {
        files = List.of(FolderIndex.of(folder));
        return this;
    }

    /** Adds a map of open ground. */
    public MadeGame map(int id, int width, int height, Consumer<RowBuilder> content)
            throws LcfException {
        int[] lower = new int[width * height];
        int[] upper = new int[width * height];
        Arrays.fill(lower, OPEN_GROUND);
        Arrays.fill(upper, NOTHING_ABOVE);
        DocumentBuilder document = document(FileKind.MAP);
        RowBuilder map =
                document.root()
                        .set(MapUnit.WIDTH, width)
                        .set(MapUnit.HEIGHT, height)
                        .set(MapUnit.LOWER_LAYER, lower)
                        .set(MapUnit.UPPER_LAYER, upper);
        content.accept(map);
        String name = "Map%04d.lmu".formatted(id);
        maps.put(id, MapUnit.of(LcfFile.of(document.toBytes(), name)));
        tree().table(MapTree.MAPS).add(id).set(MapInfo.TYPE, MapTree.MapType.MAP);
        return this;
    }

    /** The game as if it had been opened from files. */
    public Game open() throws LcfException {
        WarningLog warnings = new WarningLog();
        return new Game(
                Database.of(LcfFile.of(database.toBytes(), "RPG_RT.ldb")),
                MapTree.of(LcfFile.of(tree.toBytes(), "RPG_RT.lmt")),
                this::map,
                new Assets(
                        files,
                        new RtpLibrary(List.of(), false),
                        ImageCache.of(IMAGE_BYTES),
                        false,
                        warnings),
                GameProfile.of(version),
                StandardCharsets.US_ASCII,
                warnings);
    }

    private MapUnit map(int id) throws IOException {
        MapUnit map = maps.get(id);
        if (map == null) {
            throw new IOException("there is no map " + id);
        }
        return map;
    }
}
