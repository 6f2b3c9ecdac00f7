package org.vivarium.app.bench;

import java.io.IOException;
import java.nio.file.Path;

/** Saved results of benchmarks. */
public final class Benchmarks {
    private Benchmarks() {}

    /** Two saved results beside each other, as a table. */
    public static String compare(Path a, Path b) throws IOException {
        return BenchResult.read(a).compare(BenchResult.read(b));
    }
}
