package org.vivarium.app.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Whole distributions as text: for each time its name in square brackets, then HdrHistogram's table
 * of percentiles in microseconds, which its plotter reads.
 */
public final class PercentileFile {
    private static final int STEPS_PER_HALVING = 5;
    private static final double NANOS_PER_MICRO = 1e3;

    private PercentileFile() {}

    public static void write(BenchResult result, Path file) throws IOException {
        try (var out =
                new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            out.println("# " + result.what() + "; µs");
            for (Map.Entry<String, Timing> timing : result.timings().entrySet()) {
                out.println();
                out.println("[" + timing.getKey() + "]");
                timing.getValue()
                        .nanos()
                        .outputPercentileDistribution(out, STEPS_PER_HALVING, NANOS_PER_MICRO);
            }
            if (out.checkError()) {
                throw new IOException(file + " could not be written whole");
            }
        }
    }
}
