package org.vivarium.lcf.text;

/** Names in text documents that are no fields. */
final class TextKeys {
    static final String FILE = "lcf";
    static final String ENGINE = "engine";
    static final String ENCODING = "encoding";
    static final String HEADER = "header";
    static final String DATA = "data";

    static final String ID = "id";

    /** Bytes in hexadecimal where a value has no exact text. */
    static final String BYTES = "bytes";

    /** The chunks of a struct that the writing rules alone would not reproduce. */
    static final String CHUNKS = "_chunks";

    /** Bytes behind the end of such a struct. */
    static final String TAIL = "_tail";

    /** Whether such a struct lacks its closing zero byte. */
    static final String OPEN = "_open";

    /** Chunks that the schema doesn't know. */
    static final String UNKNOWN = "_unknown";

    static final String CODE = "code";
    static final String INDENT = "indent";
    static final String TEXT = "text";
    static final String PARAMETERS = "parameters";
    static final String NAME = "name";
    static final String A = "a";
    static final String B = "b";
    static final String C = "c";

    private TextKeys() {}
}
