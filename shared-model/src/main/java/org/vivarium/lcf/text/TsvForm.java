package org.vivarium.lcf.text;

import java.nio.charset.Charset;
import java.util.List;
import java.util.stream.Collectors;
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
        ValueWriter values = new ValueWriter(charset);
        List<Field> columns =
                table.rowType().fields().stream()
                        .filter(f -> ValueWriter.isSimple(f.kind()))
                        .toList();
        StringBuilder out = new StringBuilder("id");
        columns.forEach(column -> out.append('\t').append(column.name()));
        out.append('\n');
        for (int i = 0; i < table.size(); i++) {
            Row row = table.row(i).indexed();
            out.append(table.field().kind() == FieldKind.LIST ? row.id() : i + 1);
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
