package org.vivarium.lcf.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * Tables as tab separated values for spreadsheets: one line a row, one column a field that has a
 * single value or an array.
 */
public final class TsvForm {
    private TsvForm() {}

    public static String write(Table table, Charset charset) {
        return write(
                IntStream.range(0, table.size()).mapToObj(table::row).toList(), table, charset);
    }

    /** Some rows of a table, in their order, in the code page of their file. */
    public static String write(List<Row> rows, Table table) {
        return rows.isEmpty()
                ? write(rows, table, StandardCharsets.UTF_8)
                : write(rows, table, rows.getFirst().file().charset());
    }

    private static String write(List<Row> rows, Table table, Charset charset) {
        ValueWriter values = new ValueWriter(charset);
        List<Field> columns =
                table.rowType().fields().stream()
                        .filter(f -> ValueWriter.isSimple(f.kind()))
                        .toList();
        StringBuilder out = new StringBuilder("id");
        columns.forEach(column -> out.append('\t').append(column.name()));
        out.append('\n');
        int number = 0;
        for (Row one : rows) {
            Row row = one.indexed();
            number++;
            out.append(table.field().kind() == FieldKind.LIST ? row.id() : number);
            for (Field column : columns) {
                out.append('\t').append(cell(values.value(row, column)));
            }
            out.append('\n');
        }
        return out.toString();
    }

    static String cell(TextNode value) {
        return switch (value) {
            case TextNode.Plain plain -> plain.text();
            case TextNode.Text text ->
                    text.text()
                            .replace("\\", "\\\\")
                            .replace("\t", "\\t")
                            .replace("\n", "\\n")
                            .replace("\r", "\\r");
            case TextNode.Sequence list ->
                    list.items().stream().map(TsvForm::cell).collect(Collectors.joining(" "));
            case TextNode.Mapping map -> "0x" + cell(map.entries().firstEntry().getValue());
        };
    }
}
