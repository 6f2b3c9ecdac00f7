package org.vivarium.app.font;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.text.font.Fonts;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Fonts a game or its player brings (spec screen-and-windows 4.3). */
class GameFontsTest {
    private static final String TINY =
            """
            STARTFONT 2.1
            STARTCHAR A
            ENCODING 65
            DWIDTH %d 0
            BBX 5 2 0 0
            BITMAP
            88
            F8
            ENDCHAR
            ENDFONT
            """;

    @TempDir Path folder;
    private Path game;

    @BeforeEach
    void copyAGame() throws IOException {
        game = Files.createDirectories(folder.resolve("game"));
        Path from = SharedData.game("testgame-2000");
        for (String file : new String[] {"RPG_RT.ldb", "RPG_RT.lmt", "Map0001.lmu"}) {
            Files.copy(from.resolve(file), game.resolve(file));
        }
        Files.createDirectories(game.resolve("font"));
    }

    private Engine open() throws Exception {
        Path saves = Files.createDirectories(folder.resolve("saves"));
        return TestEngines.open(game, SharedData.rtp(), saves, false, new StartPlace.NewGame(), 1);
    }

    private static Glyph letter(Engine engine, int font) {
        return engine.windows.fonts().font(font).get('A');
    }

    @Test
    void theGamesFirstFontIsGothicAndItsSecondMincho() throws Exception {
        Files.writeString(game.resolve("font/FONT.bdf"), TINY.formatted(5));
        Files.writeString(game.resolve("font/font2.BDF"), TINY.formatted(8));
        Engine engine = open();
        GameFonts.use(engine);
        assertThat(letter(engine, Fonts.GOTHIC).advance()).isEqualTo(5);
        assertThat(letter(engine, Fonts.MINCHO).advance()).isEqualTo(8);
    }

    @Test
    void theUsersFontReplacesBoth() throws Exception {
        Files.writeString(game.resolve("font/Font.bdf"), TINY.formatted(5));
        Path mine = Files.writeString(folder.resolve("mine.bdf"), TINY.formatted(7));
        Engine engine = open();
        GameFonts.use(engine, mine);
        assertThat(letter(engine, Fonts.GOTHIC).advance()).isEqualTo(7);
        assertThat(letter(engine, Fonts.MINCHO).advance()).isEqualTo(7);
    }

    @Test
    void aFontThatCannotBeReadIsAWarningInAGameAndAnErrorFromTheUser() throws Exception {
        Files.writeString(game.resolve("font/Font.ttf"), "no font at all");
        Engine engine = open();
        GameFonts.use(engine);
        assertThat(engine.game.warnings.all().toString()).contains("Font/Font");
        assertThat(letter(engine, Fonts.GOTHIC).advance()).isEqualTo(6);
        Path bad = game.resolve("font/Font.ttf");
        assertThatThrownBy(() -> GameFonts.use(engine, bad))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("Font.ttf");
    }

    @Test
    void lettersOfAnOutlineFontFillTheLineAndStandInCells() throws Exception {
        byte[] icons;
        try (InputStream in = outlineFont()) {
            icons = in.readAllBytes();
        }
        var font = OutlineGlyphs.read(icons, "icons", OutlineGlyphs.Advances.CELLS);
        Glyph g = null;
        for (int c = 0xE000; c < 0x110000 && (g == null || ink(g) == 0); c++) {
            g = font.find(c);
        }
        assertThat(g).isNotNull();
        assertThat(g.advance()).isIn(6, 12);
        assertThat(g.rows()).hasSize(12);
        assertThat(ink(g)).isPositive();
        for (int row : g.rows()) {
            assertThat(row >> g.advance()).as("ink beside the cell").isZero();
        }
    }

    /** An outline font that is on the class path anyway. */
    private static InputStream outlineFont() {
        return GameFontsTest.class.getResourceAsStream(
                "/META-INF/resources/materialdesign2/7.4.47/fonts/materialdesignicons-webfont.ttf");
    }

    private static int ink(Glyph g) {
        int n = 0;
        for (int row : g.rows()) {
            n += Integer.bitCount(row);
        }
        return n;
    }
}
