package org.vivarium.app.bench;

import java.io.IOException;
import org.vivarium.control.Speed;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.loop.Pacer;
import org.vivarium.engine.map.TransferKind;
import org.vivarium.engine.map.TransferStage;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;

/**
 * Plays through everything a game loads for: title, New Game, every map of the tree by a transfer,
 * a save, Continue. Frames come 60 a second as they do in play, so that loaders have the time a
 * fade gives them.
 */
final class Journey {
    /** Frames spent at a place before the next is asked for. */
    private static final int REST = 20;

    private static final int AT_TITLE = 90;
    private static final int PRESS = 2;

    /** Frames within which a place must have come up. */
    private static final int PATIENCE = 600;

    /** Told of every frame. */
    interface Witness {
        void frame(Leg leg, long cpuNanos);
    }

    /** What a frame belongs to. */
    enum Leg {
        TITLE("title"),
        NEW_GAME("New Game"),
        TRANSFER("transfers"),
        CONTINUE("Continue");

        private final String label;

        Leg(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    private final Engine engine;
    private final long seed;
    private final Witness witness;
    private final Pacer pacer = new Pacer();
    private final ThreadTime time = new ThreadTime();
    private final InputSnapshot held = new InputSnapshot();
    private Leg leg = Leg.TITLE;
    private int reached;
    private int maps;
    private boolean continued;

    Journey(Engine engine, long seed, Witness witness) {
        this.engine = engine;
        this.seed = seed;
        this.witness = witness;
    }

    int maps() {
        return maps;
    }

    /** Maps that were the present one when their transfer was over. */
    int reached() {
        return reached;
    }

    /** The save was loaded from the title and its map shown. */
    boolean continued() {
        return continued;
    }

    /**
     * @throws IOException when the save for Continue can't be written
     */
    void travel() throws IOException {
        engine.start(new StartPlace.Title(), seed);
        pacer.restart();
        run(AT_TITLE);
        leg = Leg.NEW_GAME;
        press(Button.DECISION);
        settle();
        engine.saves().save(0);
        leg = Leg.TRANSFER;
        for (MapInfo node : engine.game.tree.maps()) {
            if (node.type() == MapTree.MapType.MAP) {
                visit(node.id());
            }
        }
        continueGame();
    }

    private void visit(int map) {
        if (engine.scenes.current() != SceneKind.MAP) {
            engine.start(new StartPlace.NewGame(), seed);
            settle();
        }
        maps++;
        engine.map.transfer.reserve(map, 1, 1, 0, TransferKind.PARALLEL);
        settle();
        if (engine.state.map.id == map) {
            reached++;
        }
    }

    private void continueGame() {
        leg = Leg.TITLE;
        engine.state.system.lastSlot = 0;
        engine.scenes.begin(SceneKind.TITLE);
        run(AT_TITLE);
        leg = Leg.CONTINUE;
        press(Button.DOWN);
        run(PRESS);
        press(Button.DECISION);
        for (int i = 0; i < PATIENCE && engine.scenes.current() != SceneKind.LOAD; i++) {
            tick();
        }
        run(REST);
        press(Button.DECISION);
        settle();
        continued = settled() && engine.state.system.lastSlot == 1;
    }

    private void press(Button button) {
        held.set(button.bit());
        run(PRESS);
        held.set(0);
    }

    /** Until a map is in charge and shown, with nothing on its way. */
    private void settle() {
        for (int i = 0; i < PATIENCE && !settled(); i++) {
            tick();
        }
        run(REST);
    }

    private boolean settled() {
        return engine.scenes.current() == SceneKind.MAP
                && !engine.scenes.requested()
                && !engine.scenes.delayed()
                && !engine.transitions.active()
                && !engine.state.transfer.pending
                && engine.state.transfer.stage == TransferStage.NONE.ordinal();
    }

    private void run(int frames) {
        for (int i = 0; i < frames; i++) {
            tick();
        }
    }

    private void tick() {
        engine.recorder.paced(pacer.await(Speed.NORMAL.frameNanos()));
        long start = time.nanos();
        engine.recorder.beginFrame(engine.frames());
        engine.tick(held);
        engine.recorder.endFrame();
        witness.frame(leg, time.nanos() - start);
    }
}
