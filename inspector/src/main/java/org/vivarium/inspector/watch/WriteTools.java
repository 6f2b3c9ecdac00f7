package org.vivarium.inspector.watch;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.vivarium.control.DebugRequest;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Search;

/** Above the writes: their filter, the search for earlier ones and how far it is, the way there. */
final class WriteTools {
    private final PanelContext context;
    private final WriteTable writes;
    private final TextField filter = new TextField();
    private final Label count = new Label();
    private final ProgressBar progress = new ProgressBar(0);
    private final Button find;
    private final Button cancel;
    private final HBox node;
    private int all;
    private long over = -1;

    /**
     * @param travel goes to the moment of the chosen write
     */
    WriteTools(PanelContext context, WriteTable writes, Runnable travel) {
        this.context = context;
        this.writes = writes;
        filter.setId("write-filter");
        filter.getStyleClass().add("small-field");
        filter.setMaxWidth(Double.MAX_VALUE);
        filter.setPromptText(Texts.of("watch.filter"));
        filter.textProperty().addListener((o, before, now) -> filtered());
        HBox.setHgrow(filter, Priority.ALWAYS);
        count.getStyleClass().add("muted");
        count.setMinWidth(Region.USE_PREF_SIZE);
        find = tool("find", MaterialDesignH.HISTORY, () -> ask(new DebugRequest.FindWrites()));
        find.setText(Texts.of("watch.find"));
        Button go = tool("go", MaterialDesignC.CLOCK_START, travel);
        go.setText(Texts.of("watch.go"));
        cancel = tool("cancel", MaterialDesignC.CLOSE, () -> ask(new DebugRequest.CancelSearch()));
        progress.setId("watch-progress");
        progress.setPrefWidth(90);
        node = new HBox(6, filter, count, progress, cancel, find, go);
        node.setAlignment(Pos.CENTER_LEFT);
        node.getStyleClass().addAll("panel-line", "tools");
        searching(false);
    }

    private void ask(DebugRequest request) {
        context.ask(request);
    }

    private static Button tool(String id, Ikon icon, Runnable run) {
        var button = new Button(null, new FontIcon(icon));
        button.setId("watch-" + id);
        button.getStyleClass().addAll("small-tool", "flat");
        button.setTooltip(new Tooltip(Texts.of("watch." + id + ".tip")));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> run.run());
        return button;
    }

    Region node() {
        return node;
    }

    void filter(String words) {
        filter.setText(words);
    }

    private void filtered() {
        writes.filter(filter.getText());
        count(all);
    }

    void count(int writesInAll) {
        all = writesInAll;
        count.setText(
                writes.shown() == all
                        ? Texts.of("watch.count", all)
                        : Texts.of("watch.countOf", writes.shown(), all));
    }

    /** Shows how far a search has come, and tells when one is over. */
    void show(DebuggerSnapshot state) {
        boolean searching = state != null && state.search == Search.WRITES.ordinal();
        searching(searching);
        if (searching) {
            progress.setProgress((double) state.searched / Math.max(1, state.searchable));
        }
        if (state != null && over >= 0 && state.searchesOver != over && state.leftOut > 0) {
            context.notifier().info(Texts.of("watch.leftOut", state.leftOut));
        }
        over = state == null ? -1 : state.searchesOver;
    }

    private void searching(boolean on) {
        progress.setVisible(on);
        progress.setManaged(on);
        cancel.setVisible(on);
        cancel.setManaged(on);
        find.setDisable(on);
    }
}
