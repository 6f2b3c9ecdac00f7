package org.vivarium.app.shell;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.dock.LayoutNode.Split;
import org.vivarium.app.dock.LayoutNode.Tabs;

/** Two extreme windows, to measure panels by: every panel seen at once, and the game alone. */
final class OpenPanels {
    private static final int COLUMNS = 4;

    private OpenPanels() {}

    static LayoutNode none() {
        return new Tabs(List.of(ShellPanels.GAME), ShellPanels.GAME);
    }

    /** All of them in a grid, each in a place of its own. */
    static LayoutNode all(List<String> panels) {
        var rows = new ArrayList<LayoutNode>();
        for (int from = 0; from < panels.size(); from += COLUMNS) {
            List<String> row = panels.subList(from, Math.min(panels.size(), from + COLUMNS));
            List<LayoutNode> places =
                    row.stream().<LayoutNode>map(id -> new Tabs(List.of(id), id)).toList();
            rows.add(new Split(true, dividers(places.size()), places));
        }
        return new Split(false, dividers(rows.size()), rows);
    }

    private static List<Double> dividers(int parts) {
        var places = new ArrayList<Double>();
        for (int i = 1; i < parts; i++) {
            places.add((double) i / parts);
        }
        return places;
    }
}
