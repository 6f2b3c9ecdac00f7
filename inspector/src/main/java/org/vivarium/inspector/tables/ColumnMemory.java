package org.vivarium.inspector.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.vivarium.inspector.ViewMemory;
import org.vivarium.lcf.StructType;

/** Which columns the user wants for each kind of row, and how wide. */
final class ColumnMemory {
    /** A column and its width in pixels; 0 for the usual one. */
    record Chosen(ColumnPath column, double width) {}

    private static final int USUAL = 9;

    private final ViewMemory memory;

    ColumnMemory(ViewMemory memory) {
        this.memory = memory;
    }

    private static String key(StructType type) {
        return "columns." + type.name();
    }

    /** The columns of a table, as the user left them or as usual. */
    List<Chosen> of(StructType type) {
        String saved = memory.read(key(type)).orElse("");
        List<Chosen> columns = new ArrayList<>();
        for (String part : saved.split(",")) {
            String[] words = part.split(":");
            ColumnPath column = ColumnPath.find(type, words[0]);
            if (column != null) {
                columns.add(new Chosen(column, words.length > 1 ? width(words[1]) : 0));
            }
        }
        if (!columns.isEmpty()) {
            return columns;
        }
        return ColumnPath.of(type).stream()
                .filter(ColumnPath::isUsual)
                .limit(USUAL)
                .map(column -> new Chosen(column, 0))
                .toList();
    }

    private static double width(String text) {
        return text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
    }

    void keep(StructType type, List<Chosen> columns) {
        String[] parts =
                columns.stream()
                        .map(
                                one ->
                                        one.column().name()
                                                + String.format(Locale.ROOT, ":%.0f", one.width()))
                        .toArray(String[]::new);
        memory.write(key(type), String.join(",", Arrays.asList(parts)));
    }

    /** Goes back to the usual columns. */
    void forget(StructType type) {
        memory.write(key(type), "");
    }
}
