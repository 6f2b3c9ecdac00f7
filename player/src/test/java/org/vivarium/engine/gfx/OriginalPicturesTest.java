package org.vivarium.engine.gfx;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.testing.OriginalPictures;

/** Title, messages, choices, numbers, tints and pictures beside those of the original runtimes. */
class OriginalPicturesTest extends OriginalPictures {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # engine | picture | steps | why it differs
                    2000 | p01_title         | 0 |
                    2000 | p02_startmap      | 0 |
                    2000 | title             | 0 |
                    2000 | b01_msg_colors    | 0 |
                    2000 | b02_exfont        | 0 |
                    2000 | b03_face_left     | 0 |
                    2000 | b04_face_right    | 0 |
                    2000 | b05_top           | 0 |
                    2000 | b06_middle        | 0 |
                    2000 | b07_transparent   | 0 |
                    2000 | b08_choices       | 0 |
                    2000 | b08b_choices      | 0 |
                    2000 | b09_number        | 0 |
                    2000 | b09b_number       | 0 |
                    2000 | b10_tint          | 1 |
                    2000 | b11_grey          | 3 |
                    2000 | b12_sat180        | 3 |
                    2000 | b13_pictures      | 1 |
                    2003 | p01_title         | 0 |
                    2003 | p02_startmap      | 0 |
                    2003 | title             | 0 |
                    2003 | b01_msg_colors    | 0 |
                    2003 | b02_exfont        | 0 |
                    2003 | b03_face_left     | 0 |
                    2003 | b04_face_right    | 0 |
                    2003 | b05_top           | 0 |
                    2003 | b06_middle        | 0 |
                    2003 | b07_transparent   | 0 |
                    2003 | b08_choices       | 0 |
                    2003 | b08b_choices      | 0 |
                    2003 | b09_number        | 0 |
                    2003 | b09b_number       | 0 |
                    2003 | b10_tint          | 1 |
                    2003 | b11_grey          | 3 |
                    2003 | b12_sat180        | 3 |
                    2003 | b13_pictures      | 1 |
                    """)
    void settled_scenes_look_as_in_the_original(int engine, String name, int steps, String miss)
            throws IOException {
        check(engine, name, steps, miss);
    }

    @ParameterizedTest(name = "{1}-{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # engine | save | steps | why it differs
                    2000 | fresh    | 0 |
                    2000 | pictures | 2 | things move, and the picture's frame is not known
                    2000 | timers   | 0 |
                    2000 | vehicle  | 0 | things move, and the picture's frame is not known
                    2000 | parallel | 0 |
                    2000 | route    | 0 | things move, and the picture's frame is not known
                    2003 | fresh    | 0 |
                    2003 | pictures | 2 | things move, and the picture's frame is not known
                    2003 | timers   | 0 |
                    2003 | vehicle  | 0 | things move, and the picture's frame is not known
                    """)
    void loaded_saves_look_as_in_the_original(
            int engine, String save, int steps, String miss, @TempDir Path work)
            throws IOException, GameOpenException {
        checkSave(engine, save, steps, miss, work);
    }
}
