package org.vivarium.telemetry.trace;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.runtime.ClassAllocation;
import org.vivarium.telemetry.runtime.ProcessMemory;
import org.vivarium.telemetry.runtime.RuntimeFeed;

/**
 * Follows the frame log beside the engine: streams a trace, prints a summary line once an interval,
 * or both. The engine's thread does nothing for it.
 */
public final class Profiler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Profiler.class);
    private static final int POLL_MILLIS = 40;
    private static final int CLASSES = 8;

    private final FrameLog log;
    private final PrintStream summaries;
    private final long intervalNanos;
    private final TraceWriter trace;
    private final SummaryLine summary = new SummaryLine();
    private final ProcessMemory memory = new ProcessMemory();
    private final RuntimeFeed feed = new RuntimeFeed();
    private final FrameRecord record = new FrameRecord();
    private final Thread thread = new Thread(this::follow, "profiler");
    private volatile boolean closing;
    private long next;
    private long lost;
    private long lastSummary = System.nanoTime();

    private Profiler(FrameLog log, PrintStream summaries, int intervalMillis, TraceWriter trace) {
        this.log = log;
        this.summaries = summaries;
        this.intervalNanos = intervalMillis * 1_000_000L;
        this.trace = trace;
        next = log.oldest();
    }

    /**
     * Begins to follow a log.
     *
     * @param summaries where summary lines go; null for none
     * @param intervalMillis time from one summary to the next
     * @param traceFile where the trace goes; null for none
     */
    public static Profiler start(
            FrameLog log, PrintStream summaries, int intervalMillis, Path traceFile)
            throws IOException {
        TraceWriter trace = null;
        if (traceFile != null) {
            Path folder = traceFile.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            trace =
                    new TraceWriter(
                            new BufferedWriter(Files.newBufferedWriter(traceFile), 1 << 16));
        }
        var profiler = new Profiler(log, summaries, intervalMillis, trace);
        profiler.feed.start();
        profiler.thread.setDaemon(true);
        profiler.thread.start();
        return profiler;
    }

    private void follow() {
        try {
            while (!closing) {
                Thread.sleep(POLL_MILLIS);
                takeFrames();
                if (System.nanoTime() - lastSummary >= intervalNanos) {
                    summarise();
                }
                if (trace != null) {
                    trace.counter("heap MB", System.nanoTime(), "used", memory.heapUsed() / 1e6);
                    trace.flush();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (UncheckedIOException e) {
            LOG.warn("the trace ends here: {}", e.getMessage());
        }
    }

    private void takeFrames() {
        long appended = log.appended();
        if (next < log.oldest()) {
            lost += log.oldest() - next;
            next = log.oldest();
        }
        while (next < appended) {
            if (log.read(next, record)) {
                summary.add(record);
                if (trace != null) {
                    trace.frame(record);
                }
            } else {
                lost++;
            }
            next++;
        }
    }

    private void summarise() {
        long now = System.nanoTime();
        String line = summary.take((now - lastSummary) / 1e9);
        lastSummary = now;
        if (summaries != null) {
            summaries.println(line);
        }
        if (trace != null) {
            List<ClassAllocation> classes = feed.classes(CLASSES);
            for (ClassAllocation type : classes) {
                trace.counter("allocated: " + type.name(), now, "bytes", type.bytes());
            }
        }
    }

    /** Takes what is left in the log and ends the trace. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        takeFrames();
        summarise();
        feed.close();
        if (trace != null) {
            trace.close();
        }
        if (lost > 0) {
            LOG.warn("{} frames ran faster than they could be written and are missing", lost);
        }
    }
}
