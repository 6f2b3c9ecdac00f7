package org.vivarium.inspector.bytes;

/** What a byte of a file is there for. */
public enum ByteRole {
    /** The file's header: its kind in words. */
    HEADER,
    /** Number of a chunk. */
    ID,
    /** Length of a chunk's payload. */
    LENGTH,
    /** Number of rows of a list, or the id in front of a row. */
    COUNT,
    PAYLOAD,
    /** Payload of a chunk the schema doesn't know. */
    UNKNOWN,
    /** The zero that closes a struct. */
    END,
    /** What could not be understood. */
    DAMAGED
}
