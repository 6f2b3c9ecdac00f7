package org.vivarium.app.shell;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.HdrHistogram.Histogram;
import org.vivarium.app.bench.BenchResult;
import org.vivarium.app.bench.LargeMap;
import org.vivarium.app.bench.Timing;
import org.vivarium.app.user.Settings;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Searches.Search;
import org.vivarium.inspector.Searches.Wording;
import org.vivarium.inspector.code.CodePanel;
import org.vivarium.inspector.find.FindPanel;
import org.vivarium.inspector.map.MapPanel;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * Measures code, map and search on a game with one made map: a page of 5,000 commands opened, a map
 * of 500x500 tiles opened and moved over, all texts of the game searched. From the request to the
 * end of the pulse that shows it.
 */
public final class InspectBench {
    private static final int WARM_UP = 5;
    private static final int RUNS = 20;
    private static final int STEPS = 200;
    private static final double WIDTH = 1200;
    private static final double HEIGHT = 800;

    private final GameFiles game;
    private final int map;
    private final PanelContext context = new PanelContext(new Notices());
    private final Map<String, Timing> timings = new LinkedHashMap<>();
    private Panel panel;
    private Scene scene;

    private InspectBench(GameFiles game, int map) {
        this.game = game;
        this.map = map;
    }

    /** Measures on the headless platform. */
    public static BenchResult run(Path path)
            throws IOException, GameOpenException, InterruptedException, ExecutionException {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        Path folder = Files.createTempDirectory("vivarium-bench");
        LargeMap.Made made = LargeMap.in(folder, path);
        var bench = new InspectBench(new GameFiles(GameFolder.open(made.folder())), made.map());
        var user = new Settings(Files.createTempDirectory("vivarium-bench"));
        var ready = new CompletableFuture<Stage>();
        Thread window =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    try {
                                        ShellLauncher.runStage(
                                                stage -> {
                                                    new Theme(user);
                                                    ready.complete(stage);
                                                });
                                    } catch (InterruptedException e) {
                                        Thread.currentThread().interrupt();
                                    }
                                });
        Stage stage = ready.get();
        bench.code(stage);
        bench.map(stage);
        bench.search(stage);
        Platform.runLater(stage::close);
        window.join();
        return new BenchResult(
                path.getFileName() + " with a made map, in the inspector",
                bench.timings,
                new LinkedHashMap<>());
    }

    private void show(Stage stage, Function<PanelContext, Panel> maker)
            throws InterruptedException {
        onWindow(
                () -> {
                    context.navigator().clear();
                    context.game().set(game);
                    panel = maker.apply(context);
                    var root = (Region) panel.node();
                    root.setPrefSize(WIDTH, HEIGHT);
                    scene = new Scene(root, WIDTH, HEIGHT);
                    Theme.style(scene);
                    stage.setScene(scene);
                    stage.show();
                    panel.shown();
                });
    }

    private void code(Stage stage) throws InterruptedException {
        show(stage, CodePanel::new);
        Address at = Addresses.map(game, map);
        Address small = at.at(Level.EVENT, 2);
        Address large = at.at(Level.EVENT, 1);
        Histogram opened = PulseMeter.histogram();
        Histogram processor = PulseMeter.histogram();
        for (int i = -WARM_UP; i < RUNS; i++) {
            untilShown(() -> context.navigator().go(small, Viewer.CODE), null, null);
            untilShown(
                    () -> context.navigator().go(large, Viewer.CODE),
                    i < 0 ? null : opened,
                    i < 0 ? null : processor);
        }
        put("page of 5,000 commands", opened, processor);
    }

    private void map(Stage stage) throws InterruptedException {
        show(stage, MapPanel::new);
        Histogram opened = PulseMeter.histogram();
        Histogram processor = PulseMeter.histogram();
        int other = game.maps().stream().filter(id -> id != map).findFirst().orElse(map);
        for (int i = -WARM_UP; i < RUNS; i++) {
            Address away = Addresses.map(game, other);
            Address here = Addresses.map(game, map);
            untilShown(() -> context.navigator().go(away, Viewer.MAP), null, null);
            untilShown(
                    () -> context.navigator().go(here, Viewer.MAP),
                    i < 0 ? null : opened,
                    i < 0 ? null : processor);
        }
        put("map of 500x500, whole", opened, processor);
        moves("map, a step at full size", KeyCode.DIGIT1);
        moves("map, a step seen whole", KeyCode.F);
    }

    /** Steps over the map in strides of ten tiles, each drawn. */
    private void moves(String name, KeyCode zoom) throws InterruptedException {
        Node canvas = scene.lookup("#map-canvas");
        untilShown(() -> press(canvas, zoom, false), null, null);
        Histogram moved = PulseMeter.histogram();
        Histogram processor = PulseMeter.histogram();
        KeyCode[] ways = {KeyCode.RIGHT, KeyCode.DOWN, KeyCode.RIGHT, KeyCode.UP};
        for (int i = 0; i < STEPS; i++) {
            KeyCode way = ways[i % ways.length];
            untilShown(() -> press(canvas, way, true), moved, processor);
        }
        put(name, moved, processor);
    }

    private static void press(Node node, KeyCode key, boolean shift) {
        Event.fireEvent(
                node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, shift, false, false, false));
    }

    private void search(Stage stage) throws InterruptedException {
        show(stage, FindPanel::new);
        searches("search of all texts", new Search.InTexts(Wording.of("the")));
        searches("search of all code", new Search.InCode(Wording.of("switch")));
    }

    private void searches(String name, Search search) throws InterruptedException {
        Histogram found = PulseMeter.histogram();
        for (int i = -1; i < RUNS / 4; i++) {
            long begun = System.nanoTime();
            onWindow(() -> context.searches().look(search));
            var done = new boolean[1];
            while (!done[0]) {
                Thread.sleep(5);
                onWindow(
                        () -> {
                            panel.pulse();
                            done[0] = !scene.lookup("#find-progress").isVisible();
                        });
            }
            if (i >= 0) {
                found.recordValue(System.nanoTime() - begun);
            }
        }
        onWindow(() -> System.out.println(((Label) scene.lookup("#find-status")).getText()));
        timings.put(name, Timing.of(found));
    }

    private void put(String name, Histogram clock, Histogram processor) {
        timings.put(name, Timing.of(clock));
        timings.put(name + ", CPU", Timing.of(processor));
    }

    private static void onWindow(Runnable action) throws InterruptedException {
        var done = new CountDownLatch(1);
        Platform.runLater(
                () -> {
                    action.run();
                    done.countDown();
                });
        done.await();
    }

    /** Does something on the window's thread and waits until it has been laid out. */
    private void untilShown(Runnable action, Histogram clock, Histogram processor)
            throws InterruptedException {
        var shown = new CountDownLatch(1);
        var threads = ManagementFactory.getThreadMXBean();
        Platform.runLater(
                () -> {
                    long begun = System.nanoTime();
                    long used = threads.getCurrentThreadCpuTime();
                    scene.addPostLayoutPulseListener(
                            new Runnable() {
                                @Override
                                public void run() {
                                    scene.removePostLayoutPulseListener(this);
                                    if (clock != null) {
                                        clock.recordValue(System.nanoTime() - begun);
                                        processor.recordValue(
                                                threads.getCurrentThreadCpuTime() - used);
                                    }
                                    shown.countDown();
                                }
                            });
                    action.run();
                    panel.pulse();
                    Platform.requestNextPulse();
                });
        shown.await();
    }
}
