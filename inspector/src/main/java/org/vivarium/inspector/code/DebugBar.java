package org.vivarium.inspector.code;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.StepKind;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.model.Address;

/** Seen while an event stands still: where, and how it goes on. */
final class DebugBar {
    private final PanelContext context;
    private final EventStop stop;
    private final Label words = new Label();
    private final HBox node = new HBox(6);

    DebugBar(PanelContext context, EventStop stop) {
        this.context = context;
        this.stop = stop;
        words.setId("code-stopped");
        node.getChildren()
                .addAll(
                        words,
                        tool("continue", MaterialDesignP.PLAY, this::goOn),
                        tool("over", MaterialDesignD.DEBUG_STEP_OVER, () -> step(StepKind.OVER)),
                        tool("into", MaterialDesignD.DEBUG_STEP_INTO, () -> step(StepKind.INTO)),
                        tool("out", MaterialDesignD.DEBUG_STEP_OUT, () -> step(StepKind.OUT)));
        node.getStyleClass().addAll("panel-line", "debug-bar");
        node.setAlignment(Pos.CENTER_LEFT);
        show(null);
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

    /** Takes over where an event stands still; the place when it is a new one, else null. */
    Address newStop() {
        if (!stop.changed()) {
            return null;
        }
        show(stop.place());
        return stop.place();
    }

    private void show(Address place) {
        node.setVisible(place != null);
        node.setManaged(place != null);
        if (place != null) {
            words.setText(Texts.of("code.stopped", Integer.toString(place.number() + 1)));
        }
    }

    private void step(StepKind kind) {
        context.ask(new DebugRequest.Step(kind));
    }

    private void goOn() {
        context.ask(new DebugRequest.Continue());
    }

    /** The keys of stepping; false when it was another. */
    boolean key(KeyEvent event) {
        if (stop.place() == null) {
            return false;
        }
        if (event.getCode() == KeyCode.F8) {
            goOn();
        } else if (event.getCode() == KeyCode.F10) {
            step(StepKind.OVER);
        } else if (event.getCode() == KeyCode.F11) {
            step(event.isShiftDown() ? StepKind.OUT : StepKind.INTO);
        } else {
            return false;
        }
        return true;
    }
}
