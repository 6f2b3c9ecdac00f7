package org.vivarium.telemetry.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameNotes;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.Section;

/**
 * Writes frames as a Chrome trace: a JSON array of events, one event a line, as Perfetto opens
 * them. Nothing has to be written at the end: a file cut off by a kill opens as well, since the
 * format allows the closing bracket to be missing.
 */
public final class TraceWriter implements AutoCloseable {
    private static final String PROCESS =
            "{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":1,\"args\":{\"name\":\"Vivarium\"}}";

    private final Writer out;
    private final StringBuilder line = new StringBuilder(512);
    private long zero = Long.MIN_VALUE;

    public TraceWriter(Writer out) {
        this.out = out;
        write("[\n");
        write(PROCESS + ",\n");
        write(
                "{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":1,\"tid\":1,\"args\":{\"name\":\"engine\"}},\n");
    }

    private void write(CharSequence text) {
        try {
            out.append(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a frame: its spans, its notes as markers, its counters. */
    public void frame(FrameRecord record) {
        if (zero == Long.MIN_VALUE) {
            zero = record.startNanos;
        }
        for (int span = 0; span < record.spanCount; span++) {
            span(record, span);
        }
        for (int note = 0; note < record.notes.count(); note++) {
            note(record, note);
        }
        counter("work ms", record.startNanos, "ms", record.workNanos / 1e6);
        counter("bytes a frame", record.startNanos, "bytes", record.allocatedBytes);
        counter("commands", record.startNanos, "commands", record.counter(Counter.COMMANDS));
        counter("cells", record.startNanos, "cells", cells(record));
    }

    private void span(FrameRecord record, int span) {
        Section section = record.section(span);
        begin("X", section.label(), record.startNanos + record.spanBegin[span]);
        line.append(",\"cat\":\"").append(section.domain()).append("\",\"dur\":");
        micros(record.spanEnd[span] - record.spanBegin[span]);
        line.append(",\"args\":{\"depth\":").append(record.spanDepth[span]);
        line.append(",\"bytes\":").append(record.spanBytes[span]);
        if (span == 0) {
            line.append(",\"frame\":").append(record.frame);
            line.append(",\"work\":").append(record.workNanos);
            line.append(",\"allocated\":").append(record.allocatedBytes);
            line.append(",\"gc\":").append(record.gcMicros);
            line.append(",\"paced\":").append(record.pacedNanos);
            for (int i = 0; i < Counter.count(); i++) {
                if (record.counters[i] != 0) {
                    line.append(",\"").append(Counter.at(i)).append("\":");
                    line.append(record.counters[i]);
                }
            }
            runs(record.runs);
        }
        end();
    }

    /** Source, id, page, line and commands of each list that ran, in one string. */
    private void runs(EventRuns runs) {
        if (runs.count() == 0) {
            return;
        }
        line.append(",\"runs\":\"");
        for (int run = 0; run < runs.count(); run++) {
            line.append(run == 0 ? "" : "; ").append(runs.source(run));
            line.append(' ').append(runs.id(run)).append(' ').append(runs.page(run));
            line.append(' ').append(runs.line(run)).append(' ').append(runs.commands(run));
        }
        line.append('"');
    }

    private void note(FrameRecord record, int note) {
        FrameNotes notes = record.notes;
        begin("i", notes.kind(note).label(), record.startNanos);
        line.append(",\"s\":\"g\",\"args\":{\"kind\":\"").append(notes.kind(note)).append('"');
        for (int i = 0; i < 3; i++) {
            line.append(",\"n").append(i).append("\":").append(notes.number(note, i));
        }
        line.append(",\"text\":");
        Json.quote(line, notes.text(note));
        end();
    }

    private static int cells(FrameRecord record) {
        int cells = 0;
        for (int i = Counter.CELLS_NEW_MAP.ordinal(); i <= Counter.CELLS_FORCED.ordinal(); i++) {
            cells += record.counters[i];
        }
        return cells;
    }

    /**
     * Writes a value that changes over time.
     *
     * @param nanos when, on the clock of {@link System#nanoTime}
     */
    public void counter(String name, long nanos, String series, double value) {
        begin("C", name, nanos);
        line.append(",\"args\":{");
        Json.quote(line, series);
        line.append(':').append(String.format(Locale.ROOT, "%.3f", value));
        end();
    }

    private void begin(String phase, String name, long nanos) {
        line.setLength(0);
        line.append("{\"ph\":\"").append(phase).append("\",\"name\":");
        Json.quote(line, name);
        line.append(",\"pid\":1,\"tid\":1,\"ts\":");
        micros(nanos - (zero == Long.MIN_VALUE ? nanos : zero));
    }

    private void micros(long nanos) {
        line.append(nanos / 1000).append('.');
        long rest = Math.abs(nanos % 1000);
        line.append((char) ('0' + rest / 100))
                .append((char) ('0' + rest / 10 % 10))
                .append((char) ('0' + rest % 10));
    }

    private void end() {
        line.append("}},\n");
        write(line);
    }

    /** Hands everything written so far to the file. */
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        // The last event must not end with a comma: the process is named once more.
        write(PROCESS + "\n]\n");
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
