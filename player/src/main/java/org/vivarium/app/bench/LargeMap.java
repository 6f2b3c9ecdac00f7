package org.vivarium.app.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.EventCodeBuilder;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.EventCommand.Code;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;

/**
 * A game as it is, but with one of its maps made as large as an editor allows, full of events, the
 * first of which has a very long page.
 */
public final class LargeMap {
    public static final int SIDE = 500;
    public static final int COMMANDS = 5_000;
    private static final int EVENTS = 2_000;
    private static final int LOWER = 5_000;
    private static final int UPPER = 10_000;

    private LargeMap() {}

    /** What was made. */
    public record Made(Path folder, int map) {}

    /**
     * Makes such a game in an empty folder; its other files are links to those of the original.
     *
     * @param game the original's folder
     */
    public static Made in(Path folder, Path game) throws IOException, GameOpenException {
        GameFolder original = GameFolder.open(game);
        int map = firstMap(original);
        try (Stream<Path> files = Files.list(game)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (!name.equalsIgnoreCase(fileName(map))) {
                    Files.createSymbolicLink(folder.resolve(name), file.toAbsolutePath());
                }
            }
        }
        Files.write(folder.resolve(fileName(map)), map(original.database()));
        return new Made(folder, map);
    }

    private static int firstMap(GameFolder game) {
        for (MapInfo info : new MapTree(game.mapTree().root()).maps()) {
            if (info.type() == MapTree.MapType.MAP) {
                return info.data().id();
            }
        }
        return 1;
    }

    private static String fileName(int map) {
        return String.format("Map%04d.lmu", map);
    }

    private static byte[] map(LcfFile database) {
        var random = new Random(1);
        var file = new DocumentBuilder(FileKind.MAP, database.engine(), database.charset());
        RowBuilder map = file.root();
        map.set(MapUnit.CHIPSET_ID, 1).set(MapUnit.WIDTH, SIDE).set(MapUnit.HEIGHT, SIDE);
        map.set(MapUnit.LOWER_LAYER, tiles(random, LOWER, 1));
        map.set(MapUnit.UPPER_LAYER, tiles(random, UPPER, 4));
        for (int id = 1; id <= EVENTS; id++) {
            RowBuilder event = map.table(MapUnit.EVENTS).add(id);
            event.set(MapEvent.NAME, "EV" + id);
            event.set(MapEvent.X, random.nextInt(SIDE)).set(MapEvent.Y, random.nextInt(SIDE));
            RowBuilder page = event.table(MapEvent.PAGES).add(1);
            page.set(EventPage.EVENT_COMMANDS, code(database, id == 1 ? COMMANDS : 4));
        }
        return file.toBytes();
    }

    /** Tiles of a block; one of {@code share} is another than the first. */
    private static int[] tiles(Random random, int first, int share) {
        int[] tiles = new int[SIDE * SIDE];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = random.nextInt(share) == 0 ? first + random.nextInt(144) : first;
        }
        return tiles;
    }

    /** Conditions around messages, switches, items and sounds. */
    private static EventCodeBuilder code(LcfFile database, int commands) {
        var code = new EventCodeBuilder();
        for (int i = 0; i < commands; i += 8) {
            int id = 1 + i % 50;
            code.add(Code.CONDITIONAL_BRANCH, 0, new byte[0], 0, id, 0, 0, 0, 0);
            for (String line : List.of("The tide is out.", "Nobody is in the harbour.")) {
                int kind = line.startsWith("The") ? Code.SHOW_MESSAGE : Code.SHOW_MESSAGE_2;
                code.add(kind, 1, line, database.charset());
            }
            code.add(Code.CONTROL_SWITCHES, 1, new byte[0], 0, id, id, 0);
            code.add(Code.CHANGE_ITEMS, 1, new byte[0], 0, 0, id, 0, 2);
            code.add(Code.PLAY_SOUND, 1, "Cursor1", database.charset(), 100, 100, 50);
            code.add(Code.END, 1, new byte[0]);
            code.add(Code.END_BRANCH, 0, new byte[0]);
        }
        return code;
    }
}
