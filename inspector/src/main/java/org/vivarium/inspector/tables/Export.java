package org.vivarium.inspector.tables;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.text.JsonForm;
import org.vivarium.lcf.text.LcfTextForm;
import org.vivarium.lcf.text.TextNode;
import org.vivarium.lcf.text.TsvForm;
import org.vivarium.lcf.text.YamlForm;

/** Rows of a table as text for spreadsheets and other programs. */
final class Export {
    /** How rows are written. */
    enum Format {
        TSV,
        JSON,
        YAML
    }

    private Export() {}

    /**
     * Writes rows in the order given.
     *
     * @param positions their positions in the table
     */
    static String write(Table table, List<Integer> positions, Format format) {
        List<Row> rows = positions.stream().map(table::row).toList();
        if (format == Format.TSV) {
            return TsvForm.write(rows, table);
        }
        List<TextNode> items = new ArrayList<>();
        rows.forEach(row -> items.add(LcfTextForm.write(row)));
        var document = new TextNode.Sequence(items, false, 0);
        return format == Format.JSON ? JsonForm.write(document) : YamlForm.write(document);
    }
}
