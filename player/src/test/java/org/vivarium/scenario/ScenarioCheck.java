package org.vivarium.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.vivarium.assets.image.ImageDecoder;
import org.vivarium.assets.image.Transparency;

/** Plays a scenario, compares it with its recording, and says how it went. */
final class ScenarioCheck {
    static final List<String> KEYS =
            List.of("map", "x", "y", "facing", "sw", "var", "pics", "gold");

    private static final int TOLERANCE = 8;
    private static final int FIRST_UPDATE = 37;
    private static final int SHOWN_MISSES = 6;

    private final Path shared;
    private final Scenario scenario;

    ScenarioCheck(Path shared, Scenario scenario) {
        this.shared = shared;
        this.scenario = scenario;
    }

    ScenarioResult run() throws IOException {
        Map<Integer, Path> references = scenario.pictures();
        List<JsonNode> lines = scenario.states();
        Set<Integer> pictureFrames = new HashSet<>();
        references.keySet().forEach(f -> around(pictureFrames, f, scenario.pictureWindow(f)));
        Set<Integer> stateFrames = new HashSet<>();
        lines.forEach(
                l -> {
                    int frame = l.get("frame").asInt();
                    around(stateFrames, frame, scenario.window(frame, 0));
                });
        Path work = Files.createTempDirectory("scenario");
        ScenarioPlayer player = new ScenarioPlayer(shared, scenario, work);
        int shift = scenario.base().equals("map") ? shift(player) : 0;
        Recording mine = player.play(shift, pictureFrames::contains, stateFrames::contains);
        references.keySet().removeIf(f -> f + shift < 0);
        lines.removeIf(l -> l.get("frame").asInt() + shift < 0);
        List<String> misses = new ArrayList<>();
        if (!mine.fault().isEmpty()) {
            misses.add(mine.fault());
        }
        int pictures = comparePictures(references, mine, misses);
        int states = compareStates(lines, mine, misses);
        return new ScenarioResult(
                scenario,
                pictures,
                references.size(),
                states,
                lines.size(),
                shift,
                String.join("; ", misses.subList(0, Math.min(SHOWN_MISSES, misses.size()))));
    }

    private static void around(Set<Integer> frames, int frame, int window) {
        for (int f = Math.max(0, frame - window); f <= frame + window; f++) {
            frames.add(f);
        }
    }

    /** Frames by which this player's first fade is longer than the recorded one. */
    private int shift(ScenarioPlayer player) throws IOException {
        Recording probe = player.play(0, f -> false, f -> f >= 28 && f < 46);
        int before = Integer.MAX_VALUE;
        for (int frame : new TreeSet<>(probe.states().keySet())) {
            int now = Scenario.parse(probe.states().get(frame)).get("sysframe").asInt();
            if (frame >= 29 && now > before) {
                return frame - FIRST_UPDATE;
            }
            before = now;
        }
        return 0;
    }

    private int comparePictures(Map<Integer, Path> references, Recording mine, List<String> misses)
            throws IOException {
        int matched = 0;
        for (Map.Entry<Integer, Path> entry : references.entrySet()) {
            int frame = entry.getKey();
            int[] wanted = load(entry.getValue());
            List<Scenario.Mask> masks = scenario.masks(frame);
            int best = Integer.MAX_VALUE;
            int offset = 0;
            int window = scenario.pictureWindow(frame);
            for (int i = 0; i <= 2 * window && best != 0; i++) {
                int d = (i + 1) / 2 * (i % 2 == 0 ? 1 : -1);
                int[] picture = mine.pictures().get(frame + d);
                int count =
                        picture == null
                                ? Integer.MAX_VALUE
                                : PictureDiff.count(wanted, picture, masks, TOLERANCE);
                if (count < best) {
                    best = count;
                    offset = d;
                }
            }
            if (best == 0) {
                matched++;
            } else {
                misses.add("f%d %d px at %+d".formatted(frame, best, offset));
            }
        }
        return matched;
    }

    private static int[] load(Path png) throws IOException {
        try {
            return ImageDecoder.decode(Files.readAllBytes(png), png.toString(), Transparency.NONE)
                    .pixels();
        } catch (org.vivarium.assets.image.ImageException e) {
            throw new IOException(e);
        }
    }

    private int compareStates(List<JsonNode> lines, Recording mine, List<String> misses)
            throws IOException {
        int matched = 0;
        for (JsonNode line : lines) {
            int frame = line.get("frame").asInt();
            List<String> best = List.of("no line");
            int window = scenario.window(frame, 0);
            for (int d = -window; d <= window && !best.isEmpty(); d++) {
                String text = mine.states().get(frame + d);
                if (text != null) {
                    List<String> bad = differing(line, Scenario.parse(text));
                    if (best.equals(List.of("no line")) || bad.size() < best.size()) {
                        best = bad;
                    }
                }
            }
            if (best.isEmpty()) {
                matched++;
            } else {
                misses.add("state f" + frame + " " + best);
            }
        }
        return matched;
    }

    private static List<String> differing(JsonNode wanted, JsonNode mine) {
        return KEYS.stream()
                .filter(k -> wanted.has(k) && !wanted.get(k).equals(mine.get(k)))
                .toList();
    }
}
