package org.vivarium.engine.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * Buttons by frame, from the lines of an input script: {@code FRAME BUTTON[+BUTTON] [HOLD]}. A
 * press holds its buttons in the frames FRAME to FRAME+HOLD-1; HOLD is 2 when absent; {@code #}
 * begins a comment. Presses may overlap: a button is up when the last press holding it ends.
 */
public final class InputScript implements InputSource {
    private static final int DEFAULT_HOLD = 2;
    private static final int REST = 60;
    private static final int MAX_FRAME = 1 << 30;

    /** Frames at which the held mask changes, ascending, and the mask from there on. */
    private final int[] changeFrames;

    private final int[] changeMasks;

    private InputScript(int[] changeFrames, int[] changeMasks) {
        this.changeFrames = changeFrames;
        this.changeMasks = changeMasks;
    }

    /**
     * Reads a script file.
     *
     * @throws InputScriptException naming the file and line of the first mistake
     */
    public static InputScript read(Path file) throws IOException, InputScriptException {
        return parse(Files.readAllLines(file), file.toString());
    }

    /**
     * @param name what messages call the script
     */
    public static InputScript parse(List<String> lines, String name) throws InputScriptException {
        var pressed = new TreeMap<Integer, int[]>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int comment = line.indexOf('#');
            String text = (comment < 0 ? line : line.substring(0, comment)).strip();
            if (!text.isEmpty()) {
                addPress(pressed, text.split("\\s+"), name, i + 1);
            }
        }
        return compile(pressed);
    }

    private static void addPress(
            TreeMap<Integer, int[]> pressed, String[] words, String name, int line)
            throws InputScriptException {
        if (words.length < 2 || words.length > 3) {
            throw new InputScriptException(name, line, "expected FRAME BUTTON[+BUTTON] [HOLD]");
        }
        int frame = number(words[0], 0, "frame", name, line);
        int hold = words.length == 3 ? number(words[2], 1, "hold", name, line) : DEFAULT_HOLD;
        for (String word : words[1].split("\\+")) {
            Button button = Button.named(word);
            if (button == null) {
                throw new InputScriptException(name, line, "no button is called " + word);
            }
            count(pressed, frame)[button.ordinal()]++;
            count(pressed, frame + hold)[button.ordinal()]--;
        }
    }

    private static int[] count(TreeMap<Integer, int[]> pressed, int frame) {
        return pressed.computeIfAbsent(frame, f -> new int[Button.values().length]);
    }

    private static int number(String word, int least, String what, String name, int line)
            throws InputScriptException {
        try {
            int value = Integer.parseInt(word);
            if (value >= least && value <= MAX_FRAME) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw new InputScriptException(name, line, what + " is not a number: " + word);
        }
        throw new InputScriptException(
                name, line, what + " must be from " + least + " to " + MAX_FRAME + ": " + word);
    }

    private static InputScript compile(TreeMap<Integer, int[]> pressed) {
        int[] frames = new int[pressed.size()];
        int[] masks = new int[pressed.size()];
        int[] depth = new int[Button.values().length];
        int at = 0;
        for (var entry : pressed.entrySet()) {
            int mask = 0;
            for (int b = 0; b < depth.length; b++) {
                depth[b] += entry.getValue()[b];
                mask |= depth[b] > 0 ? 1 << b : 0;
            }
            frames[at] = entry.getKey();
            masks[at++] = mask;
        }
        return new InputScript(frames, masks);
    }

    @Override
    public int heldAt(long frame) {
        if (frame < 0 || changeFrames.length == 0) {
            return 0;
        }
        int at = Arrays.binarySearch(changeFrames, (int) Math.min(frame, Integer.MAX_VALUE));
        int change = at >= 0 ? at : -at - 2;
        return change < 0 ? 0 : changeMasks[change];
    }

    /** The same script again and again, with a second of rest in between. */
    public InputSource repeated() {
        long length = endFrame() + REST;
        return frame -> heldAt(frame % length);
    }

    /** The first frame from which nothing is pressed any more. */
    public int endFrame() {
        return changeFrames.length == 0 ? 0 : changeFrames[changeFrames.length - 1];
    }
}
