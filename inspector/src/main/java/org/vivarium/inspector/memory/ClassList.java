package org.vivarium.inspector.memory;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.runtime.ClassAllocation;

/** The classes most was allocated of while the panel was open, the window's own included. */
final class ClassList {
    private final VBox box = new VBox(1);

    Region node() {
        return box;
    }

    void show(List<ClassAllocation> classes) {
        var title = new Label(Texts.of("memory.classes"));
        title.getStyleClass().add("muted");
        title.setTooltip(new Tooltip(Texts.of("memory.classes.tip")));
        box.getChildren().setAll(title);
        for (ClassAllocation allocation : classes) {
            box.getChildren()
                    .add(new Label(allocation.name() + "  " + Units.bytes(allocation.bytes())));
        }
    }
}
