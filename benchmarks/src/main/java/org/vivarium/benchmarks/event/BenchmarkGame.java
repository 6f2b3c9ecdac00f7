package org.vivarium.benchmarks.event;

import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/** A game in memory for benchmarks: one map of 20 by 15 tiles, parallel pages given as lists. */
final class BenchmarkGame {
    private final InputSnapshot input = new InputSnapshot();
    private final Engine engine;

    /** The map's events all have a parallel page with that list. */
    BenchmarkGame(int events, CommandWriter page, EventTier tier) throws LcfException {
        MadeGame made = new MadeGame();
        made.database()
                .table(Database.COMMONEVENTS)
                .add()
                .setPayload(
                        CommonEvent.EVENT_COMMANDS,
                        new CommandWriter()
                                .add(BenchmarkList.VARIABLE, 0, 0, 9, 9, 1, 0, 1)
                                .toBytes());
        engine =
                new Engine(
                        made.map(1, 20, 15, map -> fill(map, events, page.toBytes())).open(),
                        new FrameRecorder(new FrameLog(4)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.setDrawing(false);
        engine.map.hotPrograms.use(tier);
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

    private static void fill(RowBuilder map, int events, byte[] page) {
        for (int id = 1; id <= events; id++) {
            map.table(MapUnit.EVENTS)
                    .add(id)
                    .set(MapEvent.X, id % 20)
                    .set(MapEvent.Y, id / 20 % 15)
                    .table(MapEvent.PAGES)
                    .add()
                    .set(EventPage.TRIGGER, EventPage.Trigger.PARALLEL)
                    .set(EventPage.MOVE_TYPE, EventPage.MoveType.STATIONARY)
                    .setPayload(EventPage.EVENT_COMMANDS, page);
        }
    }
}
