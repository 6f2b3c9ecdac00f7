package org.vivarium.app.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.text.JsonForm;
import org.vivarium.lcf.text.LcfTextForm;
import org.vivarium.lcf.text.TextNode;
import org.vivarium.lcf.text.TsvForm;
import org.vivarium.lcf.text.YamlForm;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/**
 * {@code dump}: an LCF file, one of its tables or one row as text. A whole file's text packs to the
 * identical file.
 */
@Command(
        name = "dump",
        mixinStandardHelpOptions = true,
        description = "Prints a database, map tree, map or save as text; pack turns it back.")
public final class DumpCommand implements Callable<Integer> {

    /** The notations of a dump. */
    enum Format {
        YAML,
        JSON,
        TSV
    }

    @Parameters(paramLabel = "FILE", description = "An .ldb, .lmt, .lmu or .lsd file.")
    private Path path;

    @Option(
            names = "--table",
            paramLabel = "T",
            description = "Only this table or part, by its field name.")
    private String table;

    @Option(names = "--row", paramLabel = "N", description = "Only the row with this id.")
    private Integer row;

    @Option(
            names = "--format",
            paramLabel = "yaml|json|tsv",
            defaultValue = "yaml",
            description = "How it is printed (default ${DEFAULT-VALUE}).")
    private Format format;

    @Mixin private GameOptions options;
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        LcfFile file = LcfOpening.open(path, options);
        String text = table == null ? whole(file) : part(file);
        new PrintStream(System.out, false, StandardCharsets.UTF_8).append(text).flush();
        Optional<String> cut = CutOff.of(file);
        cut.ifPresent(words -> System.err.println("vivarium: " + path + ": " + words));
        return (cut.isEmpty() ? ExitCode.DONE : ExitCode.DIFFERENCES).code();
    }

    private String whole(LcfFile file) {
        if (format == Format.TSV || row != null) {
            throw usage("--format tsv and --row need --table");
        }
        return print(LcfTextForm.write(file));
    }

    private String part(LcfFile file) {
        Field field = file.root().type().findField(table);
        if (field == null || !field.kind().isTable() && field.kind() != FieldKind.STRUCT) {
            throw usage(
                    "there is no table "
                            + table
                            + " in a "
                            + file.root().type().name()
                            + "; there are "
                            + tables(file));
        }
        if (field.kind() == FieldKind.STRUCT) {
            return print(LcfTextForm.write(file.root().struct(field)));
        }
        Table rows = file.root().table(field);
        if (row != null) {
            Row one = rows.byId(row);
            if (one == null) {
                throw usage(
                        "there is no row "
                                + row
                                + " in "
                                + table
                                + "; it has "
                                + rows.size()
                                + " rows");
            }
            return print(LcfTextForm.write(one));
        }
        return format == Format.TSV
                ? TsvForm.write(rows, file.charset())
                : print(LcfTextForm.write(rows, file.charset()));
    }

    private String print(TextNode node) {
        return switch (format) {
            case YAML -> YamlForm.write(node);
            case JSON -> JsonForm.write(node);
            case TSV -> throw usage("tsv shows tables only");
        };
    }

    private static String tables(LcfFile file) {
        StringBuilder names = new StringBuilder();
        for (Field field : file.root().type().fields()) {
            if (field.kind().isTable() || field.kind() == FieldKind.STRUCT) {
                names.append(names.isEmpty() ? "" : ", ").append(field.name());
            }
        }
        return names.toString();
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
