package org.vivarium.lcf;

import java.io.IOException;

/**
 * A file that cannot be read or written as LCF: which file, at which byte, in which struct and
 * field.
 */
public final class LcfException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int offset;
    private final String struct;
    private final String field;

    public LcfException(String file, int offset, String struct, String field, String problem) {
        super(
                file
                        + " at "
                        + offset
                        + " ("
                        + struct
                        + (field.isEmpty() ? "" : "." + field)
                        + "): "
                        + problem);
        this.file = file;
        this.offset = offset;
        this.struct = struct;
        this.field = field;
    }

    public String file() {
        return file;
    }

    /** Byte position in the file. */
    public int offset() {
        return offset;
    }

    public String struct() {
        return struct;
    }

    /** Field name, empty when the struct itself is the place. */
    public String field() {
        return field;
    }
}
