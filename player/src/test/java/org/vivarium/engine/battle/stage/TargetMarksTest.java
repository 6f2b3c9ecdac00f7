package org.vivarium.engine.battle.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The hand over a target moves to and fro, 15 frames a picture (spec battle 2.7). */
class TargetMarksTest {
    @Test
    void theHandMovesToAndFroInASecond() {
        assertThat(IntStream.of(0, 14, 15, 30, 45, 59, 60).map(TargetMarks::picture))
                .containsExactly(0, 0, 1, 2, 1, 1, 0);
    }
}
