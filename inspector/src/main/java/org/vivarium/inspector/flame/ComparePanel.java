package org.vivarium.inspector.flame;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.trace.TraceReader;

/** A saved recording, reopened: its strip and charts, and its sections beside those running now. */
public final class ComparePanel extends BasePanel<VBox> {
    private final PanelContext context;
    private final FrameSelection selection = new FrameSelection();
    private final FrameStrip strip = new FrameStrip(selection);
    private final FlameView flame = new FlameView();
    private final CompareTable table = new CompareTable();
    private final Label caption = new Label(Texts.of("compare.empty"));
    private final SectionStats saved = new SectionStats();
    private final SectionStats running = new SectionStats();
    private final FrameRecord record = new FrameRecord();
    private final FrameCause causes = new FrameCause();
    private FrameHistory history;
    private final Every slowly = new Every(1000);

    public ComparePanel(PanelContext context) {
        super(new VBox());
        this.context = context;
        strip.setId("recording-strip");
        flame.setId("recording-flame");
        caption.setId("recording-caption");
        caption.getStyleClass().add("caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        var open = new Button(Texts.of("compare.open"));
        open.setId("open-recording");
        open.getStyleClass().add("small-tool");
        open.setTooltip(new Tooltip(Texts.of("compare.open.tip")));
        open.setOnAction(event -> choose());
        var line = new HBox(caption, open);
        line.getStyleClass().add("panel-line");
        VBox.setVgrow(table.node(), Priority.ALWAYS);
        root.getChildren().setAll(line, strip, flame, table.node());
        root.getStyleClass().add("frames-panel");
        selection.range().addListener((o, before, now) -> showChoice(now));
    }

    private void choose() {
        var chooser = new FileChooser();
        chooser.setTitle(Texts.of("compare.open"));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(Texts.of("compare.files"), "*.json"));
        File file = chooser.showOpenDialog(root.getScene().getWindow());
        if (file != null) {
            open(file.toPath());
        }
    }

    /** Reopens a recording; what is wrong with the file becomes a notice. */
    public void open(Path file) {
        try {
            FrameLog log = TraceReader.read(file);
            history = new FrameHistory(log);
            history.update();
            saved.clear();
            addAll(saved, log, log.oldest());
            strip.show(history);
            selection.follow();
            caption.setText(Texts.of("compare.opened", file.getFileName(), saved.frames()));
            showTable();
        } catch (IOException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    private void addAll(SectionStats stats, FrameLog log, long first) {
        for (long index = first; index < log.appended(); index++) {
            if (log.read(index, record)) {
                stats.add(record, index);
            }
        }
    }

    private void showChoice(FrameSelection.Range range) {
        if (range != null && history != null && history.read(range.last(), record)) {
            flame.show(FlameLayout.of(record));
            caption.setText(FrameCaption.of(record, 1) + " · " + causes.of(record));
        }
    }

    private void showTable() {
        running.clear();
        EngineLink link = context.engine().get();
        if (link != null) {
            FrameLog log = link.frames();
            addAll(running, log, Math.max(log.oldest(), log.appended() - 600));
        }
        table.show(saved, running);
        headline(
                Texts.of(
                        "compare.headline",
                        Units.millis((double) saved.workNanos() / Math.max(1, saved.frames())),
                        Units.millis(
                                (double) running.workNanos() / Math.max(1, running.frames()))));
    }

    @Override
    protected void onShown() {
        running.clear();
    }

    @Override
    protected void onHidden() {
        running.clear();
    }

    @Override
    public void pulse() {
        if (history != null && slowly.due()) {
            showTable();
        }
    }
}
