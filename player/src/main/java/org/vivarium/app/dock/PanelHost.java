package org.vivarium.app.dock;

import javafx.animation.AnimationTimer;
import javafx.scene.layout.StackPane;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.PanelType;

/**
 * Holds one panel and tells it when it can be seen. The panel is made when it is first seen; while
 * it is seen it gets a pulse at most 30 times a second.
 */
public final class PanelHost extends StackPane {
    private static final long PULSE_NANOS = 1_000_000_000L / 31;

    private final PanelType type;
    private final PanelContext context;
    private final AnimationTimer timer =
            new AnimationTimer() {
                private long last;

                @Override
                public void handle(long now) {
                    // Stopped in this very pulse, a timer is still called once.
                    if (visible && now - last >= PULSE_NANOS) {
                        last = now;
                        panel.pulse();
                    }
                }
            };
    private Panel panel;
    private boolean visible;

    public PanelHost(PanelType type, PanelContext context) {
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
            timer.start();
        } else {
            timer.stop();
            panel.hidden();
        }
    }
}
