package org.vivarium.inspector.flame;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.HdrHistogram.Histogram;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.SteadyLabel;
import org.vivarium.telemetry.FrameRecord;

/**
 * Where frames go: a strip of recent ones, the flame chart of the chosen one, and what each section
 * cost over the chosen range.
 */
public final class FramesPanel extends BasePanel<VBox> {
    /** While following, chart and table change this often: slow enough to read. */
    private static final int FOLLOW_MILLIS = 400;

    /** The strip moves on this often: with every pulse it would be most of what a pulse costs. */
    private static final int STRIP_MILLIS = 50;

    private static final KeyCombination FIND =
            new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination EXPORT =
            new KeyCodeCombination(KeyCode.E, KeyCombination.SHORTCUT_DOWN);

    private static final long HIGHEST_NANOS = 10_000_000_000L;

    private final PanelContext context;
    private final FrameStrip strip;
    private final FlameView flame = new FlameView();
    private final FrameNumbers numbers;
    private final SteadyLabel caption = new SteadyLabel("frame-caption", "");
    private final TextField find = new TextField();
    private final ToggleButton freeze = new ToggleButton();
    private final Histogram percentiles = new Histogram(1, HIGHEST_NANOS, 2);
    private final FrameCause causes = new FrameCause();
    private final FrameRecord record = new FrameRecord();
    private FrameHistory history;
    private final Every follow = new Every(FOLLOW_MILLIS);
    private final Every repaint = new Every(STRIP_MILLIS);
    private boolean selectionChanged;

    public FramesPanel(PanelContext context) {
        super(new VBox());
        this.context = context;
        strip = new FrameStrip(context.selection());
        numbers = new FrameNumbers(context.selection());
        build();
        context.engine().addListener((o, before, now) -> open(now));
        context.selection().range().addListener((o, before, now) -> selectionChanged = true);
        open(context.engine().get());
    }

    private void build() {
        HBox.setHgrow(caption, Priority.ALWAYS);
        freeze.setId("freeze-frames");
        freeze.setGraphic(new FontIcon(MaterialDesignS.SNOWFLAKE));
        freeze.getStyleClass().add("small-tool");
        freeze.setTooltip(new Tooltip(Texts.of("frames.freeze")));
        freeze.selectedProperty().addListener((o, before, now) -> strip.freeze(now));
        find.setId("find-section");
        find.setPromptText(Texts.of("frames.find"));
        find.setTooltip(new Tooltip(Texts.of("frames.find.tip")));
        find.getStyleClass().add("small-field");
        find.textProperty().addListener((o, before, now) -> numbers.table().find(now));
        find.setOnAction(event -> numbers.table().focus());
        var export = new Button(null, new FontIcon(MaterialDesignE.EXPORT));
        export.setId("export-trace");
        export.getStyleClass().add("small-tool");
        export.setTooltip(new Tooltip(Texts.of("frames.export")));
        export.setOnAction(event -> chooseExport());
        var line = new HBox(5, caption, find, export, freeze);
        line.getStyleClass().add("panel-line");
        var split = new SplitPane(flame, numbers.node());
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.58);
        split.getStyleClass().add("quiet-split");
        VBox.setVgrow(split, Priority.ALWAYS);
        root.getChildren().setAll(strip, line, split);
        root.getStyleClass().add("frames-panel");
        root.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    /** Keys that act wherever in the panel the focus is. */
    private void key(KeyEvent event) {
        if (FIND.match(event)) {
            find.requestFocus();
        } else if (EXPORT.match(event)) {
            chooseExport();
        } else if (event.getCode() == KeyCode.F && !find.isFocused()) {
            freeze.setSelected(!freeze.isSelected());
        } else if (event.getCode() == KeyCode.ESCAPE) {
            context.selection().follow();
            strip.requestFocus();
        } else {
            return;
        }
        event.consume();
    }

    private void chooseExport() {
        var chooser = new FileChooser();
        chooser.setTitle(Texts.of("frames.export"));
        chooser.setInitialFileName("vivarium-trace.json");
        File file = chooser.showSaveDialog(root.getScene().getWindow());
        if (file != null) {
            export(file.toPath());
        }
    }

    /** Saves the chosen frames, or all there are, as a trace. */
    void export(Path file) {
        EngineLink link = context.engine().get();
        if (link == null) {
            return;
        }
        try {
            int frames = TraceFiles.save(link.frames(), context.selection().range().get(), file);
            context.notifier().info(Texts.of("frames.exported", frames, file));
        } catch (IOException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    private void open(EngineLink link) {
        history = link == null ? null : new FrameHistory(link.frames());
        context.selection().follow();
        freeze.setSelected(false);
        strip.show(history);
        numbers.open(history);
        flame.show(FlameLayout.EMPTY);
        caption.setText(link == null ? Texts.of("frames.empty") : "");
        headline("");
    }

    @Override
    protected void onShown() {
        selectionChanged = true;
    }

    @Override
    protected void onHidden() {
        selectionChanged = false;
        numbers.stop();
    }

    @Override
    public void pulse() {
        if (history == null) {
            return;
        }
        boolean news = history.update();
        if (news && !freeze.isSelected() && repaint.due()) {
            strip.repaint();
        }
        FrameSelection.Range range = context.selection().range().get();
        boolean follows =
                range == null && news && !freeze.isSelected() && !numbers.busy() && follow.due();
        if (selectionChanged || follows) {
            selectionChanged = false;
            showChart(range);
            showPercentiles();
            numbers.restart();
        } else {
            numbers.pulse();
        }
    }

    private long first(FrameSelection.Range range) {
        long first = range == null ? history.end() - FrameNumbers.WINDOW : range.first();
        return Math.max(first, history.oldest());
    }

    private long last(FrameSelection.Range range) {
        return range == null ? history.end() - 1 : Math.min(range.last(), history.end() - 1);
    }

    /** Chart and caption: the newest frame, or the longest of the chosen ones. */
    private void showChart(FrameSelection.Range range) {
        if (history.end() == 0) {
            return;
        }
        long shown = last(range);
        if (range != null) {
            for (long index = first(range); index <= last(range); index++) {
                shown = history.workNanos(index) > history.workNanos(shown) ? index : shown;
            }
        }
        if (history.read(shown, record)) {
            flame.show(FlameLayout.of(record));
            long frames = range == null ? 1 : last(range) - first(range) + 1;
            String words = FrameCaption.of(record, frames);
            caption.setText(range == null ? words : words + " · " + causes.of(record));
        }
    }

    private void showPercentiles() {
        percentiles.reset();
        long end = history.end();
        for (long index = Math.max(history.oldest(), end - FrameNumbers.WINDOW);
                index < end;
                index++) {
            percentiles.recordValue(Math.clamp(history.workNanos(index), 1, HIGHEST_NANOS));
        }
        headline(
                Texts.of(
                        "frames.headline",
                        Units.millis(percentiles.getValueAtPercentile(50)),
                        Units.millis(percentiles.getValueAtPercentile(99)),
                        Units.millis(percentiles.getMaxValue())));
    }
}
