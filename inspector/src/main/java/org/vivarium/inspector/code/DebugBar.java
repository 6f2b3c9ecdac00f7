package org.vivarium.inspector.code;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.vivarium.control.BackKind;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.StepKind;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Search;

/** Seen while an event stands still: where and why, how it goes on and back. */
final class DebugBar {
    private final PanelContext context;
    private final EventStop stop;
    private final Label words = new Label();
    private final Label reason = new Label();
    private final ProgressBar progress = new ProgressBar(0);
    private final Button cancel;
    private final StackBar stack;
    private final VBox node;
    private long searches = -1;

    /**
     * @param go told a list around the one that stands still, to be shown
     */
    DebugBar(PanelContext context, EventStop stop, Consumer<StackLine> go) {
        this.context = context;
        this.stop = stop;
        stack = new StackBar(go);
        words.setId("code-stopped");
        reason.getStyleClass().add("muted");
        progress.setId("code-progress");
        progress.setPrefWidth(90);
        cancel = tool("cancel", MaterialDesignC.CLOSE, () -> ask(new DebugRequest.CancelSearch()));
        var line =
                new HBox(
                        6,
                        words,
                        reason,
                        tool("backStop", MaterialDesignS.SKIP_PREVIOUS, () -> back(BackKind.STOP)),
                        tool("backOver", MaterialDesignR.REPLAY, () -> back(BackKind.OVER)),
                        tool("backInto", MaterialDesignS.STEP_BACKWARD, () -> back(BackKind.INTO)),
                        tool("continue", MaterialDesignP.PLAY, this::goOn),
                        tool("over", MaterialDesignD.DEBUG_STEP_OVER, () -> step(StepKind.OVER)),
                        tool("into", MaterialDesignD.DEBUG_STEP_INTO, () -> step(StepKind.INTO)),
                        tool("out", MaterialDesignD.DEBUG_STEP_OUT, () -> step(StepKind.OUT)),
                        progress,
                        cancel);
        line.setAlignment(Pos.CENTER_LEFT);
        node = new VBox(line, stack);
        line.visibleProperty().bind(node.visibleProperty());
        node.getStyleClass().addAll("panel-line", "debug-bar");
        show();
        searching(null);
    }

    private static Button tool(String id, Ikon icon, Runnable run) {
        var button = new Button(null, new FontIcon(icon));
        button.setId("code-" + id);
        button.getStyleClass().addAll("small-tool", "flat");
        button.setTooltip(new Tooltip(Texts.of("code.debug." + id)));
        button.setOnAction(event -> run.run());
        return button;
    }

    Region node() {
        return node;
    }

    /** Looks again; whether an event stands still at a place that hasn't been shown yet. */
    boolean newStop() {
        searching(stop.latest());
        if (!stop.changed()) {
            return false;
        }
        show();
        return stop.held();
    }

    /** The list that stands still, and where; null when none does. */
    StackLine top() {
        return stop.stack().isEmpty() ? null : stop.stack().getLast();
    }

    private void show() {
        node.setVisible(stop.held());
        node.setManaged(stop.held());
        stack.show(stop);
        StackLine top = top();
        if (top != null) {
            words.setText(Texts.of("code.stopped", Integer.toString(top.line() + 1)));
            reason.setText(stop.reason());
        }
    }

    private void searching(DebuggerSnapshot state) {
        boolean on = state != null && state.search != Search.NONE.ordinal();
        progress.setVisible(on);
        cancel.setVisible(on);
        if (on) {
            progress.setProgress((double) state.searched / Math.max(1, state.searchable));
        }
        long over = state == null ? -1 : state.searchesOver;
        if (searches >= 0 && over > searches && !state.found && state.held) {
            context.notifier().info(Texts.of("code.nothingBefore"));
        }
        searches = over;
    }

    private void ask(DebugRequest request) {
        context.ask(request);
    }

    private void step(StepKind kind) {
        ask(new DebugRequest.Step(kind));
    }

    private void back(BackKind kind) {
        ask(new DebugRequest.Back(kind));
    }

    private void goOn() {
        ask(new DebugRequest.Continue());
    }

    /** The keys of stepping, with Shift backwards; false when it was another. */
    boolean key(KeyEvent event) {
        if (!stop.held() || event.isAltDown()) {
            return false;
        }
        boolean back = event.isShiftDown();
        if (event.getCode() == KeyCode.F8) {
            if (back) {
                back(BackKind.STOP);
            } else {
                goOn();
            }
        } else if (event.getCode() == KeyCode.F10) {
            if (back) {
                back(BackKind.OVER);
            } else {
                step(StepKind.OVER);
            }
        } else if (event.getCode() == KeyCode.F11) {
            if (back) {
                back(BackKind.INTO);
            } else {
                step(event.isShortcutDown() ? StepKind.OUT : StepKind.INTO);
            }
        } else {
            return false;
        }
        return true;
    }
}
