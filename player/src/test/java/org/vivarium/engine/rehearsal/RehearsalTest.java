package org.vivarium.engine.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/** What the made game of the rehearsal goes through. */
class RehearsalTest {
    private static final int FRAMES = 700;

    @Test
    void visitsEveryKindOfPlaceWithAWarningOnEachMap() throws Exception {
        Set<Integer> maps = new HashSet<>();
        Set<SceneKind> scenes = new HashSet<>();
        boolean message = false;
        int transfers = 0;
        int map = 0;
        Engine engine =
                new Engine(
                        RehearsalGame.open(),
                        new FrameRecorder(new FrameLog(2)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.start(new StartPlace.Title(), 1);
        InputSnapshot held = new InputSnapshot();
        for (int frame = 0; frame < FRAMES; frame++) {
            held.set(Rehearsal.buttonsAt(frame));
            engine.tick(held);
            scenes.add(engine.scenes.current());
            message |= engine.state.message.visible;
            if (engine.state.map.id != map) {
                map = engine.state.map.id;
                maps.add(map);
                transfers++;
            }
        }

        assertThat(engine.game.warnings.all()).as("the unknown command of each map").hasSize(2);
        assertThat(scenes).contains(SceneKind.TITLE, SceneKind.MAP, SceneKind.MENU);
        assertThat(maps).contains(1, 2);
        assertThat(transfers).isGreaterThanOrEqualTo(3);
        assertThat(message).isTrue();
    }
}
