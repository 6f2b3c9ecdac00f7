package org.vivarium.app.dock;

import javafx.scene.layout.StackPane;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.PanelType;

/**
 * Holds one panel and tells it when it can be seen. The panel is made when it is first seen; while
 * it is seen it has its turns in the window's pulses.
 */
public final class PanelHost extends StackPane {
    private final PanelType type;
    private final PanelContext context;
    private final PanelTurns turns;
    private final PanelTurns.Seat seat = new PanelTurns.Seat(() -> panel().pulse());
    private Panel panel;
    private boolean visible;

    PanelHost(PanelType type, PanelContext context, PanelTurns turns) {
        this.turns = turns;
        this.type = type;
        this.context = context;
        setId("panel-" + type.id());
        getStyleClass().add("panel-host");
        sceneProperty().addListener((o, before, now) -> follow(now != null));
    }

    public PanelType type() {
        return type;
    }

    /** The panel, made now if it wasn't before. */
    public Panel panel() {
        if (panel == null) {
            panel = type.maker().apply(context);
            getChildren().setAll(panel.node());
        }
        return panel;
    }

    private void follow(boolean seen) {
        if (seen == visible) {
            return;
        }
        visible = seen;
        if (seen) {
            panel().shown();
            turns.add(seat);
        } else {
            turns.remove(seat);
            panel.hidden();
        }
    }
}
