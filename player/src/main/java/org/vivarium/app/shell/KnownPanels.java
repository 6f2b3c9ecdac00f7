package org.vivarium.app.shell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.dock.LayoutUpdate;
import org.vivarium.app.user.Settings;
import org.vivarium.inspector.PanelType;

/**
 * Which panels there were when the layout was saved: those that came since are shown, those that
 * were closed stay closed.
 */
final class KnownPanels {
    private static final String KEY = "panels";
    private static final String SEPARATOR = ",";

    /** Panels that came after the last version that didn't write down which it knew. */
    private static final List<String> SINCE = List.of(ShellPanels.WATCHES);

    private KnownPanels() {}

    /** The saved layout with the panels that its version didn't know; null when none was saved. */
    static LayoutNode update(Settings settings, List<PanelType> types) {
        LayoutNode saved = LayoutNode.fromData(settings.layout());
        List<String> fresh = new ArrayList<>(types.stream().map(PanelType::id).toList());
        settings.text(KEY)
                .ifPresentOrElse(
                        known -> fresh.removeAll(Arrays.asList(known.split(SEPARATOR))),
                        () -> fresh.retainAll(SINCE));
        return LayoutUpdate.add(saved, ShellPanels.standard(), fresh);
    }

    static void remember(Settings settings, List<PanelType> types) {
        settings.setText(KEY, String.join(SEPARATOR, types.stream().map(PanelType::id).toList()));
    }
}
