package org.vivarium.benchmarks.map;

import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/** Made maps that are heavier than any real one. */
enum HeavyMap {
    /** 1,000 events that move in every way on open ground, 200 of them with a parallel list. */
    OPEN_GROUND(200, 200) {
        @Override
        void events(RowBuilder map) {
            for (int id = 1; id <= 1000; id++) {
                int moveType = 1 + id % 5;
                RowBuilder page = event(map, id, id * 37 % 200, id * 61 % 200, moveType);
                if (id % 5 == 0) {
                    page.set(EventPage.TRIGGER, EventPage.Trigger.PARALLEL)
                            .setPayload(EventPage.EVENT_COMMANDS, poll());
                }
            }
        }
    },

    /** 1,000 events one behind the other in a corridor, all pushing the same way and back. */
    CORRIDOR(1100, 1) {
        @Override
        void events(RowBuilder map) {
            for (int id = 1; id <= 1000; id++) {
                event(map, id, 50 + id, 0, EventPage.MoveType.HORIZONTAL);
            }
        }
    };

    private static final int BRANCH = 12010;
    private static final int VARIABLE = 10220;
    private static final int BLANK = 10;
    private static final int BRANCH_END = 22011;

    private final int width;
    private final int height;

    HeavyMap(int width, int height) {
        this.width = width;
        this.height = height;
    }

    abstract void events(RowBuilder map);

    private static RowBuilder event(RowBuilder map, int id, int x, int y, int moveType) {
        return map.table(MapUnit.EVENTS)
                .add(id)
                .set(MapEvent.X, x)
                .set(MapEvent.Y, y)
                .table(MapEvent.PAGES)
                .add()
                .set(EventPage.LAYER, EventPage.Layers.SAME)
                .set(EventPage.MOVE_TYPE, moveType)
                .set(EventPage.MOVE_FREQUENCY, 8)
                .set(EventPage.MOVE_SPEED, 4);
    }

    /** A list that asks for a switch and counts a variable, every frame. */
    private static byte[] poll() {
        return new CommandWriter()
                .add(BRANCH, 0, 0, 7, 0)
                .add(VARIABLE, 1, 0, 1, 1, 1, 0, 1)
                .add(BLANK, 1)
                .add(BRANCH_END, 0)
                .add(VARIABLE, 0, 0, 2, 2, 1, 0, 1)
                .toBytes();
    }

    /** A running game on this map, its first fade over, nothing drawn. */
    Engine start() throws LcfException {
        Engine engine =
                new Engine(
                        new MadeGame().map(1, width, height, this::events).open(),
                        new FrameRecorder(new FrameLog(4)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.setDrawing(false);
        engine.start(new StartPlace.OnMap(1, 5, 0), 1);
        return engine;
    }
}
