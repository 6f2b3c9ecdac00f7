package org.vivarium.engine.battle;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.testing.OriginalPictures;

/** Settled scenes of a battle beside pictures of the original 2000 runtime. */
class OriginalBattlePicturesTest extends OriginalPictures {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # engine | picture | steps | why it differs
                    2000 | b29_battle_a      | 0 |
                    2000 | b30_battle_cmd    | 0 |
                    2000 | b30b_battle_cmd   | 0 |
                    2000 | b31_battle_target | 0 | cursors that wait stand in the phase the key found them in
                    2000 | b32_after_escape  | 0 |
                    """)
    void settled_battles_look_as_in_the_original(int engine, String name, int steps, String miss)
            throws IOException {
        check(engine, name, steps, miss);
    }
}
