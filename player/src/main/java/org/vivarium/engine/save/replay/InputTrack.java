package org.vivarium.engine.save.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.StateWriter;
import org.vivarium.engine.state.Stateful;

/**
 * The buttons of all frames since a beginning, kept as the frames in which they changed. A frame
 * whose buttons are those of the frame before costs and allocates nothing.
 *
 * <p>When the game is changed from outside, or put back to before the beginning, the track begins
 * anew with the state of that moment.
 */
public final class InputTrack {
    private int[] frames = new int[64];
    private int[] masks = new int[64];
    private int changes;
    private int length;
    private boolean interrupted;

    /** The state the track begins with; empty when it begins with the run. */
    private byte[] beginning = {};

    /** Adds a frame that is about to run with these buttons held, from this state. */
    public void remember(Stateful state, int held) {
        if (interrupted) {
            interrupted = false;
            changes = 0;
            length = 0;
            beginning = StateWriter.write(state);
        }
        add(held);
    }

    /** Adds a frame. */
    void add(int held) {
        if (held != (changes == 0 ? 0 : masks[changes - 1])) {
            if (changes == frames.length) {
                frames = Arrays.copyOf(frames, changes * 2);
                masks = Arrays.copyOf(masks, changes * 2);
            }
            frames[changes] = length;
            masks[changes++] = held;
        }
        length++;
    }

    /** The next frame doesn't follow from the last one. */
    public void interrupt() {
        interrupted = true;
    }

    /** Takes the last frames back; they will be lived anew. */
    public void back(int count) {
        if (count > length) {
            interrupt();
            return;
        }
        interrupted = interrupted && count == 0;
        length -= count;
        while (changes > 0 && frames[changes - 1] >= length) {
            changes--;
        }
    }

    /** Frames since the beginning. */
    public int length() {
        return length;
    }

    /** The state the track begins with; empty when it begins with the run. */
    public byte[] beginning() {
        return beginning;
    }

    /** The track is of no use until the next frame: the game was changed since the last one. */
    public boolean interrupted() {
        return interrupted;
    }

    /** One line of an input script for each press, by frame and then by button. */
    public List<String> presses() {
        List<String> lines = new ArrayList<>();
        for (int c = 0; c < changes; c++) {
            int fresh = masks[c] & ~(c == 0 ? 0 : masks[c - 1]);
            for (Button button : Button.values()) {
                if (button.isIn(fresh)) {
                    int hold = releaseOf(button, c) - frames[c];
                    lines.add(frames[c] + " " + button.scriptName() + " " + hold);
                }
            }
        }
        return lines;
    }

    private int releaseOf(Button button, int change) {
        for (int c = change + 1; c < changes; c++) {
            if (!button.isIn(masks[c])) {
                return frames[c];
            }
        }
        return length;
    }
}
