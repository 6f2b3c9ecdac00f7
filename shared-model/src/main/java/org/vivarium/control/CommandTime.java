package org.vivarium.control;

/**
 * A moment between two event commands. As games are deterministic it can be come back to.
 *
 * @param frame number of the frame; frames gone back over are counted once
 * @param order how many commands events had come to in that frame before; {@link #FRAME_START} for
 *     the moment before the frame
 */
public record CommandTime(long frame, int order) implements Comparable<CommandTime> {
    public static final int FRAME_START = -1;

    @Override
    public int compareTo(CommandTime other) {
        return frame != other.frame
                ? Long.compare(frame, other.frame)
                : Integer.compare(order, other.order);
    }
}
