package org.vivarium.engine.map;

import java.io.IOException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.event.AsyncOperation;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.ScreenTransitions;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MapFrameState;

/**
 * Carries out what an interpreter asked for in the middle of a frame, everything else held (spec
 * interpreter 6.3, 11.6).
 */
final class MapOperations {
    private static final int DEFAULT_TRANSITION = -1;
    private static final int TELEPORT_ERASE = 0;
    private static final int TELEPORT_SHOW = 1;
    private static final int INN_FADE_OUT_MS = 800;
    private static final int INN_MUSIC_FRAMES = 600;

    private final Engine engine;
    private final GameState state;
    private final MapFrameState at;
    private final Transfer transfer;
    private final GameMapStage stage;

    MapOperations(Engine engine, Transfer transfer, GameMapStage stage) {
        this.engine = engine;
        this.state = engine.state;
        this.at = state.mapFrame;
        this.transfer = transfer;
        this.stage = stage;
    }

    /**
     * Begins the operation or goes on with it.
     *
     * @return whether it is done and the frame may go on
     */
    boolean proceed() {
        boolean done =
                switch (AsyncOperation.of(at.asyncOperation)) {
                    case ERASE_SCREEN -> screen(true);
                    case SHOW_SCREEN -> screen(false);
                    case INN -> inn();
                    case QUICK_TRANSFER -> {
                        transfer.quick();
                        yield true;
                    }
                    case DESTROY_EVENT -> {
                        engine.map.destroyedEvents.destroy(at.asyncParameter);
                        yield true;
                    }
                    case SAVE -> {
                        save(at.asyncParameter - 1);
                        yield true;
                    }
                    case LOAD -> {
                        engine.scenes.replace(
                                SceneKind.MAP,
                                SceneChange.TITLE_TO_GAME,
                                MapScene.LOADED,
                                at.asyncParameter);
                        yield true;
                    }
                    case TITLE -> {
                        engine.scenes.replace(SceneKind.TITLE, SceneChange.TO_TITLE);
                        yield true;
                    }
                    case EXIT -> {
                        engine.scenes.replace(SceneKind.NONE, SceneChange.DEFAULT);
                        yield true;
                    }
                    default -> true;
                };
        if (done) {
            at.asyncOperation = AsyncOperation.NONE.ordinal();
            at.asyncVariable = 0;
            at.asyncStep = 0;
            at.asyncFrames = 0;
        }
        return done;
    }

    /** The result goes into the save as well: it is written as if all went well. */
    private void save(int slot) {
        int variable = at.asyncVariable;
        int before = state.variables.get(variable);
        at.asyncOperation = AsyncOperation.NONE.ordinal();
        state.variables.set(variable, 1);
        try {
            engine.saves().save(slot);
        } catch (IOException e) {
            engine.saves().warn(slot, e);
            state.variables.set(variable, variable == 0 ? before : 0);
        }
        state.map.needRefresh = true;
    }

    private boolean screen(boolean erase) {
        if (at.asyncStep == 0) {
            at.asyncStep = 1;
            int type = at.asyncParameter;
            if (type == DEFAULT_TRANSITION) {
                type = stage.setting(erase ? TELEPORT_ERASE : TELEPORT_SHOW);
            }
            if (erase) {
                state.transition.erasedByEvent = true;
                engine.transitions.erase(type, 0);
            } else {
                state.transition.erasedByEvent = false;
                engine.transitions.show(type, 0);
            }
        }
        return !engine.transitions.active();
    }

    /** Music and screen fade out, the inn's music plays once, all recover, everything fades in. */
    private boolean inn() {
        switch (at.asyncStep) {
            case 0 -> {
                engine.audio.rememberMusicBeforeBattle();
                engine.audio.fadeOutMusic(INN_FADE_OUT_MS);
                engine.transitions.erase(ScreenTransitions.FADE, 0);
                at.asyncStep = 1;
                return false;
            }
            case 1 -> {
                if (!engine.systemAudio.isOff(SystemMusic.INN)) {
                    engine.systemAudio.play(SystemMusic.INN);
                    boolean ends = engine.systemAudio.canEnd(SystemMusic.INN);
                    at.asyncFrames = ends ? INN_MUSIC_FRAMES : 0;
                }
                at.asyncStep = 2;
                return innNight();
            }
            case 2 -> {
                return innNight();
            }
            default -> {
                return true;
            }
        }
    }

    private boolean innNight() {
        if (at.asyncFrames > 0 && engine.audio.musicLoops() == 0) {
            at.asyncFrames--;
            return false;
        }
        engine.party.recoverAll();
        engine.audio.playMusicBeforeBattle();
        state.transition.erasedByEvent = false;
        engine.transitions.show(ScreenTransitions.FADE, 0);
        at.asyncStep = 3;
        return false;
    }
}
