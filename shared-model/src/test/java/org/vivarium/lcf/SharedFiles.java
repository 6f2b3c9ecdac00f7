package org.vivarium.lcf;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.vivarium.testing.SharedData;

/** All LCF files of the shared games, and of the saves recorded from the original runtimes. */
public final class SharedFiles {
    public static final Charset LATIN = Charset.forName("windows-1252");

    private SharedFiles() {}

    public static List<Path> all() throws IOException {
        try (Stream<Path> games = Files.walk(SharedData.path("games"));
                Stream<Path> reference = Files.walk(SharedData.path("reference"))) {
            return Stream.concat(games, reference).filter(SharedFiles::isLcf).sorted().toList();
        }
    }

    /** Without the games that repeat others with more events. */
    public static List<Path> unlike() throws IOException {
        return all().stream().filter(path -> !path.toString().contains("bench-200")).toList();
    }

    private static boolean isLcf(Path path) {
        return path.getFileName()
                .toString()
                .toLowerCase(Locale.ROOT)
                .matches(".*\\.(ldb|lmt|lmu|lsd)");
    }

    /**
     * Opens a file with the engine of the database beside it; a save follows whoever wrote it (spec
     * lcf-format 13).
     */
    public static LcfFile open(Path path) throws IOException {
        LcfFile alone = LcfFile.open(path).withCharset(LATIN);
        Path database = path.resolveSibling("RPG_RT.ldb");
        boolean byItself = alone.kind() == FileKind.SAVE || alone.kind() == FileKind.DATABASE;
        return byItself || !Files.exists(database)
                ? alone
                : alone.withEngine(LcfFile.open(database).engine());
    }
}
