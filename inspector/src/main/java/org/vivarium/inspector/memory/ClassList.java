package org.vivarium.inspector.memory;

import java.util.List;
import javafx.scene.layout.Region;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.runtime.ClassAllocation;

/** The classes most was allocated of while the panel was open, the window's own included. */
final class ClassList {
    static final int MOST = 8;

    private final Lines lines = new Lines(Texts.of("memory.classes.tip"), MOST);

    Region node() {
        return lines.node();
    }

    void show(List<ClassAllocation> classes) {
        lines.begin(Texts.of("memory.classes"));
        for (ClassAllocation allocation : classes) {
            lines.add(null, allocation.name(), Units.bytes(allocation.bytes()));
        }
        lines.end(Texts.of("memory.noClasses"));
    }
}
