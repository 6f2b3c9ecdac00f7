package org.vivarium.app.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Profiling; acts in test play only. */
public final class ProfileOptions {
    @Option(names = "--profile", description = "Print a summary line once an interval.")
    private boolean profile;

    @Option(
            names = "--profile-interval-ms",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Milliseconds between summary lines (default ${DEFAULT-VALUE}).")
    private int intervalMillis;

    @Option(
            names = "--profile-trace",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "Stream a Chrome trace of every frame to FILE.")
    private Path trace;

    public boolean profile() {
        return profile;
    }

    public int intervalMillis() {
        return Math.max(1, intervalMillis);
    }

    /** Null when no trace is wanted. */
    public Path trace() {
        return trace;
    }

    public boolean any() {
        return profile || trace != null;
    }
}
