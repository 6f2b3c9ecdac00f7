package org.vivarium.engine.event;

import org.vivarium.engine.state.FrameState;

/** A stretch of a compiled program: what generated classes implement (docs/adr/0019). */
public interface CompiledPart {

    /** Answer of {@link #run} when the state is not the one that was compiled for. */
    int UNFIT = Integer.MIN_VALUE;

    /**
     * Runs commands from the frame's next one on, as far as this part goes.
     *
     * @param left commands that may still run
     * @return commands that may still run afterwards, when the interpreter has to look up; the
     *     complement of that number when another part goes on; {@link #UNFIT}
     */
    int run(Interpreter interpreter, FrameState frame, int left);
}
