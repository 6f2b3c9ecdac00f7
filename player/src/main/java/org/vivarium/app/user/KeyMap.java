package org.vivarium.app.user;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Consumer;
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

    private static final String REWIND = "REWIND";

    private final Map<KeyCode, Integer> bits = new EnumMap<>(KeyCode.class);
    private final Set<KeyCode> rewind = EnumSet.noneOf(KeyCode.class);

    private KeyMap() {}

    /**
     * @param folder the user's folder; its keys.properties replaces whole buttons
     */
    public static KeyMap load(Path folder) {
        Properties keys = defaults();
        Path own = folder.resolve("keys.properties");
        try (InputStream in = Files.newInputStream(own)) {
            keys.load(in);
        } catch (NoSuchFileException e) {
            LOG.debug("no own keys in {}", own);
        } catch (IOException | IllegalArgumentException e) {
            LOG.warn("{} cannot be read and is ignored: {}", own, e.getMessage());
        }
        return of(keys);
    }

    private static Properties defaults() {
        var keys = new Properties();
        try (InputStream in = KeyMap.class.getResourceAsStream("/keys/default.properties")) {
            keys.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return keys;
    }

    private static KeyMap of(Properties keys) {
        var map = new KeyMap();
        for (String word : keys.stringPropertyNames()) {
            Button button = Button.named(word);
            if (word.equals(REWIND)) {
                forEachKey(keys.getProperty(word), map.rewind::add);
            } else if (button == null) {
                LOG.warn("keys: no button is called {}", word);
            } else {
                map.bind(button, keys.getProperty(word));
            }
        }
        return map;
    }

    private void bind(Button button, String names) {
        forEachKey(names, code -> bits.merge(code, button.bit(), (a, b) -> a | b));
    }

    private static void forEachKey(String names, Consumer<KeyCode> use) {
        for (String name : names.strip().split("\\s+")) {
            try {
                use.accept(KeyCode.valueOf(name));
            } catch (IllegalArgumentException e) {
                LOG.warn("keys: no key is called {}", name);
            }
        }
    }

    /** Whether the game goes back while this key is held. */
    public boolean rewinds(KeyCode code) {
        return rewind.contains(code);
    }

    /** The buttons a key presses, as bits; 0 when it presses none. */
    public int bitsOf(KeyCode code) {
        return bits.getOrDefault(code, 0);
    }
}
