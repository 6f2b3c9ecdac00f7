package org.vivarium.engine.battle.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The way of a number over its battler (spec battle 5.10). */
class NumbersTest {
    @Test
    void aNumberJumpsUpAndComesDownInThirtyFrames() {
        int[] frames = {1, 2, 3, 5, 7, 9, 10, 11, 20, 21, 22, 23, 25, 27, 29, 30};
        assertThat(IntStream.of(frames).map(Numbers::line))
                .containsExactly(4, 4, 3, 2, 1, 0, 0, -1, -1, 0, 0, 1, 2, 3, 4, 4);
    }
}
