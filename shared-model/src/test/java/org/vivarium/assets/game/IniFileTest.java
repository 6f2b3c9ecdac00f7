package org.vivarium.assets.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class IniFileTest {
    @Test
    void keysAndSectionsIgnoreCaseBlanksCommentsAndAMark() {
        IniFile ini =
                ini(
                        "\u00EF\u00BB\u00BF; a comment\r\n"
                                + "[rpg_rt]\r\n"
                                + "GAMETITLE = My Game \r\n"
                                + "#x=1\n"
                                + "FullPackageFlag=1\n"
                                + "[EasyRPG]\n"
                                + "Encoding=932");

        assertThat(ini.text("RPG_RT", "GameTitle", StandardCharsets.US_ASCII)).contains("My Game");
        assertThat(ini.isOn("RPG_RT", "FullPackageFlag")).isTrue();
        assertThat(ini.number("EasyRPG", "encoding")).contains(932);
        assertThat(ini.has("RPG_RT", "x")).isFalse();
    }

    @Test
    void valuesKeepTheirBytesUntilTheCodePageIsKnown() {
        Charset japanese = Charset.forName("windows-31j");
        IniFile ini = IniFile.of("[RPG_RT]\nGameTitle=勇者の旅".getBytes(japanese));

        assertThat(ini.text("RPG_RT", "GameTitle", japanese)).contains("勇者の旅");
    }

    @Test
    void theLastOfSeveralWinsAndAnEmptyValueIsNone() {
        IniFile ini = ini("[a]\nb=1\nb=2\nc=");

        assertThat(ini.number("a", "b")).contains(2);
        assertThat(ini.text("a", "c", StandardCharsets.US_ASCII)).isEmpty();
    }

    private static IniFile ini(String text) {
        return IniFile.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
