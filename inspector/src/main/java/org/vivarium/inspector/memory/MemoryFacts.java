package org.vivarium.inspector.memory;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
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

/** The most important numbers of the memory panel. */
final class MemoryFacts {
    private static final int WINDOW = 60;
    private static final double FRAMES_PER_SECOND = 60;

    private final FlowPane pane = new FlowPane(14, 2);
    private final Label perFrame = fact("memory.perFrame");
    private final Label heap = fact("memory.heapUsed");
    private final Label live = fact("memory.live");
    private final Label floor = fact("memory.floor");
    private final Label peak = fact("memory.peak");
    private final Label pauses = fact("memory.pauses");
    private final Label resident = fact("memory.rss");
    private final Label past = fact("memory.past");

    MemoryFacts() {
        pane.getStyleClass().add("facts");
    }

    private Label fact(String key) {
        var name = new Label(Texts.of(key));
        var value = new Label("–");
        value.setId(key);
        value.getStyleClass().add("strong");
        var tip = new Tooltip(Texts.of(key + ".tip"));
        name.setTooltip(tip);
        value.setTooltip(tip);
        name.setMinWidth(Region.USE_PREF_SIZE);
        value.setMinWidth(Region.USE_PREF_SIZE);
        pane.getChildren().add(new HBox(5, name, value));
        return value;
    }

    Region node() {
        return pane;
    }

    void show(ProcessMemory process, FrameHistory history, RuntimeFeed feed) {
        heap.setText(Units.bytes(process.heapUsed()));
        long rss = process.resident();
        resident.setText(rss < 0 ? "–" : Units.bytes(rss));
        List<Pause> stops = feed.pauses();
        long since = System.nanoTime() - TimeAxis.SPAN_NANOS;
        long recent = stops.stream().filter(pause -> pause.startNanos() > since).count();
        long longest = stops.stream().mapToLong(Pause::nanos).max().orElse(0);
        pauses.setText(Texts.of("memory.pauses.value", recent, Units.millis(longest)));
        List<LiveSet> sets = feed.liveSets();
        if (!sets.isEmpty()) {
            live.setText(Units.bytes(sets.getLast().after()));
            floor.setText(Units.bytes(LiveSet.floor(sets, since)));
            peak.setText(Units.bytes(LiveSet.peak(sets, since)));
        }
        if (history != null && history.end() > 0) {
            perFrame.setText(bytesPerFrame(history));
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
