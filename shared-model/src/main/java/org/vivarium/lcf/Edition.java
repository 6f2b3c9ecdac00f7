package org.vivarium.lcf;

/** Where a field comes from beside the common format. */
public enum Edition {
    /** Of both engines. */
    COMMON,
    /** Not written for a 2000 game. */
    ONLY_2003,
    /** Added by an extended player; kept, and written when set. */
    EASYRPG,
    /** Added by the Maniac patch. */
    MANIAC
}
