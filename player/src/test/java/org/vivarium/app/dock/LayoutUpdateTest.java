package org.vivarium.app.dock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.app.dock.LayoutNode.Split;
import org.vivarium.app.dock.LayoutNode.Tabs;

/** Layouts saved by an earlier version, in a version with more panels. */
class LayoutUpdateTest {
    private static final LayoutNode STANDARD =
            split(tabs("game"), tabs("tables", "state", "watches"), tabs("memory", "sound"));

    private static Tabs tabs(String... panels) {
        return new Tabs(List.of(panels), panels[0]);
    }

    private static LayoutNode split(LayoutNode... parts) {
        return new Split(true, List.of(0.3, 0.6), List.of(parts));
    }

    @Test
    void aFreshPanelComesToThoseItStandsWithByDefault() {
        LayoutNode saved = split(tabs("memory"), tabs("game", "state"), tabs("sound"));
        assertThat(LayoutUpdate.add(saved, STANDARD, List.of("watches")))
                .isEqualTo(split(tabs("memory"), tabs("game", "state", "watches"), tabs("sound")));
    }

    @Test
    void withoutAnyOfThemItComesToTheLastGroup() {
        LayoutNode saved = split(tabs("game"), tabs("memory"));
        assertThat(LayoutUpdate.add(saved, STANDARD, List.of("watches")))
                .isEqualTo(split(tabs("game"), tabs("memory", "watches")));
    }

    @Test
    void whatIsThereAlreadyAndWhatWasClosedStays() {
        LayoutNode saved = split(tabs("game", "watches"), tabs("memory"));
        assertThat(LayoutUpdate.add(saved, STANDARD, List.of("watches"))).isEqualTo(saved);
        assertThat(LayoutUpdate.add(saved, STANDARD, List.of())).isEqualTo(saved);
        assertThat(LayoutUpdate.add(null, STANDARD, List.of("watches"))).isNull();
    }
}
