package org.vivarium.lcf.edit;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;

/**
 * The way from the top of a file to one of its structs, by fields and row positions: it stays valid
 * while bytes move.
 *
 * @param steps outermost first
 */
public record RowPath(List<Step> steps) {
    public static final RowPath ROOT = new RowPath(List.of());

    /** A step into a struct, or into a row of a list (position from 0; -1 for structs). */
    record Step(Field field, int position) {}

    /** The nested struct of a field. */
    public RowPath struct(Field field) {
        return with(new Step(field, -1));
    }

    /** A row of a list. */
    public RowPath row(Field field, int position) {
        return with(new Step(field, position));
    }

    private RowPath with(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new RowPath(List.copyOf(longer));
    }

    RowPath parent() {
        return new RowPath(steps.subList(0, steps.size() - 1));
    }

    Step last() {
        return steps.getLast();
    }

    /** The struct in a file; throws IndexOutOfBoundsException for a row that isn't there. */
    public Row in(LcfFile file) {
        return chain(file).getLast();
    }

    /** All structs on the way, the top of the file first. */
    List<Row> chain(LcfFile file) {
        List<Row> rows = new ArrayList<>();
        Row row = file.root();
        rows.add(row);
        for (Step step : steps) {
            row =
                    step.position < 0
                            ? row.struct(step.field)
                            : row.table(step.field).row(step.position);
            rows.add(row);
        }
        return rows;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            text.append(text.isEmpty() ? "" : ".").append(step.field.name());
            if (step.position >= 0) {
                text.append('[').append(step.position + 1).append(']');
            }
        }
        return text.toString();
    }
}
