package org.vivarium.engine.save.replay;

import java.util.List;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSource;

/**
 * A recording's buttons and its edits: those of a frame are made when its buttons are asked for.
 */
public final class EditedInput implements InputSource {
    private final InputSource source;
    private final Engine engine;
    private final EditTrack edits = new EditTrack();

    public EditedInput(InputSource source, List<TimedEdit> edits, Engine engine) {
        this.source = source;
        this.engine = engine;
        this.edits.addAll(edits);
    }

    @Override
    public int heldAt(long frame) {
        engine.debugger.plan(edits.begin(engine, frame));
        return source.heldAt(frame);
    }
}
