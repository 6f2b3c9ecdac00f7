package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameLocator;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.game.OpenOptions;
import org.vivarium.assets.text.CodePage;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.telemetry.WarningLog;

/**
 * Opens single LCF files: engine and code page come from the options, else from the game the file
 * lies in, else from the file itself.
 */
final class LcfOpening {
    private LcfOpening() {}

    static LcfFile open(Path path, GameOptions options)
            throws IOException, GameOpenException, CannotOpenException {
        if (Files.isDirectory(path)) {
            throw new CannotOpenException(path + " is a folder; name one of its files");
        }
        LcfFile file = LcfFile.open(path);
        Path folder = path.toAbsolutePath().normalize().getParent();
        if (GameLocator.isGame(folder)) {
            OpenOptions opening = options.toOpenOptions(false).withImageCache(false);
            GameFolder game = GameFolder.open(folder, opening, new WarningLog());
            file = LcfFile.open(path, file.engine(), game.charset());
            boolean saysItself = file.kind() == FileKind.DATABASE || file.kind() == FileKind.SAVE;
            file = saysItself ? file : file.withEngine(game.database().engine());
        }
        return forced(file, options);
    }

    private static LcfFile forced(LcfFile file, GameOptions options) throws CannotOpenException {
        LcfFile result = file;
        if (options.encoding() != null) {
            Optional<Charset> charset = CodePage.named(options.encoding());
            result =
                    result.withCharset(
                            charset.orElseThrow(
                                    () ->
                                            new CannotOpenException(
                                                    "the encoding "
                                                            + options.encoding()
                                                            + " is unknown")));
        }
        if (options.engine() != null) {
            boolean is2003 = options.engine().toString().equals("2003");
            result = result.withEngine(is2003 ? Engine.RPG2003 : Engine.RPG2000);
        }
        return result;
    }
}
