package org.vivarium.app.session;

import java.util.function.Consumer;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.save.replay.Recording;

/**
 * The buttons of a recording; when it is over, the keyboard's. Tells once whether the game then was
 * in the state in which the recording ended.
 */
final class ReplayInput implements InputSource {
    private final Recording recording;
    private final InputSource keys;
    private final Engine engine;
    private final Consumer<Boolean> over;
    private boolean told;

    /**
     * @param over told on the engine thread: true when the replay ended as its recording did
     */
    ReplayInput(Recording recording, InputSource keys, Engine engine, Consumer<Boolean> over) {
        this.recording = recording;
        this.keys = keys;
        this.engine = engine;
        this.over = over;
    }

    @Override
    public int heldAt(long frame) {
        int live = keys.heldAt(frame);
        int last = recording.complete() ? recording.endFrame() : recording.input().endFrame();
        if (frame <= last) {
            return recording.input().heldAt(frame);
        }
        if (!told) {
            told = true;
            over.accept(recording.endsIn(engine.state));
        }
        return live;
    }
}
