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

    /**
     * What is kept of one game: its quick saves.
     *
     * @param title the game's name, for whoever looks into the folder
     * @param digest of its database: other versions of a game have folders of their own
     */
    public static Path ofGame(String title, long digest) {
        String plain = title.replaceAll("[^\\p{L}\\p{N} ._-]", "").strip();
        String name = plain.isEmpty() ? "game" : plain;
        return path().resolve("games").resolve(name + "-" + Long.toHexString(digest));
    }
}
