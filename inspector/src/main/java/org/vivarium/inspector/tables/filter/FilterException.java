package org.vivarium.inspector.tables.filter;

/** An expression that means nothing, and the place where it stops to. */
public final class FilterException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int start;
    private final int end;

    FilterException(Token at, String message) {
        this(at.start(), at.end(), message);
    }

    FilterException(int start, int end, String message) {
        super(message);
        this.start = start;
        this.end = end;
    }

    /** Position of the first character that is wrong. */
    public int start() {
        return start;
    }

    /** Position behind the last character that is wrong; equal to the start at the very end. */
    public int end() {
        return end;
    }
}
