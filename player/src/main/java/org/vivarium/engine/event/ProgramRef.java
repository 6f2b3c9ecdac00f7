package org.vivarium.engine.event;

/**
 * Where a program comes from: the address of its command list. Two programs with equal references
 * have the same commands, except for lists of {@link Kind#INLINE}, which carry their bytes with
 * them (a save's copy of a list, a command put together at run time).
 *
 * @param a common event, map or troop id
 * @param b event id of a map page, page number of a troop page
 * @param c page number of a map page, counted from 1
 */
public record ProgramRef(Kind kind, int a, int b, int c) {

    /** What holds the list. */
    public enum Kind {
        COMMON_EVENT,
        MAP_PAGE,
        TROOP_PAGE,
        INLINE;

        private static final Kind[] ALL = values();

        public static Kind of(int ordinal) {
            return ordinal >= 0 && ordinal < ALL.length ? ALL[ordinal] : INLINE;
        }
    }

    private static final int BITS = 20;
    private static final long MASK = (1L << BITS) - 1;

    /** The reference of every list that has no address. */
    public static final ProgramRef INLINE = new ProgramRef(Kind.INLINE, 0, 0, 0);

    public static ProgramRef commonEvent(int id) {
        return new ProgramRef(Kind.COMMON_EVENT, id, 0, 0);
    }

    public static ProgramRef mapPage(int map, int event, int page) {
        return new ProgramRef(Kind.MAP_PAGE, map, event, page);
    }

    public static ProgramRef troopPage(int troop, int page) {
        return new ProgramRef(Kind.TROOP_PAGE, troop, page, 0);
    }

    /** The whole reference in one number, so that a cache finds it without building an object. */
    static long key(Kind kind, int a, int b, int c) {
        return (long) (kind.ordinal() + 1) << 3 * BITS
                | (a & MASK) << 2 * BITS
                | (b & MASK) << BITS
                | c & MASK;
    }

    public boolean is(Kind kind, int a, int b, int c) {
        return this.kind == kind && this.a == a && this.b == b && this.c == c;
    }

    /** For warnings and the inspector: "map 3, event 12, page 2". */
    @Override
    public String toString() {
        return switch (kind) {
            case COMMON_EVENT -> "common event " + a;
            case MAP_PAGE -> "map " + a + ", event " + b + ", page " + c;
            case TROOP_PAGE -> "troop " + a + ", page " + b;
            case INLINE -> "a list without an address";
        };
    }
}
