package org.vivarium.app.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.LcfWriter;

/**
 * Writes every LCF file below some paths span by span and encoded anew: one line a failure, a count
 * last.
 */
final class RoundTripReport {
    private final PrintStream out;
    private int files;
    private int failures;

    private RoundTripReport(PrintStream out) {
        this.out = out;
    }

    static ExitCode of(List<Path> paths, PrintStream out) throws IOException {
        RoundTripReport report = new RoundTripReport(out);
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
            try (Stream<Path> below = Files.walk(path)) {
                for (Path file : below.filter(RoundTripReport::isLcf).sorted().toList()) {
                    report.file(file);
                }
            }
        }
        out.println(report.files + " files, " + report.failures + " failures");
        return report.failures == 0 ? ExitCode.DONE : ExitCode.DIFFERENCES;
    }

    private static boolean isLcf(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return Files.isRegularFile(path) && name.matches(".*\\.(ldb|lmt|lmu|lsd)");
    }

    private void file(Path path) throws IOException {
        files++;
        try {
            LcfFile file = open(path);
            compare(path, "copied", file.data(), LcfWriter.copy(file));
            compare(path, "encoded anew", file.data(), LcfWriter.encode(file));
        } catch (LcfException e) {
            fail(path + ": " + e.getMessage());
        }
    }

    private static LcfFile open(Path path) throws IOException {
        LcfFile file = LcfFile.open(path);
        Path database = path.resolveSibling("RPG_RT.ldb");
        boolean byItself = file.kind() == FileKind.DATABASE || file.kind() == FileKind.SAVE;
        if (byItself || !Files.exists(database)) {
            return file;
        }
        Engine engine = LcfFile.open(database).engine();
        return file.withEngine(engine);
    }

    private void compare(Path path, String way, byte[] original, byte[] written) {
        int at = Arrays.mismatch(original, written);
        if (at >= 0) {
            fail(
                    "%s: %s it differs from byte %d on (%d bytes, written %d)"
                            .formatted(path, way, at, original.length, written.length));
        }
    }

    private void fail(String line) {
        failures++;
        out.println(line);
    }
}
