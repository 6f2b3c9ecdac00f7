package org.vivarium.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines broken between words (spec screen 3.6). */
class WordWrapTest {
    private static List<String> wrap(String text, int letters) {
        return WordWrap.lines(text, c -> 6, 6 * letters);
    }

    @Test
    void aLineThatFitsStaysWhole() {
        assertThat(wrap("Slime appeared!", 15)).containsExactly("Slime appeared!");
    }

    @Test
    void theSpaceAtABreakIsDropped() {
        assertThat(wrap("Slime appeared!", 14)).containsExactly("Slime", "appeared!");
        assertThat(wrap("a bb ccc dddd", 6)).containsExactly("a bb", "ccc", "dddd");
    }

    @Test
    void aWordThatIsTooLongStandsAlone() {
        assertThat(wrap("an incomprehensible foe", 8))
                .containsExactly("an", "incomprehensible", "foe");
    }

    @Test
    void nothingIsOneEmptyLine() {
        assertThat(wrap("", 8)).containsExactly("");
    }
}
