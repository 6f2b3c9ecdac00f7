package org.vivarium.inspector.flame;

import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.SteadyLabel;
import org.vivarium.telemetry.FrameRecord;

/**
 * One side of a comparison: a strip of frames, what the sections of the range chosen on it cost,
 * and the chart of its longest frame.
 */
final class CompareSide {
    private final FrameSelection selection;
    private final FrameStrip strip;
    private final FlameView flame = new FlameView();
    private final SteadyLabel caption;
    private final VBox node;
    private final RangeSum sum = new RangeSum();
    private final FrameCause causes = new FrameCause();
    private final FrameRecord record = new FrameRecord();
    private String name = "";
    private FrameHistory history;
    private long window;
    private boolean adding;
    private boolean hasFrame;

    /**
     * @param id what the parts' names begin with
     * @param nothing what is said while nothing is open
     */
    CompareSide(String id, FrameSelection selection, String nothing) {
        this.selection = selection;
        strip = new FrameStrip(selection);
        strip.setId(id + "-strip");
        flame.setId(id + "-flame");
        caption = new SteadyLabel(id + "-caption", nothing);
        node = new VBox(caption, strip);
        node.setMinHeight(Region.USE_PREF_SIZE);
        strip.setPrefHeight(64);
        selection.range().addListener((o, before, now) -> restart());
    }

    VBox node() {
        return node;
    }

    FrameStrip strip() {
        return strip;
    }

    FlameView flame() {
        return flame;
    }

    FrameSelection selection() {
        return selection;
    }

    /**
     * Shows the frames of a log.
     *
     * @param window frames taken while none are chosen: the newest of them
     */
    void open(String name, FrameHistory history, long window) {
        this.name = name;
        this.history = history;
        this.window = window;
        hasFrame = false;
        if (history != null) {
            history.update();
        }
        strip.show(history);
        restart();
    }

    /** Takes over frames that came since; true when there are any. */
    boolean update() {
        return history != null && history.update();
    }

    /** Sums the chosen frames up again, in the pulses that follow. */
    void restart() {
        adding = history != null;
        if (adding) {
            FrameSelection.Range range = selection.range().get();
            long first = range == null ? history.end() - window : range.first();
            sum.restart(history, first, range == null ? history.end() - 1 : range.last());
        } else {
            sum.clear();
        }
    }

    boolean busy() {
        return adding;
    }

    /** Sums up the next frames; true when that was the last of them. */
    boolean pulse() {
        if (!adding || !sum.more()) {
            return false;
        }
        adding = false;
        hasFrame = sum.longest() >= 0 && history.read(sum.longest(), record);
        caption.setText(words());
        return true;
    }

    private String words() {
        FrameSelection.Range range = selection.range().get();
        String numbers =
                Texts.of(
                        range == null ? "compare.side" : "compare.sideChosen",
                        name,
                        Units.count(sum.stats().frames()),
                        Units.millis(sum.times().getValueAtPercentile(50)),
                        Units.millis(sum.times().getValueAtPercentile(99)),
                        Units.millis(sum.times().getMaxValue()));
        if (range == null || !hasFrame) {
            return numbers;
        }
        return numbers + " · " + FrameCaption.of(record, range.size()) + " · " + causes.of(record);
    }

    RangeSum sum() {
        return sum;
    }

    /** How long the longest of the chosen frames worked, in nanoseconds. */
    int longestNanos() {
        return hasFrame ? record.workNanos : 0;
    }

    /** Charts the longest frame on a scale that ends at this time. */
    void chart(int nanos) {
        flame.show(hasFrame ? FlameLayout.of(record, nanos) : FlameLayout.EMPTY);
    }
}
