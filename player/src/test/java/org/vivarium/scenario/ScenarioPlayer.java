package org.vivarium.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.run.StateDump;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.testing.TestEngines;

/** Plays one scenario in this process and keeps what its comparison needs. */
final class ScenarioPlayer {
    private static final int PATIENCE = 3600;

    private final Path shared;
    private final Scenario scenario;
    private final Path work;
    private EventTier tier = TestEngines.TIER;

    /**
     * @param work an empty folder for this run's saves and its copy of the game, if it needs one
     */
    ScenarioPlayer(Path shared, Scenario scenario, Path work) {
        this.shared = shared;
        this.scenario = scenario;
        this.work = work;
    }

    /** Says how its events run. */
    ScenarioPlayer in(EventTier asked) {
        tier = asked;
        return this;
    }

    /** Sees a scenario as it is played. */
    interface Watcher {
        /** A frame is about to run with these buttons held. */
        default void before(Engine engine, int frame, int held) throws Exception {}

        /** A frame was run and drawn. */
        default void after(Engine engine, int frame) throws Exception {}
    }

    /** Plays the whole scenario before a watcher; gives the engine as it is at the end. */
    Engine play(Watcher watcher) throws Exception {
        Engine engine = open(Files.createDirectories(work.resolve("saves")));
        InputSource input = InputScript.parse(shifted(0), scenario.name());
        InputSnapshot held = new InputSnapshot();
        reach(engine, base(), held);
        for (int frame = 1; frame <= scenario.exit() && !engine.ended(); frame++) {
            held.set(input.heldAt(frame));
            watcher.before(engine, frame, held.held());
            tick(engine, held);
            watcher.after(engine, frame);
        }
        return engine;
    }

    /** The scenario's game at its start. */
    Engine open(Path saves) throws Exception {
        for (String save : scenario.texts("saves")) {
            Files.copy(
                    scenario.folder().resolve(save),
                    saves.resolve(save),
                    StandardCopyOption.REPLACE_EXISTING);
        }
        return TestEngines.open(
                game(),
                shared.resolve("rtp"),
                saves,
                scenario.testPlay(),
                place(),
                scenario.seed(),
                tier);
    }

    private SceneKind base() {
        return SceneKind.valueOf(scenario.base().toUpperCase(Locale.ROOT));
    }

    /**
     * @param shift frames by which script and frame numbers are moved later
     * @param pictures frames whose picture is kept
     * @param states frames whose state is kept
     */
    Recording play(int shift, IntPredicate pictures, IntPredicate states) throws IOException {
        Recording recording = Recording.empty();
        try {
            play(recording, shift, pictures, states);
            return recording;
        } catch (RuntimeException | Error | ReflectiveOperationException e) {
            return recording.failed(e);
        } catch (Exception e) {
            return recording.failed(e);
        }
    }

    private void play(Recording recording, int shift, IntPredicate pictures, IntPredicate states)
            throws Exception {
        Path saves = Files.createDirectories(work.resolve("save" + shift));
        Engine engine = open(saves);
        InputSource input = InputScript.parse(shifted(shift), scenario.name());
        StringBuilder line = new StringBuilder();
        StateDump dump = new StateDump(line);
        InputSnapshot held = new InputSnapshot();
        reach(engine, base(), held);
        int last = scenario.exit() + shift;
        for (int frame = 0; frame <= last && !engine.ended(); frame++) {
            if (frame > 0) {
                held.set(input.heldAt(frame));
                tick(engine, held);
            }
            if (pictures.test(frame - shift)) {
                recording.pictures().put(frame - shift, engine.frame().clone());
            }
            if (states.test(frame - shift)) {
                line.setLength(0);
                dump.write(frame - shift, engine);
                recording.states().put(frame - shift, line.toString());
            }
        }
    }

    private static void reach(Engine engine, SceneKind base, InputSnapshot held) {
        for (int i = 0; i < PATIENCE; i++) {
            held.set(0);
            tick(engine, held);
            if (engine.scenes.current() == base && engine.state.scenes.last().started) {
                return;
            }
        }
        throw new IllegalStateException("the scene " + base + " was never reached");
    }

    private static void tick(Engine engine, InputSnapshot held) {
        engine.recorder.beginFrame(engine.frames());
        engine.tick(held);
        engine.recorder.endFrame();
    }

    private List<String> shifted(int shift) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : scenario.script()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] words = line.strip().split("\\s+", 2);
            int frame = Integer.parseInt(words[0]) + shift;
            lines.add(frame + " " + words[1]);
        }
        return lines;
    }

    private StartPlace place() {
        JsonNode start = scenario.start();
        return switch (start.get("type").asText()) {
            case "battle" -> new StartPlace.Battle(start.get("troop").asInt());
            case "title" -> new StartPlace.Title();
            default -> {
                if (!scenario.newGame()) {
                    yield new StartPlace.Load(1);
                }
                yield start.has("map")
                        ? new StartPlace.OnMap(
                                start.get("map").asInt(),
                                start.get("x").asInt(),
                                start.get("y").asInt())
                        : new StartPlace.NewGame();
            }
        };
    }

    private Path game() throws IOException {
        Path game = shared.resolve("games").resolve(scenario.game());
        List<String> extra = scenario.texts("extra_assets");
        if (extra.isEmpty()) {
            return game;
        }
        Path copy = work.resolve("game");
        if (!Files.exists(copy)) {
            copy(game, copy);
            for (String folder : extra) {
                copy(shared.resolve("reference/scenarios").resolve(folder), copy);
            }
        }
        return copy;
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(
                from,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes a)
                            throws IOException {
                        Files.createDirectories(to.resolve(from.relativize(dir).toString()));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes a)
                            throws IOException {
                        Files.copy(
                                file,
                                to.resolve(from.relativize(file).toString()),
                                StandardCopyOption.REPLACE_EXISTING);
                        return FileVisitResult.CONTINUE;
                    }
                });
    }
}
