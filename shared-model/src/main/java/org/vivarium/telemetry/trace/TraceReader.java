package org.vivarium.telemetry.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vivarium.telemetry.Counter;
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

    private static final Pattern PAIR =
            Pattern.compile("\"(\\w+)\":(\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9.]+)");

    private final FrameRecord record = new FrameRecord();
    private final Map<String, String> pairs = new HashMap<>();
    private final FrameLog log;
    private boolean open;

    private TraceReader(int frames) {
        log = new FrameLog(frames);
    }

    /**
     * @throws IOException when the file can't be read or holds no frame
     */
    public static FrameLog read(Path file) throws IOException {
        int frames = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                frames += line.startsWith("{\"ph\":\"X\",\"name\":\"frame\"") ? 1 : 0;
            }
        }
        if (frames == 0) {
            throw new IOException(file + " holds no recorded frame");
        }
        var reader = new TraceReader(Math.min(MAX_FRAMES, frames) + 1);
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                reader.line(line);
            }
        }
        reader.finishFrame();
        return reader.log;
    }

    private void line(String line) {
        if (!line.endsWith("}},")
                || !(line.startsWith("{\"ph\":\"X\"") || line.startsWith("{\"ph\":\"i\""))) {
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
        }
        if (open) {
            int from = (int) (begin - record.startNanos);
            record.addSpan(section, number("depth"), from, (int) (from + length), number("bytes"));
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
