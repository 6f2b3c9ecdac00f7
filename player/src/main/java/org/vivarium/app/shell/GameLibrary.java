package org.vivarium.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the sample game that comes with Vivarium. */
final class GameLibrary {
    private GameLibrary() {}

    /** The built sample's folder; empty when this installation has none. */
    static Optional<Path> sample() {
        Path root = Path.of(System.getProperty("vivarium.root", ".")).resolve("samples");
        try (Stream<Path> files = Files.find(root, 4, (path, info) -> isDatabase(path))) {
            return files.map(Path::getParent).min(Path::compareTo);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isDatabase(Path path) {
        return path.getFileName().toString().equalsIgnoreCase("RPG_RT.ldb");
    }
}
