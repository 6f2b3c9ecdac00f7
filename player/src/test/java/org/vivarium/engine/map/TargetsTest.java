package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.TargetsState;

/** Spec map-scene 5.14: the places teleport and escape lead to. */
class TargetsTest {
    private final TargetsState targets = new TargetsState();

    private int[] maps() {
        return java.util.Arrays.copyOf(targets.maps, targets.count);
    }

    @Test
    void targetsAreSortedByMapAndOneForEach() {
        targets.put(7, 1, 2, 0);
        targets.put(3, 4, 5, 9);
        targets.put(12, 6, 7, 0);
        targets.put(7, 20, 21, 8);

        assertThat(maps()).containsExactly(3, 7, 12);
        assertThat(targets.x[1]).isEqualTo(20);
        assertThat(targets.y[1]).isEqualTo(21);
        assertThat(targets.switches[1]).isEqualTo(8);
        assertThat(targets.switches[0]).isEqualTo(9);
    }

    @Test
    void aTargetIsTakenAwayByItsMapAndAnUnknownOneIsNoMatter() {
        targets.put(3, 4, 5, 9);
        targets.put(7, 1, 2, 0);
        targets.remove(3);
        targets.remove(4);

        assertThat(maps()).containsExactly(7);
        assertThat(targets.x[0]).isEqualTo(1);
    }

    @Test
    void withoutAnEscapeTargetItsMapIsZero() {
        assertThat(targets.escapeMap).isZero();
        assertThat(targets.count).isZero();
    }
}
