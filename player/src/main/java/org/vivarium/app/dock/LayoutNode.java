package org.vivarium.app.dock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a window is divided: splits down to groups of tabs. Kept in the user's settings. */
public sealed interface LayoutNode {
    /**
     * Parts beside or below each other.
     *
     * @param horizontal true: beside each other
     * @param dividers places of the dividers in 0..1, one less than parts
     */
    record Split(boolean horizontal, List<Double> dividers, List<LayoutNode> parts)
            implements LayoutNode {}

    /**
     * Panels behind tabs.
     *
     * @param panels ids in the order of the tabs
     * @param selected id of the one that is seen
     */
    record Tabs(List<String> panels, String selected) implements LayoutNode {}

    /** As maps and lists, for a settings file. */
    static Object toData(LayoutNode node) {
        var data = new LinkedHashMap<String, Object>();
        switch (node) {
            case Split split -> {
                data.put("split", split.horizontal() ? "beside" : "below");
                data.put("dividers", split.dividers());
                data.put("parts", split.parts().stream().map(LayoutNode::toData).toList());
            }
            case Tabs tabs -> {
                data.put("tabs", tabs.panels());
                data.put("selected", tabs.selected());
            }
        }
        return data;
    }

    /** Reads what {@link #toData} made; null when it is anything else. */
    static LayoutNode fromData(Object data) {
        if (!(data instanceof Map<?, ?> map)) {
            return null;
        }
        if (map.get("tabs") instanceof List<?> panels) {
            return new Tabs(
                    panels.stream().map(Object::toString).toList(),
                    String.valueOf(map.get("selected")));
        }
        if (!(map.get("parts") instanceof List<?> list) || list.isEmpty()) {
            return null;
        }
        var parts = new ArrayList<LayoutNode>();
        for (Object part : list) {
            LayoutNode node = fromData(part);
            if (node == null) {
                return null;
            }
            parts.add(node);
        }
        return new Split("beside".equals(map.get("split")), numbers(map.get("dividers")), parts);
    }

    private static List<Double> numbers(Object data) {
        var numbers = new ArrayList<Double>();
        if (data instanceof List<?> list) {
            for (Object entry : list) {
                numbers.add(entry instanceof Number number ? number.doubleValue() : 0.5);
            }
        }
        return numbers;
    }
}
