package org.vivarium.inspector.flame;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
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
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.trace.TraceReader;

/**
 * The running game beside a saved recording: two strips on one scale, a range chosen on each, the
 * longest frames of both on one scale, and what each section cost here and there. The running
 * game's range is the one the Frames panel shows.
 */
public final class ComparePanel extends BasePanel<VBox> {
    private static final int REPAINT_MILLIS = 100;
    private static final int FOLLOW_MILLIS = 1000;

    private final PanelContext context;
    private final CompareSide running;
    private final CompareSide recording;
    private final CompareTable table = new CompareTable();
    private final Every repaint = new Every(REPAINT_MILLIS);
    private final Every follow = new Every(FOLLOW_MILLIS);

    public ComparePanel(PanelContext context) {
        super(new VBox());
        this.context = context;
        running = new CompareSide("running", context.selection(), Texts.of("frames.empty"));
        recording = new CompareSide("recording", new FrameSelection(), Texts.of("compare.empty"));
        running.strip().sameScaleAs(recording.strip());
        var charts = new SplitPane(running.flame(), recording.flame());
        charts.getStyleClass().add("quiet-split");
        charts.setPrefHeight(110);
        VBox.setVgrow(table.node(), Priority.ALWAYS);
        root.getChildren().setAll(line(), running.node(), recording.node(), charts, table.node());
        root.getStyleClass().add("frames-panel");
        context.engine().addListener((o, before, now) -> follow(now));
        follow(context.engine().get());
    }

    private Region line() {
        var hint = new Label(Texts.of("compare.hint"));
        hint.getStyleClass().addAll("caption", "muted");
        hint.setWrapText(true);
        hint.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(hint, Priority.ALWAYS);
        var open = new Button(Texts.of("compare.open"));
        open.setId("open-recording");
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.getStyleClass().add("small-tool");
        open.setTooltip(new Tooltip(Texts.of("compare.open.tip")));
        open.setOnAction(event -> choose());
        var line = new HBox(hint, open);
        line.getStyleClass().add("panel-line");
        return line;
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

    private void follow(EngineLink engine) {
        running.open(
                Texts.of("compare.running"),
                engine == null ? null : new FrameHistory(engine.frames()),
                FrameNumbers.WINDOW);
    }

    /** Reopens a recording; what is wrong with the file becomes a notice. */
    public void open(Path file) {
        try {
            FrameLog log = TraceReader.read(file);
            recording.open(file.getFileName().toString(), new FrameHistory(log), log.appended());
            recording.selection().follow();
            running.strip().repaint();
        } catch (IOException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    @Override
    protected void onShown() {
        running.restart();
    }

    @Override
    public void pulse() {
        boolean news = running.update();
        if (news && repaint.due()) {
            running.strip().repaint();
        }
        boolean follows = news && context.selection().range().get() == null;
        if (follows && !running.busy() && follow.due()) {
            running.restart();
        }
        boolean changed = running.pulse();
        changed |= recording.pulse();
        if (changed && !running.busy() && !recording.busy()) {
            show();
        }
    }

    private void show() {
        int scale = Math.max(1, Math.max(running.longestNanos(), recording.longestNanos()));
        running.chart(scale);
        recording.chart(scale);
        SectionStats now = running.sum().stats();
        SectionStats saved = recording.sum().stats();
        table.show(saved, now);
        headline(saved.frames() == 0 ? "" : Texts.of("compare.headline", mean(saved), mean(now)));
    }

    private static String mean(SectionStats stats) {
        return Units.millis((double) stats.workNanos() / Math.max(1, stats.frames()));
    }
}
