package org.vivarium.model;

import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructType;

/** A typed view of one row: it holds nothing but the row and can change nothing. */
public interface RowView {

    /** The row behind the view: its file, its bytes, its fields by schema. */
    Row data();

    /** The id in front of the row; 0 for structs without one. */
    default int id() {
        return data().id();
    }

    /** The struct at the top of a file, which must be of that type. */
    static Row root(LcfFile file, StructType type) throws LcfException {
        if (file.root().type() != type) {
            throw new LcfException(
                    file.name(),
                    0,
                    type.name(),
                    "",
                    "the file holds a " + file.root().type().name());
        }
        return file.root();
    }
}
