package org.vivarium.inspector.memory;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.vivarium.control.LoopStatus;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.flame.FrameHistory;
import org.vivarium.telemetry.runtime.LiveSet;
import org.vivarium.telemetry.runtime.Pause;
import org.vivarium.telemetry.runtime.ProcessMemory;
import org.vivarium.telemetry.runtime.RuntimeFeed;
import org.vivarium.telemetry.snapshot.MemorySnapshot;

/** The numbers of the memory panel, in two columns. */
final class MemoryFacts {
    private static final int WINDOW = 60;
    private static final double FRAMES_PER_SECOND = 60;

    private final GridPane grid = new GridPane();
    private final Label perFrame = fact("memory.perFrame", 0, 0);
    private final Label heap = fact("memory.heapUsed", 1, 0);
    private final Label arena = fact("memory.arena", 0, 1);
    private final Label pools = fact("memory.pools", 1, 1);
    private final Label resident = fact("memory.rss", 0, 2);
    private final Label nonHeap = fact("memory.nonHeap", 1, 2);
    private final Label pauses = wideFact("memory.pauses", 3);
    private final Label live = wideFact("memory.live", 4);
    private final Label past = wideFact("memory.past", 5);

    MemoryFacts() {
        grid.getStyleClass().add("facts");
        for (int i = 0; i < 2; i++) {
            var column = new ColumnConstraints();
            column.setPercentWidth(50);
            grid.getColumnConstraints().add(column);
        }
    }

    private Label wideFact(String key, int row) {
        Label value = fact(key, 0, row);
        GridPane.setColumnSpan(value.getParent(), 2);
        return value;
    }

    private Label fact(String key, int column, int row) {
        var name = new Label(Texts.of(key));
        var value = new Label("–");
        value.setId(key);
        value.getStyleClass().add("strong");
        var tip = new Tooltip(Texts.of(key + ".tip"));
        name.setTooltip(tip);
        value.setTooltip(tip);
        name.setMinWidth(Region.USE_PREF_SIZE);
        var box = new HBox(5, name, value);
        grid.add(box, column, row);
        return value;
    }

    Region node() {
        return grid;
    }

    void show(
            ProcessMemory process,
            MemorySnapshot snapshot,
            FrameHistory history,
            RuntimeFeed feed) {
        heap.setText(Units.bytes(process.heapUsed()));
        nonHeap.setText(Units.bytes(process.nonHeapUsed()));
        long rss = process.resident();
        resident.setText(rss < 0 ? "–" : Units.bytes(rss));
        List<Pause> stops = feed.pauses();
        long since = System.nanoTime() - TimeAxis.SPAN_NANOS;
        long recent = stops.stream().filter(pause -> pause.startNanos() > since).count();
        long longest = stops.stream().mapToLong(Pause::nanos).max().orElse(0);
        pauses.setText(Texts.of("memory.pauses.value", recent, Units.millis(longest)));
        List<LiveSet> sets = feed.liveSets();
        if (!sets.isEmpty()) {
            live.setText(
                    Units.bytes(sets.getLast().after())
                            + " < "
                            + Units.bytes(sets.getLast().before()));
        }
        if (history != null && history.end() > 0) {
            perFrame.setText(bytesPerFrame(history));
        }
        if (snapshot != null) {
            arena.setText(
                    Units.bytes(snapshot.arenas.totalUsed())
                            + " / "
                            + Units.bytes(snapshot.arenas.totalCapacity()));
            pools.setText(
                    Texts.of(
                            "memory.pools.value",
                            snapshot.pools.totalUsed(),
                            snapshot.pools.totalCapacity(),
                            snapshot.pools.totalRecycled()));
        }
    }

    /** What is kept for going back. */
    void showPast(LoopStatus status) {
        past.setText(
                Texts.of(
                        "memory.past.value",
                        status.pastFrames() / FRAMES_PER_SECOND,
                        Units.bytes(status.pastBytes()),
                        Units.bytes(status.pastBound())));
    }

    private static String bytesPerFrame(FrameHistory history) {
        long first = Math.max(history.oldest(), history.end() - WINDOW);
        long sum = 0;
        for (long index = first; index < history.end(); index++) {
            sum += history.bytes(index);
        }
        return Units.bytes((double) sum / Math.max(1, history.end() - first));
    }
}
