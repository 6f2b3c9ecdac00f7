package org.vivarium.engine.event;

import org.vivarium.engine.state.FrameState;

/**
 * A program as bytecode, cut into parts small enough for the JVM to optimise. It does what the
 * interpreter would do, command by command, so either may take over from the other at any of them.
 */
public final class CompiledProgram {

    /** Commands a stretch on trial may run. */
    static final int TRIAL_COMMANDS = 64;

    /**
     * Stretches on trial, one an update: the JVM compiles a method for the first time after 200
     * calls, on threads that may have to wait for a processor.
     */
    private static final int TRIALS = 600;

    private final CompiledPart[] parts;
    private final int[] starts;
    private final int bytes;
    private int trials;

    /**
     * @param starts first command of each part, ascending from 0
     * @param bytes size of all class files, as a measure of what it costs to keep
     */
    public CompiledProgram(CompiledPart[] parts, int[] starts, int bytes) {
        this.parts = parts;
        this.starts = starts;
        this.bytes = bytes;
    }

    /** Size of the class files. */
    public int bytes() {
        return bytes;
    }

    public int parts() {
        return parts.length;
    }

    /**
     * Begins with short stretches: bytecode that is new runs many times slower than the interpreter
     * until the JVM has compiled it, which a list of thousands of commands would be felt in.
     */
    public CompiledProgram onTrial() {
        trials = TRIALS;
        return this;
    }

    /** Whether it may only run a short stretch. */
    boolean isOnTrial() {
        return trials > 0;
    }

    /** It is about to run a short stretch. */
    void tried() {
        trials--;
    }

    /**
     * Runs up to {@code limit} commands from the frame's next one on.
     *
     * @return commands run; 0 when it can't begin at this command or the next few would exceed the
     *     limit; {@link CompiledPart#UNFIT} when nothing ran because the state has another shape
     */
    int run(Interpreter interpreter, FrameState frame, int limit) {
        int left = limit;
        while (true) {
            int after = part(frame.index).run(interpreter, frame, left);
            if (after >= 0) {
                return limit - after;
            }
            if (after == CompiledPart.UNFIT) {
                return left == limit ? CompiledPart.UNFIT : limit - left;
            }
            left = ~after;
        }
    }

    private CompiledPart part(int index) {
        int i = starts.length - 1;
        while (starts[i] > index) {
            i--;
        }
        return parts[i];
    }
}
