package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.text.JsonForm;
import org.vivarium.lcf.text.TextNode;
import org.vivarium.model.Address;
import org.vivarium.model.diff.Difference;
import org.vivarium.model.diff.FileDiff;
import org.vivarium.model.diff.GameDiff;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diff}: rows, fields and commands in which two files, games or saves differ. */
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        description = "Compares two files or two games; exit code 1 when they differ.")
public final class DiffCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "A", description = "A file or a game.")
    private Path before;

    @Parameters(index = "1", paramLabel = "B", description = "Another of the same kind.")
    private Path after;

    @Option(names = "--json", description = "Print one JSON list instead of lines.")
    private boolean json;

    @Mixin private GameOptions options;

    @Override
    public Integer call() throws IOException, GameOpenException, CannotOpenException {
        List<Difference> found = new ArrayList<>();
        if (Files.isRegularFile(before) && Files.isRegularFile(after) && !isArchive(before)) {
            FileDiff.compare(
                    LcfOpening.open(before, options),
                    LcfOpening.open(after, options),
                    Address.file(after.getFileName().toString()),
                    found::add);
        } else if (isPart(before) || isPart(after)) {
            throw new CannotOpenException(
                    "a game can only be compared with a game, and a file with a file: "
                            + before
                            + ", "
                            + after);
        } else {
            GameDiff.compare(game(before), game(after), found::add);
        }
        if (json) {
            System.out.print(JsonForm.write(list(found)));
        } else {
            found.forEach(System.out::println);
            System.out.println(found.size() + (found.size() == 1 ? " difference" : " differences"));
        }
        return (found.isEmpty() ? ExitCode.DONE : ExitCode.DIFFERENCES).code();
    }

    private GameFolder game(Path path) throws GameOpenException {
        return GameFolder.open(path, options.toOpenOptions(false), new WarningLog());
    }

    /** A map tree, map or save: a file that does not stand for the game it lies in. */
    private static boolean isPart(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return Files.isRegularFile(path) && name.matches(".*\\.(lmt|lmu|lsd)");
    }

    private static boolean isArchive(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return !name.matches(".*\\.(ldb|lmt|lmu|lsd)");
    }

    private static TextNode list(List<Difference> found) {
        List<TextNode> items = new ArrayList<>();
        for (Difference difference : found) {
            SequencedMap<String, TextNode> entry = new LinkedHashMap<>();
            entry.put("at", TextNode.text(difference.at().toString()));
            entry.put("kind", TextNode.text(difference.kind().name().toLowerCase(Locale.ROOT)));
            entry.put("before", TextNode.text(difference.before()));
            entry.put("after", TextNode.text(difference.after()));
            items.add(new TextNode.Mapping(entry, true, 0));
        }
        return new TextNode.Sequence(items, false, 0);
    }
}
