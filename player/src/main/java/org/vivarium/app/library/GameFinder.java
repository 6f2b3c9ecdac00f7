package org.vivarium.app.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds what may be games below a folder, the folder itself included. */
final class GameFinder {
    private static final Logger LOG = LoggerFactory.getLogger(GameFinder.class);

    private static final int DEEPEST = 4;
    private static final Set<String> ARCHIVES = Set.of("zip", "lzh", "easyrpg");

    private final BooleanSupplier cancelled;
    private final Consumer<Path> found;

    /**
     * @param cancelled asked before each folder
     * @param found told of each folder with a database, and of each archive
     */
    GameFinder(BooleanSupplier cancelled, Consumer<Path> found) {
        this.cancelled = cancelled;
        this.found = found;
    }

    void search(Path folder) {
        search(folder, 0);
    }

    private void search(Path folder, int depth) {
        if (cancelled.getAsBoolean()) {
            return;
        }
        List<Path> entries = entries(folder);
        if (entries.stream().anyMatch(entry -> named(entry).equals("rpg_rt.ldb"))) {
            found.accept(folder);
            return;
        }
        for (Path entry : entries) {
            if (Files.isDirectory(entry)) {
                if (depth < DEEPEST && !named(entry).startsWith(".")) {
                    search(entry, depth + 1);
                }
            } else if (ARCHIVES.contains(extension(entry))) {
                found.accept(entry);
            }
        }
    }

    private static List<Path> entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        } catch (IOException e) {
            LOG.debug("{} cannot be looked through: {}", folder, e.getMessage());
            return List.of();
        }
    }

    private static String named(Path path) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    private static String extension(Path path) {
        String name = named(path);
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
