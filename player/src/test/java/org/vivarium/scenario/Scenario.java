package org.vivarium.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A recorded scenario: how to start, what to press, what to compare (reference/README.md). */
record Scenario(Path folder, JsonNode json) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int USUAL_WINDOW = 3;
    private static final Map<String, String> NESTED_GAMES =
            Map.of(
                    "cyphersomnia-demo", "cyphersomnia/demo",
                    "cyphersomnia-leap", "cyphersomnia/leap");

    /** A rectangle in which glyphs or measured differences of the original are not compared. */
    record Mask(int x, int y, int width, int height) {}

    static List<Scenario> all(Path scenarios) throws IOException {
        try (Stream<Path> folders = Files.list(scenarios)) {
            return folders.filter(f -> Files.exists(f.resolve("scenario.json")))
                    .sorted(Comparator.comparing(Path::getFileName))
                    .map(Scenario::read)
                    .filter(s -> !s.json.get("compare").isEmpty())
                    .toList();
        }
    }

    private static Scenario read(Path folder) {
        try {
            return new Scenario(folder, MAPPER.readTree(folder.resolve("scenario.json").toFile()));
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + folder, e);
        }
    }

    String name() {
        return json.get("name").asText();
    }

    String group() {
        return json.get("group").asText();
    }

    String game() {
        String game = json.get("game").asText();
        return NESTED_GAMES.getOrDefault(game, game);
    }

    JsonNode start() {
        return json.get("start");
    }

    boolean newGame() {
        return json.path("new_game").asBoolean();
    }

    boolean testPlay() {
        return json.path("test_play").asBoolean();
    }

    String base() {
        return json.get("base").asText();
    }

    long seed() {
        return json.path("seed").asLong(1);
    }

    int exit() {
        return json.get("exit").asInt();
    }

    List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        json.path(key).forEach(n -> texts.add(n.asText()));
        return texts;
    }

    private boolean compares(String what) {
        return texts("compare").contains(what);
    }

    /** Reference pictures to compare, by frame. */
    Map<Integer, Path> pictures() throws IOException {
        Map<Integer, Path> pictures = new TreeMap<>();
        boolean any = compares("pixels") || compares("pixels-no-text");
        if (!any || json.has("pngs")) {
            return pictures;
        }
        List<String> unknown = texts("text_rects_unknown");
        List<String> only = texts("compare_png_frames");
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(f -> f.getFileName().toString().matches("frame_\\d+\\.png"))
                    .forEach(
                            f -> {
                                String number = f.getFileName().toString().substring(6, 12);
                                int frame = Integer.parseInt(number);
                                pictures.put(frame, f);
                            });
        }
        if (json.has("compare_png_frames")) {
            pictures.keySet().removeIf(f -> !only.contains(Integer.toString(f)));
        }
        if (!compares("pixels")) {
            pictures.keySet()
                    .removeIf(f -> unknown.stream().anyMatch(u -> Integer.parseInt(u) == f));
        }
        return pictures;
    }

    /** Reference state lines to compare, in order. */
    List<JsonNode> states() throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        Path file = folder.resolve("state.jsonl");
        if (!compares("state") || !Files.exists(file)) {
            return lines;
        }
        int until = json.path("state_until").asInt(Integer.MAX_VALUE);
        JsonNode differs = json.path("seed_check").path("state_first_difference");
        if (differs.isNumber()) {
            until = Math.min(until, differs.asInt());
        }
        for (String line : Files.readAllLines(file)) {
            JsonNode state = MAPPER.readTree(line);
            if (state.get("frame").asInt() < until) {
                lines.add(state);
            }
        }
        return lines;
    }

    static JsonNode parse(String line) throws IOException {
        return MAPPER.readTree(line);
    }

    /** How far a frame may come early or late; {@code usual} where no slack is stated. */
    int window(int frame, int usual) {
        JsonNode slack = json.path("slack");
        return !slack.isMissingNode() && frame >= slack.get("from").asInt()
                ? slack.get("frames").asInt()
                : usual;
    }

    int pictureWindow(int frame) {
        return window(frame, USUAL_WINDOW);
    }

    List<Mask> masks(int frame) {
        List<Mask> masks = new ArrayList<>();
        String key = String.format("%06d", frame);
        if (!compares("pixels")) {
            addMasks(masks, json.path("text_rects").path(key));
        }
        addMasks(masks, json.path("original_rects").path(key));
        return masks;
    }

    private static void addMasks(List<Mask> masks, JsonNode rects) {
        for (JsonNode r : rects) {
            masks.add(
                    new Mask(
                            r.get(0).asInt(),
                            r.get(1).asInt(),
                            r.get(2).asInt(),
                            r.get(3).asInt()));
        }
    }

    /** The input script's lines; none when the scenario presses nothing. */
    List<String> script() throws IOException {
        Path file = folder.resolve(json.path("input").asText("-"));
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    @Override
    public String toString() {
        return name();
    }
}
