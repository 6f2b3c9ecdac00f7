package org.vivarium.app.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells whether a window can be opened here, and what is missing when it can't. */
public final class DisplayCheck {
    private static final List<Path> LIBRARY_FOLDERS =
            List.of(
                    Path.of("/usr/lib"),
                    Path.of("/usr/lib64"),
                    Path.of("/lib"),
                    Path.of("/usr/local/lib"),
                    Path.of("/run/current-system/sw/lib"));

    private DisplayCheck() {}

    /** What is missing, in a sentence; empty when a window can be opened. */
    public static Optional<String> problem() {
        if (!System.getProperty("os.name").startsWith("Linux")) {
            return Optional.empty();
        }
        if (isEmpty(System.getenv("DISPLAY")) && isEmpty(System.getenv("WAYLAND_DISPLAY"))) {
            return Optional.of("there is no display (DISPLAY is not set)");
        }
        if (LIBRARY_FOLDERS.stream().noneMatch(DisplayCheck::hasGtk)) {
            return Optional.of(
                    "GTK 3 was not found; install it (Debian: libgtk-3-0, Fedora: gtk3)");
        }
        return Optional.empty();
    }

    private static boolean isEmpty(String value) {
        return value == null || value.isEmpty();
    }

    private static boolean hasGtk(Path folder) {
        try (Stream<Path> files =
                Files.find(
                        folder,
                        2,
                        (path, info) -> path.getFileName().toString().startsWith("libgtk-3.so"))) {
            return files.findAny().isPresent();
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }
}
