package org.vivarium.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * Reference games and pictures that live beside the repository and not in it. A test that needs
 * them is skipped, and says so, on a machine that has none.
 */
public final class SharedData {
    private SharedData() {}

    /** The repository's root folder. */
    public static Path repository() {
        return Path.of(System.getProperty("vivarium.root", "..")).toAbsolutePath().normalize();
    }

    /** A file or folder below the shared data; skips the running test when it is absent. */
    public static Path path(String relative) {
        Path path = repository().resolveSibling("shared").resolve(relative);
        Assumptions.assumeTrue(Files.exists(path), "skipped: no ../shared/" + relative);
        return path;
    }

    /** The folder of a reference game. */
    public static Path game(String name) {
        return path("games/" + name);
    }

    /** The folder of the free runtime package. */
    public static Path rtp() {
        return path("rtp");
    }
}
