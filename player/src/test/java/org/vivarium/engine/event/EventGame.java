package org.vivarium.engine.event;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.vivarium.assets.Assets;
import org.vivarium.assets.ImageCache;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.assets.game.Patch;
import org.vivarium.assets.rtp.RtpLibrary;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.GameState;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Warning;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.testing.TestEngines;

/**
 * A made-up game in memory, played by the real engine without drawing: maps 1 and 2, the hero on
 * map 1 at (5, 7) looking down. Events are given as encoded bytes, as files have them.
 */
final class EventGame {

    static final int ACTION = 0;
    static final int TOUCH = 1;
    static final int COLLISION = 2;
    static final int AUTOSTART = 3;
    static final int PARALLEL = 4;
    static final int CALLED = 5;

    private final EngineVersion version;
    private final Patch[] patches;
    private final TestDatabase database;
    private final TestMap map1;
    private final TestMap map2;
    private final InputSnapshot input = new InputSnapshot();
    final WarningLog warnings = new WarningLog();
    private EventTier tier = TestEngines.TIER;
    private Engine engine;

    private EventGame(EngineVersion version, Patch... patches) {
        this.version = version;
        this.patches = patches;
        database = new TestDatabase(family());
        map1 = new TestMap(family());
        map2 = new TestMap(family());
    }

    static EventGame of(EngineVersion version, Patch... patches) {
        return new EventGame(version, patches);
    }

    static EventGame of2000() {
        return of(EngineVersion.RPG_2000_UPDATED);
    }

    static EventGame of2003() {
        return of(EngineVersion.RPG_2003_UPDATED);
    }

    private org.vivarium.lcf.Engine family() {
        return version.is2003() ? org.vivarium.lcf.Engine.RPG2003 : org.vivarium.lcf.Engine.RPG2000;
    }

    EventGame common(int trigger, int switchId, CommandWriter commands) {
        database.commonEvent(trigger, switchId, commands.toBytes());
        return this;
    }

    EventGame event(int id, int x, int y, int trigger, CommandWriter commands) {
        map1.event(id, x, y, trigger, 0, commands.toBytes());
        return this;
    }

    EventGame eventIf(int switchId, int id, int x, int y, int trigger, CommandWriter commands) {
        map1.event(id, x, y, trigger, switchId, commands.toBytes());
        return this;
    }

    EventGame page(int id, int trigger, int switchId, CommandWriter commands) {
        map1.page(id, trigger, switchId, commands.toBytes());
        return this;
    }

    EventGame eventOnMap2(int id, int x, int y, int trigger, CommandWriter commands) {
        map2.event(id, x, y, trigger, 0, commands.toBytes());
        return this;
    }

    /** How the game's events run; as {@code -Dvivarium.events} says unless this does. */
    EventGame tier(EventTier asked) {
        tier = asked;
        return this;
    }

    /** Starts the game and goes on to the end of the fade-in: the next frame is the first one. */
    EventGame start() {
        MapUnit first = map1.build();
        MapUnit second = map2.build();
        Game game =
                new Game(
                        database.build(),
                        tree(),
                        id -> {
                            if (id != 1 && id != 2) {
                                throw new IOException("no such map");
                            }
                            return id == 1 ? first : second;
                        },
                        new Assets(
                                List.of(),
                                new RtpLibrary(List.of(), version.is2003()),
                                ImageCache.of(1 << 20),
                                false,
                                warnings),
                        GameProfile.of(version, patches),
                        StandardCharsets.US_ASCII,
                        warnings);
        engine =
                new Engine(
                        game,
                        new FrameRecorder(new FrameLog(4)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.setDrawing(false);
        engine.map.hotPrograms.use(tier);
        engine.start(new StartPlace.OnMap(1, 5, 7), 1);
        engine.tick(input);
        settle();
        return this;
    }

    private MapTree tree() {
        DocumentBuilder document =
                new DocumentBuilder(FileKind.MAP_TREE, family(), StandardCharsets.US_ASCII);
        RowBuilder root = document.root();
        root.table(MapTree.MAPS).add(0).set(MapInfo.TYPE, 0);
        for (int id = 1; id <= 2; id++) {
            root.table(MapTree.MAPS).add(id).set(MapInfo.TYPE, 1).set(MapInfo.NAME, "Map");
        }
        try {
            return MapTree.of(LcfFile.of(document.toBytes(), "RPG_RT.lmt"));
        } catch (LcfException e) {
            throw new AssertionError(e);
        }
    }

    /** Lets a running transition end. */
    EventGame settle() {
        while (engine.transitions.active()) {
            engine.tick(input);
        }
        return this;
    }

    EventGame frames(int count) {
        for (int i = 0; i < count; i++) {
            engine.tick(input);
        }
        return this;
    }

    /** One frame with these buttons held. */
    EventGame press(Button... buttons) {
        int held = 0;
        for (Button button : buttons) {
            held |= button.bit();
        }
        input.set(held);
        engine.tick(input);
        input.set(0);
        return this;
    }

    /** Puts a list into the foreground as if map event {@code eventId} had been triggered. */
    EventGame begin(int eventId, CommandWriter commands) {
        Interpreter interpreter = engine.map.interpreter;
        byte[] bytes = commands.toBytes();
        interpreter.start(
                state().foreground,
                Role.FOREGROUND,
                interpreter
                        .programs()
                        .inline(
                                org.vivarium.model.event.CommandList.decode(
                                        bytes, 0, bytes.length)),
                eventId,
                false);
        return this;
    }

    /** Runs a list in the foreground for one frame. */
    EventGame run(CommandWriter commands) {
        return begin(0, commands).frames(1);
    }

    /** What events complained about; files of the made-up game are missing by nature. */
    List<Warning> eventWarnings() {
        return warnings.all().stream().filter(w -> w.source() == Domain.EVENTS).toList();
    }

    Engine engine() {
        return engine;
    }

    GameState state() {
        return engine.state;
    }

    int variable(int id) {
        return state().variables.get(id);
    }

    boolean on(int switchId) {
        return state().switches.get(switchId);
    }

    EventGame set(int variable, int value) {
        state().variables.set(variable, value);
        return this;
    }

    EventGame turnOn(int switchId) {
        state().switches.set(switchId, true);
        state().map.needRefresh = true;
        return this;
    }
}
