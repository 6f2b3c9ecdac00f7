package org.vivarium.engine.map;

import java.io.IOException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.map.draw.MapPainter;
import org.vivarium.engine.save.SaveSlots;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.SceneState;

/** The scene in which the hero walks (spec map-scene 7). */
public final class MapScene implements Scene {
    /** First argument of the scene: a new game, its place in the state's transfer. */
    public static final int NEW_GAME = 0;

    /** First argument: a loaded game; the second is the slot, from 1. */
    public static final int LOADED = 1;

    /** First argument: a game loaded from the backup of a slot; the second is the slot, from 1. */
    public static final int LOADED_BACKUP = 2;

    private final Engine engine;
    private final GameState state;
    private final MapSystem map;
    private final MapOperations operations;
    private final MapPainter painter;

    MapScene(Engine engine, MapSystem map, MapOperations operations) {
        this.engine = engine;
        this.state = engine.state;
        this.map = map;
        this.operations = operations;
        painter =
                new MapPainter(
                        engine, map.world.places, new GameMapOverlays(engine, map.world.places));
    }

    public MapPainter painter() {
        return painter;
    }

    @Override
    public void start(SceneState self) {
        map.frame.abandon();
        if (self.arguments.length > 1 && self.arguments[0] != NEW_GAME) {
            if (!load(self.arguments[1] - 1, self.arguments[0] == LOADED_BACKUP)) {
                return;
            }
        } else {
            map.transfer.startGame();
        }
        if (self.delay == 0) {
            map.transfer.proceed();
        }
    }

    @Override
    public void delayOver(SceneState self) {
        map.transfer.proceed();
    }

    /** Takes the game from a save; without one the way leads to the title. */
    private boolean load(int slot, boolean backup) {
        try {
            SaveSlots saves = engine.saves();
            map.transfer.continueGame(backup ? saves.loadBackup(slot) : saves.load(slot));
            return true;
        } catch (IOException e) {
            engine.saves().warn(slot, e);
            engine.scenes.replace(SceneKind.TITLE, SceneChange.TO_TITLE);
            return false;
        }
    }

    /** Back from another scene, which may have sent the hero elsewhere. */
    @Override
    public void resume(SceneState self) {
        if (state.transfer.pending) {
            map.transfer.begin();
        }
    }

    @Override
    public void update(SceneState self) {
        if (map.frame.held() && !operations.proceed()) {
            return;
        }
        if (map.transfer.running()) {
            if (!map.transfer.proceed()) {
                operationsPending();
                return;
            }
            if (state.transfer.pending) {
                map.transfer.begin();
                return;
            }
            if (engine.scenes.requested()) {
                return;
            }
        }
        while (!map.frame.run(false)) {
            if (!operations.proceed()) {
                return;
            }
        }
        if (state.transfer.pending) {
            map.transfer.begin();
        }
    }

    /** Begins what a held first look or foreground asked for. */
    private void operationsPending() {
        if (map.frame.held()) {
            operations.proceed();
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        ChipTables chips = map.world.grid.chips();
        int frame = state.system.frameCount;
        painter.draw(
                pixels,
                map.world.grid,
                chips.image(),
                TileAnimation.water(frame, chips.animationType(), chips.animationSpeed()),
                TileAnimation.block(frame));
    }
}
