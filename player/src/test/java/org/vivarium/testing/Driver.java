package org.vivarium.testing;

import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.telemetry.FrameRecord;

/** Steps an engine in a test as the loop would, without a clock. */
public final class Driver {
    private final Engine engine;
    private final InputSource input;
    private final InputSnapshot held = new InputSnapshot();
    private long frame;

    public Driver(Engine engine, InputSource input) {
        this.engine = engine;
        this.input = input;
    }

    /** Runs one frame. */
    public void step() {
        engine.recorder.beginFrame(engine.frames());
        held.set(input.heldAt(frame++));
        engine.tick(held);
        engine.recorder.endFrame();
    }

    public void run(int frames) {
        for (int i = 0; i < frames; i++) {
            step();
        }
    }

    /** Bytes the engine allocated in the last frame. */
    public int allocated() {
        FrameRecord record = engine.recorder.current();
        return record.allocatedBytes;
    }
}
