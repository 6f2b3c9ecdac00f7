package org.vivarium.engine.save.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputScriptException;

/**
 * Reads recordings. The file is an input script; what a replay needs beside the buttons stands in
 * comments {@code #: KEY VALUE}, so the same file also serves as a plain input script.
 */
public final class RecordingReader {
    static final String MARK = "#:";
    static final String VERSION_KEY = "vivarium-recording";
    static final String VERSION = "1";
    static final String EDIT = "edit";
    private static final String SAVE = "save-";
    private static final String NO_BYTES = PackedBytes.of(new byte[0]);

    private RecordingReader() {}

    /**
     * @throws InputScriptException naming the file, the line and what is wrong with it
     */
    public static Recording read(Path file) throws IOException, InputScriptException {
        return parse(Files.readAllLines(file), file.toString());
    }

    /**
     * @param name what messages call the recording
     */
    public static Recording parse(List<String> lines, String name) throws InputScriptException {
        Map<String, String> header = new HashMap<>();
        for (String line : lines) {
            if (line.startsWith(MARK)) {
                String[] words = line.substring(MARK.length()).strip().split("\\s+", 2);
                header.put(words[0], words.length > 1 ? words[1] : "");
            }
        }
        if (!VERSION.equals(header.get(VERSION_KEY))) {
            throw new InputScriptException(
                    name, 1, "not a recording: expected " + MARK + " " + VERSION_KEY + " 1");
        }
        try {
            return new Recording(
                    origin(header),
                    hex(header.getOrDefault("shape", "0")),
                    PackedBytes.parse(header.getOrDefault("state", NO_BYTES)),
                    InputScript.parse(lines, name),
                    edits(lines),
                    Integer.parseInt(header.getOrDefault("end", "-1")),
                    hex(header.getOrDefault("digest", "0")));
        } catch (IllegalArgumentException e) {
            throw new InputScriptException(name, 1, "a bad value in its header: " + e.getMessage());
        }
    }

    private static List<TimedEdit> edits(List<String> lines) {
        String mark = MARK + " " + EDIT + " ";
        return lines.stream()
                .filter(line -> line.startsWith(mark))
                .map(line -> EditWords.parse(line.substring(mark.length())))
                .toList();
    }

    private static RunOrigin origin(Map<String, String> header) {
        String start = header.getOrDefault("start", "title");
        return new RunOrigin(
                hex(header.getOrDefault("game", "0")),
                Long.parseLong(header.getOrDefault("seed", "1")),
                header.containsKey("test-play"),
                Long.parseLong(header.getOrDefault("clock", "0")),
                StartWords.parse(start)
                        .orElseThrow(() -> new IllegalArgumentException("start " + start)),
                saves(header));
    }

    private static Map<Integer, byte[]> saves(Map<String, String> header) {
        Map<Integer, byte[]> saves = new TreeMap<>();
        for (var entry : header.entrySet()) {
            if (entry.getKey().startsWith(SAVE)) {
                int slot = Integer.parseInt(entry.getKey().substring(SAVE.length()));
                saves.put(slot, PackedBytes.parse(entry.getValue()));
            }
        }
        return saves;
    }

    private static long hex(String digits) {
        return Long.parseUnsignedLong(digits, 16);
    }
}
