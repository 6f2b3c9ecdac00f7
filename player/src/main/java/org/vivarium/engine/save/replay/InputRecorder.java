package org.vivarium.engine.save.replay;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSource;

/**
 * Passes another source's buttons on and keeps them. A frame whose buttons are those of the frame
 * before costs and allocates nothing.
 */
public final class InputRecorder implements InputSource {
    private final InputSource source;
    private int[] frames = new int[64];
    private int[] masks = new int[64];
    private int changes;
    private int lastFrame = -1;

    public InputRecorder(InputSource source) {
        this.source = source;
    }

    @Override
    public int heldAt(long frame) {
        int held = source.heldAt(frame);
        if (held != (changes == 0 ? 0 : masks[changes - 1])) {
            if (changes == frames.length) {
                frames = Arrays.copyOf(frames, changes * 2);
                masks = Arrays.copyOf(masks, changes * 2);
            }
            frames[changes] = (int) frame;
            masks[changes++] = held;
        }
        lastFrame = (int) frame;
        return held;
    }

    /** The last frame asked for, -1 before the first. */
    public int lastFrame() {
        return lastFrame;
    }

    /**
     * Writes what was recorded, with the header of a {@link Recording}.
     *
     * @param digest of the state after the last frame
     */
    public void write(Path file, long game, long seed, boolean testPlay, String start, long digest)
            throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("#: " + RecordingReader.VERSION_KEY + " " + RecordingReader.VERSION);
        lines.add("#: game " + Long.toHexString(game));
        lines.add("#: seed " + seed);
        if (testPlay) {
            lines.add("#: test-play");
        }
        lines.add("#: start " + start);
        lines.add("#: end " + lastFrame);
        lines.add("#: digest " + Long.toHexString(digest));
        lines.addAll(presses());
        Files.write(file, lines, StandardCharsets.UTF_8);
    }

    /** One line of an input script for each press, by frame and then by button. */
    private List<String> presses() {
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
        return lastFrame + 1;
    }
}
