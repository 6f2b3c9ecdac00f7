package org.vivarium.inspector.flame;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.trace.TraceWriter;

/** Saves frames of a log as a trace. */
final class TraceFiles {
    private TraceFiles() {}

    /**
     * @param range the frames to save; null for all the log holds
     * @return how many frames were written
     */
    static int save(FrameLog log, FrameSelection.Range range, Path file) throws IOException {
        long first = range == null ? log.oldest() : Math.max(log.oldest(), range.first());
        long last = range == null ? log.appended() - 1 : range.last();
        var record = new FrameRecord();
        int written = 0;
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (BufferedWriter out = Files.newBufferedWriter(file);
                var trace = new TraceWriter(out)) {
            for (long index = first; index <= last; index++) {
                if (log.read(index, record)) {
                    trace.frame(record);
                    written++;
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return written;
    }
}
