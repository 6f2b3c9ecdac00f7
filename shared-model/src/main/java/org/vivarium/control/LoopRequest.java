package org.vivarium.control;

/** A request about when frames run; served by the loop itself. */
public sealed interface LoopRequest extends Request {
    record Pause() implements LoopRequest {}

    record Resume() implements LoopRequest {}

    /** Runs this many frames and pauses again. */
    record StepFrames(int count) implements LoopRequest {}

    /** Goes back this many frames and pauses there. */
    record StepBack(int count) implements LoopRequest {}

    /** Goes back through the last frames until switched off, frame by frame. */
    record Rewind(boolean on) implements LoopRequest {}

    record SetSpeed(Speed speed) implements LoopRequest {}

    /** Stops recording frames, or starts it again; what is switched off costs nothing. */
    record SetRecording(boolean on) implements LoopRequest {}
}
