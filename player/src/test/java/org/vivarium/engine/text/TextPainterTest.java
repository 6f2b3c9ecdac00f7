package org.vivarium.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.TestSkin;
import org.vivarium.engine.text.font.Fonts;
import org.vivarium.engine.text.font.GlyphCache;

/** Metrics and colours of spec screen 4.1 and 4.2. */
class TextPainterTest {
    private final GlyphCache font = Fonts.forCodePage(1252, null, null).font(Fonts.GOTHIC);
    private final TextPainter text = new TextPainter(TestSkin.skin(), font, ExFont.builtIn());
    private final int[] frame = new int[Frame.SIZE];

    private int count(int colour) {
        int n = 0;
        for (int p : frame) {
            n += p == colour ? 1 : 0;
        }
        return n;
    }

    @Test
    void halfWidthIsSixPixelsAndFullWidthTwelve() {
        assertThat(text.width("Hello")).isEqualTo(30);
        assertThat(text.width("あ漢")).isEqualTo(24);
        assertThat(text.width("가")).isEqualTo(12);
        assertThat(text.width("ab$Ac")).isEqualTo(30);
        assertThat(text.width("5$")).isEqualTo(12);
    }

    @Test
    void everyCharacterOfTheWesternPagesHasAGlyphSixPixelsWide() {
        for (String page : new String[] {"windows-1250", "windows-1251", "windows-1252"}) {
            for (int i = 0x21; i < 0x100; i++) {
                String s =
                        new String(new byte[] {(byte) i}, java.nio.charset.Charset.forName(page));
                if (Character.isLetterOrDigit(s.charAt(0))) {
                    assertThat(text.width(s)).as(page + " " + s).isLessThanOrEqualTo(12);
                }
            }
        }
    }

    @Test
    void textIsColouredFromItsSwatchWithAShadowBelowRight() {
        text.draw(frame, 50, 60, "I", 4);
        int glyph = count(TestSkin.text(4));
        assertThat(glyph).isPositive();
        assertThat(count(TestSkin.SHADOW)).isBetween(1, glyph);
    }

    @Test
    void rightAlignedTextEndsAtX() {
        text.drawRight(frame, 100, 10, "MMM", 0);
        for (int y = 0; y < 240; y++) {
            assertThat(frame[y * 320 + 102]).isZero();
        }
        int[] other = new int[Frame.SIZE];
        text.draw(other, 82, 10, "MMM", 0);
        assertThat(frame).isEqualTo(other);
    }

    @Test
    void numbersAreDrawnAsTheirDigits() {
        for (int n : new int[] {0, 7, -45, 999999, Integer.MIN_VALUE}) {
            int[] one = new int[Frame.SIZE];
            int[] two = new int[Frame.SIZE];
            text.drawNumber(one, 200, 50, n, 0);
            text.drawRight(two, 200, 50, Integer.toString(n), 0);
            assertThat(count(one)).isEqualTo(count(two));
        }
    }

    private static int count(int[] px) {
        int n = 0;
        for (int p : px) {
            n += p == 0 ? 0 : 1;
        }
        return n;
    }

    @Test
    void nothingIsDrawnOutsideTheClip() {
        text.clip(20, 20, 10, 5);
        text.draw(frame, 0, 18, "MMMMMMMMMMMM", 1);
        for (int i = 0; i < frame.length; i++) {
            if (frame[i] != 0) {
                assertThat(i % 320).isBetween(20, 29);
                assertThat(i / 320).isBetween(20, 24);
            }
        }
        assertThat(count(frame)).isPositive();
    }

    @Test
    void spacesOfHelpLinesAreHalfAsWide() {
        assertThat(text.drawHelp(frame, 0, 0, "a b", 0)).isEqualTo(15);
    }

    @Test
    void glyphsKeptAndNotKeptDrawTheSame() {
        GlyphCache plain = Fonts.forCodePage(1252, null, null).font(Fonts.GOTHIC);
        plain.setEnabled(false);
        TextPainter other = new TextPainter(TestSkin.skin(), plain, ExFont.builtIn());
        int[] two = new int[Frame.SIZE];
        text.draw(frame, 3, 100, "Ünïcode $A 日本 \uFFFF", 2);
        other.draw(two, 3, 100, "Ünïcode $A 日本 \uFFFF", 2);
        assertThat(frame).isEqualTo(two);
    }

    @Test
    void unknownCharactersAreHollowBoxes() {
        assertThat(font.get(0x10FFFF).advance()).isEqualTo(12);
        assertThat(font.get('\n').advance()).isZero();
    }
}
