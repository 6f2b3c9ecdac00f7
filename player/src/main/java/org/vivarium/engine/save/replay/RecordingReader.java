package org.vivarium.engine.save.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
                    hex(header.getOrDefault("game", "0")),
                    Long.parseLong(header.getOrDefault("seed", "1")),
                    header.containsKey("test-play"),
                    header.getOrDefault("start", "title"),
                    InputScript.parse(lines, name),
                    Integer.parseInt(header.getOrDefault("end", "-1")),
                    hex(header.getOrDefault("digest", "0")));
        } catch (NumberFormatException e) {
            throw new InputScriptException(name, 1, "a bad number in its header: " + e);
        }
    }

    private static long hex(String digits) {
        return Long.parseUnsignedLong(digits, 16);
    }
}
