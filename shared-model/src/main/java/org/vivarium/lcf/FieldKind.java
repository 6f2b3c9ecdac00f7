package org.vivarium.lcf;

/** How the payload of a field is laid out (spec lcf-format 4). */
public enum FieldKind {
    /** One variable length integer: numbers, enum values, ids. */
    INT("int"),
    /** One byte or integer; more than zero is true. */
    BOOL("bool"),
    UINT8("uint8"),
    INT8("int8"),
    INT16("int16"),
    UINT32("uint32"),
    DOUBLE("double"),
    TEXT("text"),
    /** Bits, lowest first, in as many bytes as the engine's flags need. */
    FLAGS("flags"),
    BYTES("bytes"),
    /** One byte per flag. */
    BOOLS("bools"),
    SHORTS("shorts"),
    INTS("ints"),
    /** Array of unsigned 32 bit words. */
    WORDS("words"),
    /** Array of variable length integers, in raw layouts only. */
    NUMBERS("numbers"),
    STRUCT("struct"),
    /** Counted rows, each with its id in front. */
    LIST("list"),
    /** Counted rows without ids. */
    ROWS("rows"),
    EVENT_CODE("event-code"),
    MOVE_CODE("move-code"),
    /** Strings with gaps, of a patch (spec lcf-format 6.6). */
    TEXTS("texts"),
    /** A chunk without payload. */
    EMPTY("empty");

    private final String word;

    FieldKind(String word) {
        this.word = word;
    }

    /** Name in the schema file. */
    public String word() {
        return word;
    }

    /** Whether the value is one number of at most 32 bits. */
    public boolean isNumber() {
        return ordinal() <= UINT32.ordinal() || this == FLAGS;
    }

    /** Whether the value is an array of numbers. */
    public boolean isArray() {
        return ordinal() >= BYTES.ordinal() && ordinal() <= NUMBERS.ordinal();
    }

    public boolean isTable() {
        return this == LIST || this == ROWS;
    }

    static FieldKind ofWord(String word) {
        for (FieldKind kind : values()) {
            if (kind.word.equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no such type: " + word);
    }
}
