package org.vivarium.engine.debug;

import org.vivarium.control.CommandTime;

/** Counts the commands events come to in each frame: with the frame that is a moment's name. */
final class CommandClock {
    private long tick = -1;
    private long frame;
    private int order = CommandTime.FRAME_START;

    /**
     * Says which frame runs, or is about to.
     *
     * @param tick another number for every frame run, those run again included
     * @param number of the frame
     */
    void enter(long tick, long number) {
        if (tick != this.tick) {
            this.tick = tick;
            order = CommandTime.FRAME_START;
        }
        frame = number;
    }

    /** Another command is come to. */
    void next() {
        order++;
    }

    long frame() {
        return frame;
    }

    int order() {
        return order;
    }

    CommandTime now() {
        return new CommandTime(frame, order);
    }

    boolean isBefore(CommandTime time) {
        return frame < time.frame() || frame == time.frame() && order < time.order();
    }
}
