package org.vivarium.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSource;

/**
 * The keys pressed while the original runtime was photographed: lines {@code SECONDS key NAME} and
 * {@code SECONDS shot NAME}, where {@code +S} counts from the line before.
 */
final class OriginalScript implements InputSource {
    private static final int FRAMES = 60;
    private static final int HOLD = 4;
    private static final Map<String, Button> KEYS =
            Map.of(
                    "Return", Button.DECISION,
                    "Escape", Button.CANCEL,
                    "Up", Button.UP,
                    "Down", Button.DOWN,
                    "Left", Button.LEFT,
                    "Right", Button.RIGHT);

    private final TreeMap<Long, Button> presses = new TreeMap<>();
    private final Map<String, Integer> shots = new LinkedHashMap<>();

    private OriginalScript() {}

    static OriginalScript read(Path file) throws IOException {
        OriginalScript script = new OriginalScript();
        double time = 0;
        for (String line : Files.readAllLines(file)) {
            String[] words = line.strip().split("\\s+");
            double seconds = Double.parseDouble(words[0]);
            time = words[0].startsWith("+") ? time + seconds : seconds;
            long frame = Math.round(time * FRAMES);
            if (words[1].equals("key")) {
                script.presses.put(frame, KEYS.get(words[2]));
            } else {
                script.shots.put(words[2], (int) frame);
            }
        }
        return script;
    }

    /** Frame of each picture by its name, in the order they were taken. */
    Map<String, Integer> shots() {
        return shots;
    }

    @Override
    public int heldAt(long frame) {
        Map.Entry<Long, Button> press = presses.floorEntry(frame);
        return press == null || frame >= press.getKey() + HOLD ? 0 : press.getValue().bit();
    }
}
