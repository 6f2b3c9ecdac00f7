package org.vivarium.app.user;

import java.nio.file.Path;

/** Where a user's settings are kept; {@code -Dvivarium.user=DIR} moves it, as tests do. */
public final class UserFolder {
    private UserFolder() {}

    public static Path path() {
        String chosen = System.getProperty("vivarium.user");
        if (chosen != null) {
            return Path.of(chosen);
        }
        String config = System.getenv("XDG_CONFIG_HOME");
        Path home = Path.of(System.getProperty("user.home"));
        return config == null || config.isEmpty()
                ? home.resolve(".config").resolve("vivarium")
                : Path.of(config).resolve("vivarium");
    }
}
