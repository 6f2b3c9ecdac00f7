package org.vivarium.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.lsd.SaveWriter;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.quick.QuickSave;
import org.vivarium.engine.save.quick.QuickSaveFormat;
import org.vivarium.engine.save.quick.Snapshots;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.scenario.ScenarioPlayer.Watcher;
import org.vivarium.testing.SharedData;

/**
 * The states that scenarios reach, saved, quick saved and gone back to. A handful of scenarios; all
 * of them with {@code -Dscenario.saves=.}.
 */
class ScenarioSavesTest {
    private static final String USUAL =
            "menu-equip-2003|msg-continuing-events|pic-effects-move|save-menu-2000|trans-05"
                    + "|vehicle-boat";
    private static final int EVERY = Integer.getInteger("scenario.saves.every", 60);
    private static final double SOME_DAY = 46_000.25;
    private static final int FOLLOWED = 20;
    private static final int LONGEST_WAY = 60;

    @TempDir Path work;

    static Stream<Scenario> scenarios() throws Exception {
        Pattern name = Pattern.compile(System.getProperty("scenario.saves", USUAL));
        return Scenario.all(SharedData.path("reference/scenarios")).stream()
                .filter(scenario -> name.matcher(scenario.name()).find());
    }

    private ScenarioPlayer player(Scenario scenario) throws Exception {
        Path shared = SharedData.path("reference").getParent();
        return new ScenarioPlayer(shared, scenario, work);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void saving_loading_and_saving_gives_the_same_bytes(Scenario scenario) throws Exception {
        ScenarioPlayer player = player(scenario);
        Path slots = Files.createDirectories(work.resolve("again"));
        Engine loaded = player.open(slots);
        loaded.tick(new InputSnapshot());
        player.play(
                new Watcher() {
                    @Override
                    public void after(Engine engine, int frame) throws Exception {
                        if (frame % EVERY == 0 && engine.state.map.id > 0) {
                            saveTwice(engine, loaded, slots, frame);
                        }
                    }
                });
    }

    private static void saveTwice(Engine played, Engine loaded, Path slots, int frame)
            throws Exception {
        byte[] first = new SaveWriter(played).write(SOME_DAY);
        Files.write(slots.resolve("Save01.lsd"), first);
        int lastSlot = played.state.system.lastSlot;
        loaded.saves().load(0);
        loaded.state.system.lastSlot = lastSlot;
        // 2000 loads a map with its own chipset whatever was saved (spec menus-and-saves 21.1).
        loaded.state.map.chipset = played.state.map.chipset;
        loaded.map.loader.rebind();
        assertThat(new SaveWriter(loaded).write(SOME_DAY))
                .as("the save of frame %d", frame)
                .isEqualTo(first);
    }

    /** What a scenario was in each frame. */
    private static class Trace implements Watcher {
        final long[] states;
        final int[] pictures;
        final int[] held;

        Trace(int frames) {
            states = new long[frames + 1];
            pictures = new int[frames + 1];
            held = new int[frames + 1];
        }

        @Override
        public void before(Engine engine, int frame, int buttons) throws Exception {
            held[frame] = buttons;
        }

        @Override
        public void after(Engine engine, int frame) {
            states[frame] = StateDigest.of(engine.state);
            pictures[frame] = Arrays.hashCode(engine.frame());
        }

        void assertAt(Engine engine, int frame, String how) {
            assertStateAt(engine, frame, how);
            assertPictureAt(engine, frame, how);
        }

        void assertStateAt(Engine engine, int frame, String how) {
            assertThat(StateDigest.of(engine.state))
                    .as("state after frame %d, %s", frame, how)
                    .isEqualTo(states[frame]);
        }

        void assertPictureAt(Engine engine, int frame, String how) {
            assertThat(Arrays.hashCode(engine.frame()))
                    .as("picture of frame %d, %s", frame, how)
                    .isEqualTo(pictures[frame]);
        }
    }

    private static void tick(Engine engine, int buttons) {
        InputSnapshot held = new InputSnapshot();
        held.set(buttons);
        engine.tick(held);
    }

    /** The list of saves shows the folder as it is now: files don't go back in time. */
    private static boolean listsFiles(Engine engine) {
        SceneKind scene = engine.scenes.current();
        return scene == SceneKind.SAVE || scene == SceneKind.LOAD;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void going_back_shows_every_frame_as_it_was(Scenario scenario) throws Exception {
        RunOrigin origin = new RunOrigin(0, 1, false, 0, new StartPlace.Title(), Map.of());
        EnginePast[] past = new EnginePast[1];
        int[] last = new int[1];
        Trace trace =
                new Trace(scenario.exit()) {
                    @Override
                    public void before(Engine engine, int frame, int buttons) throws Exception {
                        super.before(engine, frame, buttons);
                        past[0] = past[0] == null ? new EnginePast(engine, origin) : past[0];
                        past[0].remember(buttons);
                        last[0] = frame;
                    }
                };
        Engine engine = player(scenario).play(trace);
        Random random = new Random(scenario.exit());
        int frame = last[0];
        for (int gone = 1; gone > 0 && frame > 1; frame -= gone) {
            trace.assertStateAt(engine, frame, "gone back to");
            if (!listsFiles(engine)) {
                trace.assertPictureAt(engine, frame, "gone back to");
            }
            gone = past[0].back(1 + random.nextInt(Math.min(LONGEST_WAY, frame - 1)));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void a_quick_save_goes_on_as_the_run_it_was_taken_from(Scenario scenario) throws Exception {
        ScenarioPlayer player = player(scenario);
        Trace trace = new Trace(scenario.exit());
        player.play(trace);
        Engine other = player.open(Files.createDirectories(work.resolve("other")));
        tick(other, 0);
        player.play(
                new Watcher() {
                    @Override
                    public void after(Engine engine, int frame) throws Exception {
                        if (frame % EVERY == EVERY / 2) {
                            QuickSave save = QuickSave.of(new Snapshots(engine).take(), 0);
                            QuickSave read = QuickSaveFormat.decode(QuickSaveFormat.encode(save));
                            new Snapshots(other).restore(read.game(), read.state());
                            follow(other, frame);
                        }
                    }

                    private void follow(Engine restored, int frame) {
                        int end = Math.min(scenario.exit(), frame + FOLLOWED);
                        for (int f = frame + 1; f <= end && !restored.ended(); f++) {
                            tick(restored, trace.held[f]);
                            trace.assertAt(restored, f, "restored at " + frame);
                        }
                    }
                });
    }
}
