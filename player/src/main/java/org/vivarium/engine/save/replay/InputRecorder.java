package org.vivarium.engine.save.replay;

import org.vivarium.engine.input.InputSource;

/** Passes another source's buttons on and keeps them. */
public final class InputRecorder implements InputSource {
    private final InputSource source;
    private final InputTrack track = new InputTrack();

    public InputRecorder(InputSource source) {
        this.source = source;
    }

    @Override
    public int heldAt(long frame) {
        int held = source.heldAt(frame);
        track.add(held);
        return held;
    }

    public InputTrack track() {
        return track;
    }
}
