package org.vivarium.app.build;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The game that comes with Vivarium as sources. It is built when first asked for, and again when
 * its sources or the builder have changed.
 */
public final class SampleGame {
    private static final String NAME = "saltmeadow";

    private final Path sources;
    private final Path target;

    private SampleGame(Path root) {
        sources = root.resolve("samples").resolve(NAME);
        target = root.resolve(".build").resolve("samples").resolve(NAME);
    }

    /** The sample below the installation's root. */
    public static SampleGame installed() {
        return new SampleGame(
                Path.of(System.getProperty("vivarium.root", ".")).toAbsolutePath().normalize());
    }

    /** Whether its sources are there at all. */
    public boolean isPresent() {
        return Files.isRegularFile(sources.resolve("game.yaml"));
    }

    /** The folder of the built game, built now if need be. */
    public Path folder() throws IOException {
        Path built = target.resolve("RPG_RT.ini");
        if (!Files.exists(built) || Files.getLastModifiedTime(built).compareTo(newest()) < 0) {
            rebuild();
        }
        return target;
    }

    /**
     * Builds beside the target and puts the result in its place, so that nobody ever sees half a
     * game.
     */
    private void rebuild() throws IOException {
        Files.createDirectories(target.getParent());
        Path fresh = Files.createTempDirectory(target.getParent(), NAME);
        GameBuilder.build(sources, fresh);
        delete(target);
        try {
            Files.move(fresh, target);
        } catch (FileAlreadyExistsException e) {
            delete(fresh); // another process was faster, and built the same
        } catch (FileSystemException e) {
            if (!Files.exists(target.resolve("RPG_RT.ini"))) {
                throw e;
            }
            delete(fresh);
        }
    }

    private FileTime newest() throws IOException {
        FileTime newest = builderTime();
        for (Path file : files(sources)) {
            FileTime time = Files.getLastModifiedTime(file);
            newest = time.compareTo(newest) > 0 ? time : newest;
        }
        return newest;
    }

    /** When this program was built. */
    private static FileTime builderTime() throws IOException {
        try {
            Path code =
                    Path.of(
                            SampleGame.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI());
            Path own =
                    Files.isDirectory(code)
                            ? code.resolve(SampleGame.class.getName().replace('.', '/') + ".class")
                            : code;
            return Files.getLastModifiedTime(own);
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            for (Path file : files(folder).reversed()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** All files and folders below, each folder before what it holds. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.sorted(Comparator.comparing(Path::toString)).toList();
        }
    }
}
