package org.vivarium.engine.menu;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.testing.OriginalPictures;

/** Menus, shop, inn, name entry and save list beside those of the original runtimes. */
class OriginalMenuPicturesTest extends OriginalPictures {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # engine | picture | steps | why it differs
                    2000 | b14_shop        | 0 |
                    2000 | b15_shop_buy    | 0 |
                    2000 | b16_shop_num    | 0 | keeps the description above, which the recordings leave out
                    2000 | b16b_shop_num   | 0 | keeps the description above, which the recordings leave out
                    2000 | b16c_bought     | 0 |
                    2000 | b17_shop_sell   | 0 |
                    2000 | b18_inn         | 0 |
                    2000 | b19_name        | 0 |
                    2000 | b19b_name       | 0 |
                    2000 | b19c_name       | 0 |
                    2000 | b20_save        | 0 |
                    2000 | b20b_save       | 0 |
                    2000 | b21_menu        | 0 |
                    2000 | b22_item        | 0 |
                    2000 | b23_item_target | 0 |
                    2000 | b24_skill_actor | 0 |
                    2000 | b25_skill       | 0 |
                    2000 | b26_equip       | 0 |
                    2000 | b27_equip_list  | 0 |
                    2000 | b28_menu_back   | 0 |
                    2000 | p03_menu        | 0 |
                    2000 | p04_item        | 0 |
                    2000 | p07_endgame     | 0 |
                    2000 | p08_menu_back   | 0 |
                    2003 | b14_shop        | 0 |
                    2003 | b15_shop_buy    | 3 |
                    2003 | b16_shop_num    | 3 | keeps the description above, which the recordings leave out
                    2003 | b16b_shop_num   | 3 | keeps the description above, which the recordings leave out
                    2003 | b16c_bought     | 3 |
                    2003 | b17_shop_sell   | 0 |
                    2003 | b18_inn         | 0 |
                    2003 | b19_name        | 0 |
                    2003 | b19b_name       | 0 |
                    2003 | b19c_name       | 0 |
                    2003 | b20_save        | 0 |
                    2003 | b20b_save       | 0 |
                    2003 | b21_menu        | 0 |
                    2003 | b22_item        | 0 |
                    2003 | b23_item_target | 0 |
                    2003 | b24_skill_actor | 0 |
                    2003 | b25_skill       | 0 |
                    2003 | b26_equip       | 0 |
                    2003 | b27_equip_list  | 0 |
                    2003 | b28_menu_back   | 0 |
                    2003 | p03_menu        | 0 |
                    2003 | p04_item        | 0 |
                    2003 | p07_endgame     | 0 |
                    2003 | p08_menu_back   | 0 |
                    """)
    void settled_screens_look_as_in_the_original(int engine, String name, int steps, String miss)
            throws IOException {
        check(engine, name, steps, miss);
    }
}
