package org.vivarium.engine.gfx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TrigTest {
    @Test
    void agreesWithTheUsualFunctions() {
        for (double x = -700; x < 700; x += 0.0137) {
            assertThat(Trig.sin(x)).isCloseTo(Math.sin(x), within(1e-12));
            assertThat(Trig.cos(x)).isCloseTo(Math.cos(x), within(1e-12));
        }
    }
}
