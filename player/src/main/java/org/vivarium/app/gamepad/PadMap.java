package org.vivarium.app.gamepad;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.app.user.HeldDeed;
import org.vivarium.app.user.KeyFile;
import org.vivarium.engine.input.Button;

/**
 * What the buttons of a gamepad do: press buttons of the game, or one of the deeds that last while
 * held. The user's gamepad.properties replaces whole lines.
 */
public final class PadMap {
    private static final Logger LOG = LoggerFactory.getLogger(PadMap.class);

    private final int[] bits = new int[PadButton.values().length];
    private final Map<PadButton, HeldDeed> deeds = new EnumMap<>(PadButton.class);

    private PadMap() {}

    /**
     * @param folder the user's
     */
    public static PadMap load(Path folder) {
        Properties lines =
                KeyFile.load("/keys/gamepad.properties", folder.resolve("gamepad.properties"));
        var map = new PadMap();
        for (String word : lines.stringPropertyNames()) {
            for (String name : lines.getProperty(word).strip().split("\\s+")) {
                map.bind(word, name);
            }
        }
        return map;
    }

    private void bind(String word, String name) {
        PadButton pad = PadButton.named(name);
        HeldDeed deed = HeldDeed.named(word);
        Button button = Button.named(word);
        if (pad == null && !name.isEmpty()) {
            LOG.warn("gamepad: no button of a pad is called {}", name);
        } else if (deed != null && pad != null) {
            deeds.put(pad, deed);
        } else if (button != null && pad != null) {
            bits[pad.ordinal()] |= button.bit();
        } else if (pad != null) {
            LOG.warn("gamepad: no button is called {}", word);
        }
    }

    /** The game's buttons that a mask of held pad buttons presses. */
    int bitsOf(int held) {
        int pressed = 0;
        for (int i = 0; i < bits.length; i++) {
            if ((held & 1 << i) != 0) {
                pressed |= bits[i];
            }
        }
        return pressed;
    }

    /** Whether this deed goes on while these pad buttons are held. */
    boolean does(HeldDeed deed, int held) {
        for (Map.Entry<PadButton, HeldDeed> entry : deeds.entrySet()) {
            if (entry.getValue() == deed && entry.getKey().isIn(held)) {
                return true;
            }
        }
        return false;
    }
}
