package org.vivarium.app.session;

import java.io.IOException;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.trace.Profiler;

/** Profiling a run as its options ask; it acts in test play only. */
public final class Profiling implements AutoCloseable {
    private final Profiler profiler;

    private Profiling(Profiler profiler) {
        this.profiler = profiler;
    }

    /** Begins what the options ask for, or tells once why it doesn't. */
    public static Profiling of(RunOptions options, FrameLog log) throws IOException {
        if (!options.profile().any()) {
            return new Profiling(null);
        }
        if (!options.testPlay()) {
            System.err.println("[profiler] acts in test play only; add --test-play");
            return new Profiling(null);
        }
        return new Profiling(
                Profiler.start(
                        log,
                        options.profile().profile() ? System.err : null,
                        options.profile().intervalMillis(),
                        options.profile().trace()));
    }

    @Override
    public void close() {
        if (profiler != null) {
            profiler.close();
        }
    }
}
