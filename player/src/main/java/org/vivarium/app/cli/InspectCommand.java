package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.vivarium.app.shell.InspectWindow;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameLocator;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code inspect}: the files of a game, or one file, without playing it. */
@Command(
        name = "inspect",
        mixinStandardHelpOptions = true,
        description = "Opens the table browser alone.")
public final class InspectCommand implements Callable<Integer> {
    private static final Pattern MAP = Pattern.compile("(?i)map(\\d+)\\.\\w+");

    @Parameters(
            paramLabel = "GAME|FILE",
            description = "A game's folder or archive, or one of its files.")
    private Path path;

    @Mixin private GameOptions options;

    @Override
    public Integer call()
            throws GameOpenException, CannotOpenException, IOException, InterruptedException {
        boolean one = Files.isRegularFile(path) && !isArchive(path);
        GameFiles files = one ? ofFile() : ofGame(path);
        Address place = one && !files.isSingle() ? place(files) : null;
        WindowNeeded.check();
        InspectWindow.run(files, place);
        return ExitCode.DONE.code();
    }

    private static boolean isArchive(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.matches(".*\\.(zip|lzh|lha|tar|tgz|gz|xz|7z)");
    }

    private GameFiles ofGame(Path game) throws GameOpenException {
        GameFolder folder = GameFolder.open(game, options.toOpenOptions(false), new WarningLog());
        return options.saveDir() == null
                ? new GameFiles(folder)
                : new GameFiles(folder, options.saveDir());
    }

    /** The file within its game, or alone when there is none or it cannot be opened. */
    private GameFiles ofFile() throws IOException, GameOpenException, CannotOpenException {
        Path folder = path.toAbsolutePath().normalize().getParent();
        if (GameLocator.isGame(folder)) {
            try {
                return ofGame(folder);
            } catch (GameOpenException e) {
                System.err.println(e.getMessage() + "; " + path.getFileName() + " is shown alone");
                return GameFiles.single(LcfFile.open(path), path);
            }
        }
        return GameFiles.single(LcfOpening.open(path, options), path);
    }

    private Address place(GameFiles files)
            throws IOException, GameOpenException, CannotOpenException {
        LcfFile file = LcfOpening.open(path, options);
        var map = MAP.matcher(path.getFileName().toString());
        if (file.kind() == FileKind.MAP
                && map.matches()
                && files.maps().contains(Integer.parseInt(map.group(1)))) {
            return files.address().at(Level.MAP, Integer.parseInt(map.group(1)));
        }
        boolean known = file.kind() == FileKind.DATABASE || file.kind() == FileKind.MAP_TREE;
        if (!known && !files.saves().contains(path.getFileName().toString())) {
            return files.add(file, path).address();
        }
        return files.address().at(Level.FILE, path.getFileName().toString());
    }
}
