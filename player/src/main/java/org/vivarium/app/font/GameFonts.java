package org.vivarium.app.font;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.vivarium.app.font.OutlineGlyphs.Advances;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.FileNode;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.text.font.BdfFont;
import org.vivarium.engine.text.font.FonFont;
import org.vivarium.engine.text.font.Glyph;
import org.vivarium.engine.text.font.GlyphSource;
import org.vivarium.telemetry.Domain;

/**
 * The fonts around the built-in faces: a file the user chose, else {@code Font/Font} (Gothic) and
 * {@code Font/Font2} (Mincho) of the game, and the system's for what nothing else has (spec
 * screen-and-windows 4.3).
 */
public final class GameFonts {
    private static final String[] NAMES = {"Font", "Font2"};

    private GameFonts() {}

    /**
     * Letters a game with the fonts it brings; may be called again while it runs, on its thread. A
     * font of the game that can't be read is a warning.
     */
    public static void use(Engine engine) {
        Game game = engine.game;
        GlyphSource gothic = own(game, NAMES[0]).orElse(null);
        GlyphSource mincho = own(game, NAMES[1]).orElse(gothic);
        engine.windows.fonts().use(gothic, mincho, new SystemGlyphs());
    }

    /**
     * Letters a game with a file the user chose, BDF, FON, TTF or OTF.
     *
     * @param chosen null for the game's own
     * @throws IOException when it is none of these; names the file
     */
    public static void use(Engine engine, Path chosen) throws IOException {
        if (chosen == null) {
            use(engine);
            return;
        }
        GlyphSource glyphs =
                read(
                        Files.readAllBytes(chosen),
                        chosen.toString(),
                        engine.game.charset,
                        Advances.CELLS);
        engine.windows.fonts().use(glyphs, glyphs, new SystemGlyphs());
    }

    private static Optional<GlyphSource> own(Game game, String name) {
        Optional<FileNode> file = game.assets.find(AssetKind.FONT, name);
        if (file.isEmpty()) {
            return Optional.empty();
        }
        try {
            String address = file.get().address();
            return Optional.of(read(file.get().read(), address, game.charset, Advances.OWN));
        } catch (IOException e) {
            game.warnings.add(
                    Domain.ASSETS,
                    "Font/" + name,
                    e.getMessage() + "; the built-in letters are shown");
            return Optional.empty();
        }
    }

    private static GlyphSource read(byte[] file, String name, Charset charset, Advances advances)
            throws IOException {
        if (BdfFont.is(file)) {
            return BdfFont.read(file, name, Glyph.BASELINE);
        }
        if (FonFont.is(file)) {
            return FonFont.read(file, name, charset);
        }
        return OutlineGlyphs.read(file, name, advances);
    }
}
