package org.vivarium.app.user;

import java.util.Optional;
import org.vivarium.inspector.ViewMemory;

/** What panels remember, kept among the user's settings. */
public record SettingsMemory(Settings settings) implements ViewMemory {
    private static final String PREFIX = "view.";

    @Override
    public Optional<String> read(String key) {
        return settings.text(PREFIX + key);
    }

    @Override
    public void write(String key, String value) {
        settings.setText(PREFIX + key, value);
    }
}
