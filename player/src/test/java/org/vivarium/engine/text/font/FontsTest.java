package org.vivarium.engine.text.font;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which glyph a game sees for a character (spec screen 4.3). */
class FontsTest {
    @Test
    void theFacesFitIntoAMegabyte() throws IOException {
        long bytes = 0;
        for (Face face : Face.values()) {
            try (var in = FontsTest.class.getResourceAsStream("/fonts/" + face.resource())) {
                bytes += in.readAllBytes().length;
            }
        }
        assertThat(bytes).isLessThan(1_000_000);
    }

    @Test
    void ownFontsComeFirstAndSystemFontsLast() {
        Glyph mine = new Glyph('A', 6, 0, new int[12]);
        Fonts fonts = Fonts.forCodePage(1252, c -> c == 'A' ? mine : null, null);
        assertThat(fonts.font(0).get('A')).isSameAs(mine);
        Glyph rare = new Glyph(0x1F600, 12, 0, new int[12]);
        fonts.use(null, null, c -> c == 0x1F600 ? rare : null);
        assertThat(fonts.font(0).get('A')).isNotSameAs(mine);
        assertThat(fonts.font(0).get(0x1F600)).isSameAs(rare);
    }

    @Test
    void bdfFontsAreRead(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tiny.bdf");
        Files.writeString(
                file,
                """
                STARTFONT 2.1
                STARTCHAR A
                ENCODING 65
                DWIDTH 6 0
                BBX 5 2 0 0
                BITMAP
                88
                F8
                ENDCHAR
                ENDFONT
                """);
        Glyph g = BdfFont.read(Files.readAllBytes(file), "tiny.bdf", Glyph.BASELINE).find('A');
        assertThat(g.top()).isEqualTo(8);
        assertThat(g.rows()).containsExactly(0b10001, 0b11111);
    }

    @Test
    void whatIsNoFontIsRefusedWithItsName(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("bad.bdf");
        Files.writeString(file, "STARTFONT 2.1\nENCODING x\n");
        assertThatThrownBy(() -> BdfFont.read(Files.readAllBytes(file), "bad.bdf", 10))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("bad.bdf");
    }
}
