package org.vivarium.lcf;

/** How the fields of a struct lie in its bytes (spec lcf-format 5, 6, 10). */
public enum Layout {
    /** Chunks of id, length and payload, closed by a zero byte. */
    CHUNKS,
    /**
     * Six arrays of 16 bit numbers of equal length in a row: the growth curves of actors and
     * classes.
     */
    CURVES,
    /** Five 16 bit numbers: equipment. */
    SHORTS,
    /** Four 32 bit numbers: a rectangle. */
    WORDS,
    /** The map tree file: rows, order, active map and start without framing. */
    TREE,
    /** Event and move commands: read by cursors, never as rows. */
    CODE
}
