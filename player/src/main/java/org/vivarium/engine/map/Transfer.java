package org.vivarium.engine.map;

import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.TransferState;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/**
 * Takes the hero to another place: erase, move, load, first look, show (spec map-scene 7.3). A
 * transfer spans many frames; where it stands is in {@link TransferState}.
 */
public final class Transfer {
    private final MapWorld world;
    private final GameState state;
    private final TransferState transfer;
    private final MapFrame frame;
    private final MapLoader loader;
    private final MapSource source;
    private final MapStage stage;
    private final FrameRecorder recorder;

    Transfer(
            MapWorld world,
            MapFrame frame,
            MapLoader loader,
            MapSource source,
            MapStage stage,
            FrameRecorder recorder) {
        this.world = world;
        this.state = world.state;
        this.transfer = state.transfer;
        this.frame = frame;
        this.loader = loader;
        this.source = source;
        this.stage = stage;
        this.recorder = recorder;
    }

    /**
     * Reserves a move of the hero, carried out at the end of the frame; the newest one wins.
     *
     * @param facing 0 keep, 1 up, 2 right, 3 down, 4 left
     */
    public void reserve(int map, int x, int y, int facing, TransferKind kind) {
        transfer.pending = true;
        transfer.map = map;
        transfer.x = x;
        transfer.y = y;
        transfer.facing = facing;
        transfer.kind = kind.ordinal();
        if (map != state.map.id) {
            source.expect(map);
        }
    }

    /** A transfer is under way. */
    boolean running() {
        return transfer.stage != TransferStage.NONE.ordinal();
    }

    private TransferKind kind() {
        return TransferKind.at(transfer.kind);
    }

    private TransferKind arrival() {
        return TransferKind.at(transfer.arrival);
    }

    private void enter(TransferStage next) {
        transfer.stage = next.ordinal();
    }

    /** Begins the reserved transfer at the end of a frame. */
    void begin() {
        enter(TransferStage.LEAVING);
        stage.eraseForTransfer(kind());
        if (!stage.transitionRuns()) {
            proceed();
        }
    }

    /**
     * Goes on with the transfer as far as this frame allows.
     *
     * @return whether it is over, so that the map's own frame may run
     */
    boolean proceed() {
        while (true) {
            switch (TransferStage.at(transfer.stage)) {
                case LEAVING -> {
                    arrive();
                    enter(TransferStage.ARRIVING);
                }
                case ARRIVING -> {
                    if (!firstLook()) {
                        return false;
                    }
                }
                case SHOWING -> {
                    enter(TransferStage.NONE);
                    if (arrival() == TransferKind.FOREGROUND && !frame.runForeground()) {
                        return false;
                    }
                    return true;
                }
                case NONE -> {
                    return true;
                }
            }
        }
    }

    /** Parallel lists and movement on the new map; false when the frame ends here. */
    private boolean firstLook() {
        recorder.begin(Section.TRANSITION_PARALLELS);
        boolean complete = frame.run(true);
        recorder.end();
        if (!complete) {
            return false;
        }
        if (transfer.pending && arrival() != TransferKind.SKILL) {
            enter(TransferStage.LEAVING);
            return true;
        }
        enter(TransferStage.SHOWING);
        stage.showAfterTransfer(arrival());
        return false;
    }

    /** Steps 2 to 6: the hero is put to his new place. */
    private void arrive() {
        transfer.pending = false;
        HeroState hero = state.hero;
        boolean otherMap = transfer.map != state.map.id;
        TransferKind kind = kind();
        transfer.arrival = kind.ordinal();
        move(hero);
        if (otherMap) {
            enterMap(hero);
        } else {
            world.camera.placeForHero();
            world.vehicles.placeRidden();
        }
        recorder.begin(Section.TRANSITION_PARTY);
        stage.dressHero();
        face(hero);
        recorder.end();
        if (otherMap && kind != TransferKind.QUICK) {
            recorder.begin(Section.TRANSITION_COMMON);
            world.effects.mapChanged();
            recorder.end();
        }
    }

    private void move(HeroState hero) {
        if (transfer.x < 0 && kind() == TransferKind.START) {
            MapData map = source.map(transfer.map);
            transfer.x = map.width() / 2;
            transfer.y = map.height() / 2;
        }
        hero.x = transfer.x;
        hero.y = transfer.y;
        hero.remaining = 0;
        hero.menuCalled = false;
        world.encounters.reset();
    }

    private void enterMap(HeroState hero) {
        CharacterAnimation.reset(hero);
        loader.load(transfer.map);
        if (!world.grid.inside(hero.x, hero.y)) {
            world.services.warn(MapFault.START_OUTSIDE, 0, hero.x, hero.y);
        }
        world.vehicles.placeRidden();
        playMusic();
        hero.jumping = false;
    }

    private void playMusic() {
        recorder.begin(Section.TRANSITION_BGM);
        stage.playMapMusic();
        recorder.end();
    }

    private void face(HeroState hero) {
        if (transfer.facing >= 1 && transfer.facing <= 4) {
            hero.direction = transfer.facing - 1;
            world.movement.updateFacing(hero);
        }
    }

    /** A new game's first map: the state's transfer says where (spec map-scene 7.3). */
    void startGame() {
        state.map.id = 0;
        transfer.kind = TransferKind.START.ordinal();
        world.camera.reset();
        state.system.frameCount = 0;
        arrive();
        enter(TransferStage.ARRIVING);
    }

    /** A loaded game: everything stands where the save has it. */
    void continueGame(int mapSaveCount) {
        transfer.pending = false;
        loader.resume(mapSaveCount);
        stage.dressHero();
        stage.restartMusic();
        enter(TransferStage.ARRIVING);
        transfer.kind = TransferKind.START.ordinal();
        transfer.arrival = transfer.kind;
    }

    /** Prepares the move of a vehicle to another map with the hero aboard. */
    void reserveQuick(int map, int x, int y) {
        transfer.quickMap = map;
        transfer.quickX = x;
        transfer.quickY = y;
        source.expect(map);
    }

    /**
     * Makes that move in the middle of a frame: no transition, nothing of the screen is reset, and
     * a transfer reserved in the same frame comes after it (spec interpreter 11.3).
     */
    void quick() {
        boolean pending = transfer.pending;
        int map = transfer.map;
        int x = transfer.x;
        int y = transfer.y;
        int facing = transfer.facing;
        int kind = transfer.kind;
        reserve(transfer.quickMap, transfer.quickX, transfer.quickY, 0, TransferKind.QUICK);
        arrive();
        transfer.pending = pending;
        transfer.map = map;
        transfer.x = x;
        transfer.y = y;
        transfer.facing = facing;
        transfer.kind = kind;
    }
}
