package org.vivarium.inspector.flame;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.HdrHistogram.Histogram;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.SectionStats;

/**
 * Where frames go: a strip of recent ones, the flame chart of the chosen one, and what each section
 * cost over the chosen range.
 */
public final class FramesPanel implements Panel {
    /** Frames behind the headline's percentiles and, while nothing is chosen, the table. */
    private static final int WINDOW = 600;

    /** While following, chart and table change every so many pulses: fast enough to live by. */
    private static final int FOLLOW_PULSES = 8;

    private static final long HIGHEST_NANOS = 10_000_000_000L;

    private final PanelContext context;
    private final SimpleStringProperty headline = new SimpleStringProperty("");
    private final FrameStrip strip;
    private final FlameView flame = new FlameView();
    private final SectionTable table;
    private final Label caption = new Label();
    private final ToggleButton freeze = new ToggleButton();
    private final VBox root;
    private final Histogram percentiles = new Histogram(1, HIGHEST_NANOS, 2);
    private final SectionStats stats = new SectionStats();
    private final FrameRecord record = new FrameRecord();
    private FrameHistory history;
    private int pulses;
    private boolean selectionChanged;

    public FramesPanel(PanelContext context) {
        this.context = context;
        strip = new FrameStrip(context.selection());
        table = new SectionTable(index -> context.selection().choose(index, index));
        root = build();
        context.engine().addListener((o, before, now) -> open(now));
        context.selection().range().addListener((o, before, now) -> selectionChanged = true);
        open(context.engine().get());
    }

    private VBox build() {
        caption.setId("frame-caption");
        caption.getStyleClass().add("caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        freeze.setId("freeze-frames");
        freeze.setGraphic(new FontIcon(MaterialDesignS.SNOWFLAKE));
        freeze.getStyleClass().add("small-tool");
        freeze.setTooltip(new Tooltip(Texts.of("frames.freeze")));
        freeze.selectedProperty().addListener((o, before, now) -> strip.freeze(now));
        var line = new HBox(caption, freeze);
        line.getStyleClass().add("panel-line");
        var split = new SplitPane(flame, table.node());
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.58);
        split.getStyleClass().add("quiet-split");
        VBox.setVgrow(split, Priority.ALWAYS);
        var box = new VBox(strip, line, split);
        box.getStyleClass().add("frames-panel");
        return box;
    }

    private void open(EngineLink link) {
        history = link == null ? null : new FrameHistory(link.frames());
        context.selection().follow();
        freeze.setSelected(false);
        strip.show(history);
        flame.show(FlameLayout.EMPTY);
        stats.clear();
        table.show(stats);
        caption.setText(link == null ? Texts.of("frames.empty") : "");
        headline.set("");
    }

    @Override
    public Region node() {
        return root;
    }

    @Override
    public ObservableValue<String> headline() {
        return headline;
    }

    @Override
    public void shown() {
        selectionChanged = true;
    }

    @Override
    public void hidden() {
        pulses = 0;
    }

    @Override
    public void pulse() {
        if (history == null) {
            return;
        }
        boolean news = history.update();
        pulses++;
        if (news && !freeze.isSelected()) {
            strip.repaint();
        }
        FrameSelection.Range range = context.selection().range().get();
        boolean follows = range == null && news && pulses % FOLLOW_PULSES == 1;
        if (follows || selectionChanged) {
            selectionChanged = false;
            showChoice(range);
        }
        if (news && pulses % FOLLOW_PULSES == 1) {
            showPercentiles();
        }
    }

    private void showChoice(FrameSelection.Range range) {
        long end = history.end();
        if (end == 0) {
            return;
        }
        long first = range == null ? Math.max(history.oldest(), end - WINDOW) : range.first();
        long last = range == null ? end - 1 : Math.min(range.last(), end - 1);
        stats.clear();
        long worst = last;
        for (long index = Math.max(first, history.oldest()); index <= last; index++) {
            if (history.read(index, record)) {
                stats.add(record, index);
                worst = history.workNanos(index) > history.workNanos(worst) ? index : worst;
            }
        }
        table.show(stats);
        long shown = range == null ? last : worst;
        if (history.read(shown, record)) {
            flame.show(FlameLayout.of(record));
            caption.setText(FrameCaption.of(record, range == null ? 1 : last - first + 1));
        }
    }

    private void showPercentiles() {
        percentiles.reset();
        long end = history.end();
        for (long index = Math.max(history.oldest(), end - WINDOW); index < end; index++) {
            percentiles.recordValue(Math.clamp(history.workNanos(index), 1, HIGHEST_NANOS));
        }
        headline.set(
                Texts.of(
                        "frames.headline",
                        Units.millis(percentiles.getValueAtPercentile(50)),
                        Units.millis(percentiles.getValueAtPercentile(99)),
                        Units.millis(percentiles.getMaxValue())));
    }
}
