package org.vivarium.engine.watch;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.MapInfo;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.NoteKind;

/**
 * Notes in each frame's record what changed in the game: scene, map, the event that began, message.
 * A frame in which nothing of it changed costs four compares.
 */
public final class FrameMarks {
    private final Engine engine;
    private final FrameRecorder recorder;
    private SceneKind scene = SceneKind.NONE;
    private int map;
    private boolean message;
    private boolean running;

    public FrameMarks(Engine engine) {
        this.engine = engine;
        recorder = engine.recorder;
    }

    /** Looks at the state after a frame's update. */
    public void update() {
        GameState state = engine.state;
        if (engine.scenes.current() != scene) {
            scene = engine.scenes.current();
            noteScene(state);
        }
        if (state.map.id != map) {
            map = state.map.id;
            recorder.note(NoteKind.MAP_CHANGE, map, state.hero.x, state.hero.y, mapName());
        }
        if (state.foreground.running() != running) {
            running = !running;
            if (running) {
                noteEvent(state.foreground.stack.get(0));
            }
        }
        if (state.message.visible != message) {
            message = !message;
            if (message) {
                recorder.note(NoteKind.MESSAGE, 0, 0, 0);
            }
        }
    }

    private void noteScene(GameState state) {
        if (scene == SceneKind.BATTLE) {
            recorder.note(NoteKind.BATTLE, state.battleRequest.troop, 0, 0);
        } else {
            recorder.note(NoteKind.SCENE, 0, 0, 0, scene.label());
        }
    }

    private void noteEvent(FrameState list) {
        ProgramRef ref = list.ref;
        switch (ref.kind()) {
            case COMMON_EVENT -> recorder.note(NoteKind.COMMON_EVENT, ref.a(), 0, list.index);
            case MAP_PAGE -> recorder.note(NoteKind.EVENT, ref.b(), ref.c(), list.index);
            default -> recorder.note(NoteKind.EVENT, list.eventId, 0, list.index);
        }
    }

    private String mapName() {
        MapInfo info = engine.game.tree.maps().byId(map);
        return info == null ? "" : info.name();
    }
}
