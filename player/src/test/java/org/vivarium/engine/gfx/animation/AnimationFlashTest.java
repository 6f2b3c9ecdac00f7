package org.vivarium.engine.gfx.animation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnimationFlashTest {
    @Test
    void aFlashOfFullPowerFadesInElevenFrames() {
        assertThat(IntStream.range(0, 13).map(age -> AnimationPlayer.level(age, 31)))
                .containsExactly(31, 31, 31, 25, 25, 20, 20, 15, 15, 10, 10, 0, 0);
    }
}
