package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.edit.AtomicFile;
import org.vivarium.lcf.text.LcfTextForm;
import org.vivarium.lcf.text.TextFormException;
import org.vivarium.lcf.text.YamlForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code pack}: a text form back to the binary file; every problem of the text is told with its
 * line.
 */
@Command(
        name = "pack",
        mixinStandardHelpOptions = true,
        description = "Turns what dump printed (yaml or json), edited or not, into a file.")
public final class PackCommand implements Callable<Integer> {

    @Parameters(
            index = "0",
            paramLabel = "TEXTFILE",
            description = "YAML or JSON as dump writes it.")
    private Path text;

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Override
    public Integer call() throws IOException, CannotOpenException {
        try {
            byte[] packed = LcfTextForm.read(YamlForm.read(Files.readString(text)));
            refuseOtherKind(LcfFile.of(packed, file.toString()).kind());
            AtomicFile.write(file, packed, false);
            return ExitCode.DONE.code();
        } catch (TextFormException e) {
            e.problems().forEach(problem -> System.err.println(text + ": " + problem));
            int count = e.problems().size();
            System.err.println(
                    count
                            + (count == 1 ? " problem; " : " problems; ")
                            + file
                            + " was not written");
            return ExitCode.DIFFERENCES.code();
        }
    }

    /** A database under a map's name would be found broken by the game that opens it. */
    private void refuseOtherKind(FileKind kind) throws CannotOpenException {
        FileKind named = FileKind.named(file.toString());
        if (named != null && named != kind) {
            throw new CannotOpenException(
                    "%s is a %s, and %s would be taken for a %s; nothing was written"
                            .formatted(text, kind.title(), file, named.title()));
        }
    }
}
