package org.vivarium.model;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfString;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StringArray;

/**
 * The string variables of a Maniac save (spec lcf-format 6.6).
 *
 * @param texts element i is string variable i + 1
 */
public record SparseTexts(List<String> texts) {

    static SparseTexts of(Row row, Field field) {
        List<String> texts = new ArrayList<>();
        for (LcfString text : StringArray.read(row, field)) {
            texts.add(text.decode(row.file().charset()));
        }
        return new SparseTexts(List.copyOf(texts));
    }
}
