package org.vivarium.engine.text.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.text.CodePage;

/** Texts of every code page games are written in, with the built-in faces alone. */
class ScriptTest {
    private static final int[] HOLLOW_BOX =
            Fonts.forCodePage(1252, null, null).font(0).get(0x10FFFF).rows();

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    932  | 勇者は剣を手に入れた。「いってきます！」ﾎﾞｽ 戦闘開始…
                    936  | 你获得了铁剑！战斗开始，按下确定键继续冒险……魔法师说：“欢迎”。
                    949  | 용사는 검을 손에 넣었다. “다녀오겠습니다!” 전투 개시… 뷁 漢字
                    950  | 你獲得了鐵劍！戰鬥開始，按下確定鍵繼續冒險……魔法師說：「歡迎」。
                    1250 | Příliš žluťoučký kůň úpěl ďábelské ódy. Zażółć gęślą jaźń, őű ß
                    1251 | Съешь же ещё этих мягких французских булок, да выпей чаю. Їжак Ґ
                    1252 | Où ça? Ñandú, Füße, naïve œuvre, ¿qué? €20 “ˆ˜ƒ™”
                    1253 | Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. ΆΈΉΊΌΎΏ ΐΰ
                    """)
    void everyCharacterOfASentenceHasAGlyph(int codePage, String text) {
        GlyphCache font = Fonts.forCodePage(codePage, null, null).font(Fonts.GOTHIC);
        text.codePoints()
                .forEach(
                        c ->
                                assertThat(font.get(c).rows())
                                        .as(Character.toString(c))
                                        .isNotEqualTo(HOLLOW_BOX));
    }

    /** No character that a code page knows is left to fonts of the system. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "932, 7495",
        "936, 21886",
        "949, 17142",
        "950, 13587",
        "1250, 217",
        "1251, 221",
        "1252, 217",
        "1253, 205"
    })
    void everyCharacterOfACodePageIsDrawn(int codePage, int characters) {
        GlyphCache font = Fonts.forCodePage(codePage, null, null).font(Fonts.GOTHIC);
        Charset charset = CodePage.of(codePage).orElseThrow();
        int known = 0;
        int drawn = 0;
        for (int c = 0x21; c < 0x10000; c++) {
            if (Character.isDefined(c)
                    && !Character.isISOControl(c)
                    && Character.getType(c) != Character.PRIVATE_USE
                    && Character.getType(c) != Character.SURROGATE
                    && charset.newEncoder().canEncode((char) c)) {
                known++;
                drawn += Arrays.equals(font.get(c).rows(), HOLLOW_BOX) ? 0 : 1;
            }
        }
        assertThat(known).isEqualTo(characters);
        assertThat(drawn).isEqualTo(characters);
    }

    @Test
    void lettersOfOtherAlphabetsAreHalfWideInWesternGamesAndFullWideInJapaneseOnes() {
        for (String letters : new String[] {"Яж", "Ωλ", "…"}) {
            for (int c : letters.codePoints().toArray()) {
                assertThat(Fonts.forCodePage(1251, null, null).font(0).get(c).advance())
                        .isEqualTo(6);
                assertThat(Fonts.forCodePage(932, null, null).font(0).get(c).advance())
                        .isEqualTo(12);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"932", "936", "949", "950", "1250", "1251", "1252"})
    void asciiAndHalfWidthKanaAreHalfWideIdeographsFullWide(int codePage) {
        for (int number : new int[] {Fonts.GOTHIC, Fonts.MINCHO}) {
            GlyphCache font = Fonts.forCodePage(codePage, null, null).font(number);
            for (int c = 0x20; c < 0x7F; c++) {
                assertThat(font.get(c).advance()).as(Character.toString(c)).isEqualTo(6);
            }
            assertThat(font.get('ｱ').advance()).isEqualTo(6);
            for (int c : "あア漢汉한！Ａ、".codePoints().toArray()) {
                assertThat(font.get(c).advance()).as(Character.toString(c)).isEqualTo(12);
            }
        }
    }
}
