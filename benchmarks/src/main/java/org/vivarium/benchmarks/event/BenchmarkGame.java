package org.vivarium.benchmarks.event;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.vivarium.assets.Assets;
import org.vivarium.assets.ImageCache;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Chipset;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.SwitchName;
import org.vivarium.model.VariableName;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;

/** A game in memory for benchmarks: one map of 20 by 15 tiles, parallel pages given as lists. */
final class BenchmarkGame {

    private static final int PARALLEL = 4;
    private static final int NAMES = 100;
    private static final org.vivarium.lcf.Engine FAMILY = org.vivarium.lcf.Engine.RPG2000;

    private final InputSnapshot input = new InputSnapshot();
    private final Engine engine;

    /** The map's events all have a parallel page with that list. */
    BenchmarkGame(int events, CommandWriter page) throws LcfException {
        MapUnit map = map(events, page.toBytes());
        WarningLog warnings = new WarningLog();
        Game game =
                new Game(
                        database(),
                        tree(),
                        id -> {
                            if (id != 1) {
                                throw new IOException("no such map");
                            }
                            return map;
                        },
                        new Assets(
                                List.of(),
                                new RtpLibrary(List.of(), false),
                                ImageCache.of(1 << 20),
                                false,
                                warnings),
                        GameProfile.of(EngineVersion.RPG_2000_UPDATED),
                        StandardCharsets.US_ASCII,
                        warnings);
        engine =
                new Engine(
                        game,
                        new FrameRecorder(new FrameLog(4)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.setDrawing(false);
        engine.start(new StartPlace.OnMap(1, 5, 7), 1);
        do {
            engine.tick(input);
        } while (engine.transitions.active());
    }

    Engine engine() {
        return engine;
    }

    void frame() {
        engine.tick(input);
    }

    private static DocumentBuilder document(FileKind kind) {
        return new DocumentBuilder(kind, FAMILY, StandardCharsets.US_ASCII);
    }

    private static Database database() throws LcfException {
        DocumentBuilder document = document(FileKind.DATABASE);
        RowBuilder root = document.root();
        for (int i = 0; i < NAMES; i++) {
            root.table(Database.SWITCHES).add().set(SwitchName.NAME, "S");
            root.table(Database.VARIABLES).add().set(VariableName.NAME, "V");
        }
        root.table(Database.CHIPSETS).add().set(Chipset.NAME, "C");
        root.table(Database.COMMONEVENTS)
                .add()
                .setPayload(
                        CommonEvent.EVENT_COMMANDS,
                        new CommandWriter()
                                .add(BenchmarkList.VARIABLE, 0, 0, 9, 9, 1, 0, 1)
                                .toBytes());
        return Database.of(LcfFile.of(document.toBytes(), "RPG_RT.ldb"));
    }

    private static MapTree tree() throws LcfException {
        DocumentBuilder document = document(FileKind.MAP_TREE);
        document.root().table(MapTree.MAPS).add(0).set(MapInfo.TYPE, 0);
        document.root().table(MapTree.MAPS).add(1).set(MapInfo.TYPE, 1);
        return MapTree.of(LcfFile.of(document.toBytes(), "RPG_RT.lmt"));
    }

    private static MapUnit map(int events, byte[] page) throws LcfException {
        DocumentBuilder document = document(FileKind.MAP);
        int[] lower = new int[20 * 15];
        int[] upper = new int[20 * 15];
        Arrays.fill(lower, 5000);
        Arrays.fill(upper, 10_000);
        RowBuilder root =
                document.root()
                        .set(MapUnit.WIDTH, 20)
                        .set(MapUnit.HEIGHT, 15)
                        .set(MapUnit.LOWER_LAYER, lower)
                        .set(MapUnit.UPPER_LAYER, upper);
        for (int id = 1; id <= events; id++) {
            root.table(MapUnit.EVENTS)
                    .add(id)
                    .set(MapEvent.X, id % 20)
                    .set(MapEvent.Y, id / 20 % 15)
                    .table(MapEvent.PAGES)
                    .add()
                    .set(EventPage.TRIGGER, PARALLEL)
                    .set(EventPage.MOVE_TYPE, EventPage.MoveType.STATIONARY)
                    .setPayload(EventPage.EVENT_COMMANDS, page);
        }
        return MapUnit.of(LcfFile.of(document.toBytes(), "Map0001.lmu"));
    }
}
