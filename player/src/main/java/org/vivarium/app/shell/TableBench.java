package org.vivarium.app.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.HdrHistogram.Histogram;
import org.vivarium.app.bench.BenchResult;
import org.vivarium.app.bench.Timing;
import org.vivarium.app.user.Settings;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.tables.TablesPanel;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * Measures the table browser: from the file's path to its largest table laid out and ready to be
 * scrolled, again and again; then what each pulse costs while that table is scrolled to its end.
 */
public final class TableBench {
    private static final int WARM_UP = 12;
    private static final int RUNS = 20;
    private static final int SCROLLED_PULSES = 600;
    private static final double WIDTH = 1400;
    private static final double HEIGHT = 860;

    private final Path path;
    private PanelContext context;
    private PulseMeter pulses;
    private final Address largest;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Histogram opened = PulseMeter.histogram();
    private final Histogram processor = PulseMeter.histogram();
    private Stage stage;
    private TablesPanel panel;
    private int run = -WARM_UP;
    private int scrolled;
    private long begun;
    private long processorBegun;
    private boolean waiting;

    private TableBench(Path path) throws IOException {
        this.path = path;
        largest = largest(LcfFile.open(path));
    }

    /** Measures on the headless platform. */
    public static BenchResult run(Path path) throws IOException, InterruptedException {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        var user = new Settings(Files.createTempDirectory("vivarium-bench"));
        var bench = new TableBench(path);
        ShellLauncher.runStage(made -> bench.begin(made, user));
        return bench.result(Files.size(path));
    }

    private void begin(Stage made, Settings user) {
        stage = made;
        pulses = new PulseMeter();
        context = new PanelContext(new Notices());
        new Theme(user);
        panel = new TablesPanel(context);
        var root = (Region) panel.node();
        root.setPrefSize(WIDTH, HEIGHT);
        var scene = new Scene(root, WIDTH, HEIGHT);
        Theme.style(scene);
        pulses.follow(scene);
        scene.addPostLayoutPulseListener(this::laidOut);
        stage.setScene(scene);
        stage.show();
        panel.shown();
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                panel.pulse();
                if (!waiting && run < RUNS) {
                    open();
                } else if (!waiting && !scroll()) {
                    stop();
                    stage.close();
                }
            }
        }.start();
    }

    private void open() {
        try {
            context.game().set(null);
            context.navigator().go(largest, Viewer.TABLES);
            waiting = true;
            begun = System.nanoTime();
            processorBegun = threads.getCurrentThreadCpuTime();
            context.game().set(GameFiles.single(LcfFile.open(path), path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Address largest(LcfFile file) {
        Row root = file.root();
        Field largest = null;
        for (Field field : root.type().fields()) {
            boolean larger =
                    field.kind().isTable()
                            && (largest == null
                                    || root.locate(field) > 0
                                            && (int) root.locate(field)
                                                    > (int) root.locate(largest));
            largest = larger ? field : largest;
        }
        return Address.game(file.name())
                .at(Level.FILE, file.name())
                .at(Level.TABLE, largest.name());
    }

    private void laidOut() {
        if (waiting) {
            waiting = false;
            if (run >= 0) {
                opened.recordValue(System.nanoTime() - begun);
                processor.recordValue(threads.getCurrentThreadCpuTime() - processorBegun);
            }
            run++;
            if (run == RUNS) {
                pulses.clear();
            }
        }
    }

    /** Goes on to the next rows; false when the end was reached. */
    private boolean scroll() {
        var table = (TableView<?>) panel.node().lookup("#row-table");
        int rows = table.getItems().size();
        table.scrollTo((int) ((long) scrolled * (rows - 1) / SCROLLED_PULSES));
        return scrolled++ <= SCROLLED_PULSES;
    }

    private BenchResult result(long size) {
        var timings = new LinkedHashMap<String, Timing>();
        timings.put("path to table", Timing.of(opened));
        timings.put("open, processor time", Timing.of(processor));
        var byTheClock = PulseMeter.histogram();
        var inPulses = PulseMeter.histogram();
        pulses.addTo(byTheClock, inPulses);
        timings.put("pulse while scrolling", Timing.of(byTheClock));
        timings.put("pulse, processor time", Timing.of(inPulses));
        var numbers = new LinkedHashMap<String, Double>();
        numbers.put("file MB", size / 1e6);
        return new BenchResult(path.getFileName() + " in the table browser", timings, numbers);
    }
}
