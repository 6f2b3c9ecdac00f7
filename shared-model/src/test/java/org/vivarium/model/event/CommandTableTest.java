package org.vivarium.model.event;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommandTableTest {

    private final CommandText text =
            new CommandText(
                    CommandTable.standard(),
                    US_ASCII,
                    (type, id) -> type == ParameterType.ITEM && id == 3 ? "Potion" : "");

    private static CommandList one(int code, String string, int... parameters) {
        return new CommandWriter().add(code, 0, string.getBytes(US_ASCII), parameters).toList();
    }

    private List<String> references(CommandList list) {
        List<String> found = new ArrayList<>();
        text.references(list, 0, (type, id, file) -> found.add(type.label() + " " + id + file));
        return found;
    }

    @Test
    void everyCommandHasANameAndAForm() {
        assertThat(CommandTable.standard().all()).hasSize(165);
        for (CommandInfo info : CommandTable.standard().all()) {
            assertThat(info.name()).isNotBlank();
            assertThat(info.identifier()).matches("[A-Z][A-Za-z0-9]+");
            assertThat(info.forms()).isNotEmpty();
        }
    }

    @Test
    void printsWordsNumbersAndNames() {
        assertThat(text.print(one(10320, "", 0, 0, 3, 1, 12), 0))
                .isEqualTo("Change items: + variable 12 × item 3 (Potion)");
        assertThat(text.print(one(11410, "", 15), 0)).isEqualTo("Wait: 1.5 s");
        assertThat(text.print(one(10110, "Hi"), 0)).isEqualTo("Show message: Hi");
    }

    @Test
    void choosesTheFormThatFits() {
        assertThat(text.print(one(12010, "", 0, 7, 1), 0)).isEqualTo("Branch: If switch 7 is off");
        assertThat(text.print(one(12010, "", 1, 7, 0, 10, 2), 0))
                .isEqualTo("Branch: If variable 7 ≤ 10");
        assertThat(text.print(one(10210, "", 1, 4, 9, 0), 0))
                .isEqualTo("Control switches: switch 4 to switch 9 on");
    }

    @Test
    void printsUnknownCommandsByCode() {
        assertThat(text.print(one(31337, ""), 0)).isEqualTo("command 31337");
    }

    @Test
    void namesRowsAndFiles() {
        assertThat(references(one(11510, "Town", 0, 100, 100, 50))).containsExactly("music 0Town");
        assertThat(references(one(10720, "", 0, 0, 0, 0, 5, 6)))
                .containsExactly("item 5", "item 6");
        assertThat(references(one(10220, "", 0, 5, 5, 0, 1, 9)))
                .containsExactly("variable 5", "variable 9");
    }

    @Test
    void whatARouteDoesIsFoundToo() {
        CommandList list = one(11330, "", 10001, 8, 0, 0, 32, 12, 34, 1, 'A', 0);
        assertThat(references(list)).containsExactly("switch 12", "charset 0A");
        assertThat(text.print(list, 0))
                .isEqualTo(
                        "Set move route: hero, frequency 8: Turn on switch 12, Change graphic A");
    }
}
