package org.vivarium.app.dock;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Brings a layout that was saved by an earlier version up to date: panels there were none of then
 * come where they stand by default, beside those they stand with there. Panels somebody closed stay
 * closed.
 */
public final class LayoutUpdate {
    private LayoutUpdate() {}

    /**
     * The saved layout with the fresh panels in it.
     *
     * @param saved null when nothing was saved
     * @param fresh ids of panels that the version didn't have which saved it
     */
    public static LayoutNode add(LayoutNode saved, LayoutNode standard, Collection<String> fresh) {
        LayoutNode result = saved;
        for (String panel : fresh) {
            if (result != null && tabsWith(result, panel) == null) {
                result = replace(result, home(result, standard, panel), panel);
            }
        }
        return result;
    }

    /** The group of tabs of the saved layout that a panel belongs to. */
    private static LayoutNode.Tabs home(LayoutNode saved, LayoutNode standard, String panel) {
        LayoutNode.Tabs usual = tabsWith(standard, panel);
        List<String> neighbours = usual == null ? List.of() : usual.panels();
        for (String neighbour : neighbours) {
            LayoutNode.Tabs there = tabsWith(saved, neighbour);
            if (there != null) {
                return there;
            }
        }
        return last(saved);
    }

    private static LayoutNode.Tabs tabsWith(LayoutNode node, String panel) {
        return switch (node) {
            case LayoutNode.Tabs tabs -> tabs.panels().contains(panel) ? tabs : null;
            case LayoutNode.Split split -> {
                LayoutNode.Tabs found = null;
                for (LayoutNode part : split.parts()) {
                    found = found == null ? tabsWith(part, panel) : found;
                }
                yield found;
            }
        };
    }

    private static LayoutNode.Tabs last(LayoutNode node) {
        return switch (node) {
            case LayoutNode.Tabs tabs -> tabs;
            case LayoutNode.Split split -> last(split.parts().getLast());
        };
    }

    /** The layout with one more panel in one of its groups of tabs. */
    private static LayoutNode replace(LayoutNode node, LayoutNode.Tabs home, String panel) {
        return switch (node) {
            case LayoutNode.Tabs tabs -> {
                if (tabs != home) {
                    yield tabs;
                }
                var panels = new ArrayList<>(tabs.panels());
                panels.add(panel);
                yield new LayoutNode.Tabs(panels, tabs.selected());
            }
            case LayoutNode.Split split ->
                    new LayoutNode.Split(
                            split.horizontal(),
                            split.dividers(),
                            split.parts().stream()
                                    .map(part -> replace(part, home, panel))
                                    .toList());
        };
    }
}
