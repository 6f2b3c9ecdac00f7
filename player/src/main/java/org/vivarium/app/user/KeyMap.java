package org.vivarium.app.user;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.engine.input.Button;

/**
 * Which keys press which buttons: the original runtime's keys (spec menus-and-saves 17.1),
 * overridden by the user's keys.properties. A key may press several buttons.
 */
public final class KeyMap {
    private static final Logger LOG = LoggerFactory.getLogger(KeyMap.class);

    private static final String STANDARD = "/keys/default.properties";

    private final Map<KeyCode, Integer> bits = new EnumMap<>(KeyCode.class);
    private final Map<KeyCode, HeldDeed> deeds = new EnumMap<>(KeyCode.class);

    private final Properties lines;
    private final Path own;

    private KeyMap(Properties lines, Path own) {
        this.lines = lines;
        this.own = own;
        for (String word : lines.stringPropertyNames()) {
            Button button = Button.named(word);
            HeldDeed deed = HeldDeed.named(word);
            if (deed != null) {
                keysOf(word).forEach(code -> deeds.put(code, deed));
            } else if (button == null) {
                LOG.warn("keys: no button is called {}", word);
            } else {
                keysOf(word).forEach(code -> bits.merge(code, button.bit(), (x, y) -> x | y));
            }
        }
    }

    /**
     * @param folder the user's folder; its keys.properties replaces whole buttons
     */
    public static KeyMap load(Path folder) {
        Path own = folder.resolve("keys.properties");
        return new KeyMap(KeyFile.load(STANDARD, own), own);
    }

    /** The keys of a line. */
    public List<KeyCode> keysOf(String word) {
        var keys = new ArrayList<KeyCode>();
        for (String name : lines.getProperty(word, "").strip().split("\\s+")) {
            try {
                keys.add(KeyCode.valueOf(name));
            } catch (IllegalArgumentException e) {
                if (!name.isEmpty()) {
                    LOG.warn("keys: no key is called {}", name);
                }
            }
        }
        return keys;
    }

    /** The same keys, but for one line: this key alone is for it, and for no other line. */
    public KeyMap with(String word, KeyCode key) {
        var changed = new Properties();
        for (String other : lines.stringPropertyNames()) {
            String rest =
                    keysOf(other).stream()
                            .filter(code -> code != key)
                            .map(KeyCode::name)
                            .collect(Collectors.joining(" "));
            changed.setProperty(other, rest);
        }
        changed.setProperty(word, key.name());
        return new KeyMap(changed, own);
    }

    /** The keys Vivarium comes with. */
    public KeyMap standard() {
        return new KeyMap(KeyFile.standard(STANDARD), own);
    }

    /** Keeps the lines that aren't as Vivarium comes with them. */
    public void save() {
        KeyFile.save(lines, KeyFile.standard(STANDARD), own);
    }

    /** What happens while this key is held; null for nothing. */
    public HeldDeed deedOf(KeyCode code) {
        return deeds.get(code);
    }

    /** The buttons a key presses, as bits; 0 when it presses none. */
    public int bitsOf(KeyCode code) {
        return bits.getOrDefault(code, 0);
    }
}
