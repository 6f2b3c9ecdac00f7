package org.vivarium.telemetry.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Section;

/**
 * Reads the frames of a trace that {@link TraceWriter} wrote, also of one cut off in the middle of
 * a line. A frame with an event we don't understand is left out.
 */
public final class TraceReader {
    /** Frames a reopened recording keeps: the last ones of a longer one. */
    private static final int MAX_FRAMES = 36_000;

    private static final String SPAN = "{\"ph\":\"X\"";
    private static final String NOTE = "{\"ph\":\"i\"";

    private static final Pattern PAIR =
            Pattern.compile("\"(\\w+)\":(\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9.]+)");

    private final FrameRecord record = new FrameRecord();
    private final Map<String, String> pairs = new HashMap<>();
    private final FrameLog log;
    private boolean open;

    private TraceReader(FrameLog log) {
        this.log = log;
    }

    /**
     * @throws IOException when the file can't be read or holds no frame
     */
    public static FrameLog read(Path file) throws IOException {
        var reader = new TraceReader(roomFor(file));
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                reader.line(line);
            }
        }
        reader.finishFrame();
        return reader.log;
    }

    /** A log in which everything the file holds has room, but no more than a long one needs. */
    private static FrameLog roomFor(Path file) throws IOException {
        int frames = 0;
        int spans = 0;
        int notes = 0;
        int ran = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                frames += line.startsWith(SPAN + ",\"name\":\"frame\"") ? 1 : 0;
                ran += line.contains(",\"runs\":") ? 1 : 0;
                spans += line.startsWith(SPAN) ? 1 : 0;
                notes += line.startsWith(NOTE) ? 1 : 0;
            }
        } catch (MalformedInputException e) {
            throw new IOException(file + " is no trace: it isn't text", e);
        }
        if (frames == 0) {
            throw new IOException(file + " holds no recorded frame");
        }
        return FrameLog.roomFor(Math.min(MAX_FRAMES, frames), spans, ran * EventRuns.MAX, notes);
    }

    private void line(String line) {
        if (!line.endsWith("}},") || !(line.startsWith(SPAN) || line.startsWith(NOTE))) {
            return;
        }
        pairs.clear();
        Matcher matcher = PAIR.matcher(line);
        while (matcher.find()) {
            pairs.put(matcher.group(1), matcher.group(2));
        }
        try {
            if (text("ph").equals("X")) {
                span();
            } else if (open) {
                record.notes.add(
                        NoteKind.valueOf(text("kind")),
                        number("n0"),
                        number("n1"),
                        number("n2"),
                        text("text"));
            }
        } catch (IllegalArgumentException e) {
            open = false;
        }
    }

    private void span() {
        Section section = Section.labelled(text("name"));
        long begin = nanos("ts");
        long length = nanos("dur");
        if (section == null) {
            return;
        }
        if (pairs.containsKey("frame")) {
            finishFrame();
            open = true;
            record.clear(Long.parseLong(pairs.get("frame")), begin, 0);
            record.workNanos = number("work");
            record.allocatedBytes = number("allocated");
            record.gcMicros = number("gc");
            record.pacedNanos = number("paced");
            for (int i = 0; i < Counter.count(); i++) {
                record.counters[i] = number(Counter.at(i).name());
            }
            runs(text("runs"));
        }
        if (open) {
            int from = (int) (begin - record.startNanos);
            record.addSpan(section, number("depth"), from, (int) (from + length), number("bytes"));
        }
    }

    /** Reads back what {@link TraceWriter} writes of the lists that ran. */
    private void runs(String all) {
        if (all.isEmpty()) {
            return;
        }
        for (String run : all.split("; ")) {
            String[] words = run.split(" ");
            if (words.length != 5) {
                throw new IllegalArgumentException("not a run of a list: " + run);
            }
            record.runs.add(
                    EventRuns.Source.valueOf(words[0]),
                    Integer.parseInt(words[1]),
                    Integer.parseInt(words[2]),
                    Integer.parseInt(words[3]) - 1,
                    Integer.parseInt(words[4]));
        }
    }

    private void finishFrame() {
        if (open) {
            log.append(record);
            open = false;
        }
    }

    private String text(String key) {
        String quoted = pairs.getOrDefault(key, "\"\"");
        return quoted.substring(1, quoted.length() - 1).replaceAll("\\\\(.)", "$1");
    }

    private int number(String key) {
        return Integer.parseInt(pairs.getOrDefault(key, "0"));
    }

    private long nanos(String key) {
        return Math.round(Double.parseDouble(pairs.getOrDefault(key, "0")) * 1000);
    }
}
