package org.vivarium.engine.event;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.vivarium.model.event.CommandList;

/**
 * Compiled programs by their address, bounded by the bytes they hold. A look-up allocates nothing:
 * calls and event starts happen many times a frame (spec interpreter 23).
 *
 * <p>An open hash table over the packed address. When the weight limit is passed, the programs not
 * asked for since longest are dropped; frames that still run one keep it alive themselves.
 */
public final class ProgramCache {

    /** Enough for the largest games' hot lists. */
    public static final long DEFAULT_LIMIT = 16L << 20;

    private static final int SHARE_OF_OTHERS = 8;

    private final ProgramSource source;
    private final Dialect dialect;
    private final HandlerTable handlers;
    private final long limit;
    private final Map<Dialect, ProgramCache> others = new HashMap<>();

    private long[] keys = new long[256];
    private Program[] programs = new Program[256];
    private long[] lastUse = new long[256];
    private int used;
    private long weight;
    private long clock;
    private long compiled;
    private boolean enabled = true;

    /**
     * @param limit bytes of programs kept; 0 compiles anew at every look-up (the cache's switch)
     */
    public ProgramCache(ProgramSource source, Dialect dialect, HandlerTable handlers, long limit) {
        this.source = source;
        this.dialect = dialect;
        this.handlers = handlers;
        this.limit = limit;
    }

    /** What its programs are read as. */
    Dialect dialect() {
        return dialect;
    }

    /** The same lists read as another dialect, kept apart (command 2053). */
    ProgramCache in(Dialect other) {
        if (other.equals(dialect)) {
            return this;
        }
        ProgramCache cache = others.get(other);
        if (cache == null) {
            cache = new ProgramCache(source, other, handlers, limit / SHARE_OF_OTHERS);
            cache.enabled = enabled;
            others.put(other, cache);
        }
        return cache;
    }

    public Program commonEvent(int id) {
        return get(ProgramRef.Kind.COMMON_EVENT, id, 0, 0);
    }

    public Program mapPage(int map, int event, int page) {
        return get(ProgramRef.Kind.MAP_PAGE, map, event, page);
    }

    public Program troopPage(int troop, int page) {
        return get(ProgramRef.Kind.TROOP_PAGE, troop, page, 0);
    }

    public Program get(ProgramRef ref) {
        return get(ref.kind(), ref.a(), ref.b(), ref.c());
    }

    /** A program for a list without an address; never kept here. */
    public Program inline(CommandList list) {
        return Program.compile(ProgramRef.INLINE, list, dialect, handlers);
    }

    /** Compiles a list without keeping it. May be called on any thread. */
    public Program compile(ProgramRef ref, CommandList list) {
        return Program.compile(ref, list, dialect, handlers);
    }

    /** Keeps a program that was compiled ahead, unless there is one at its address. */
    public void adopt(Program program) {
        ProgramRef ref = program.ref();
        long key = ProgramRef.key(ref.kind(), ref.a(), ref.b(), ref.c());
        if (limit > 0 && keys[slot(key)] != key) {
            clock++;
            put(key, program);
        }
    }

    /** Off: every look-up compiles anew, as with a limit of 0. */
    public void setEnabled(boolean on) {
        enabled = on;
        others.values().forEach(cache -> cache.setEnabled(on));
        if (!on) {
            clear();
        }
    }

    /** Forgets everything: the files behind the addresses have changed. */
    public void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(programs, null);
        used = 0;
        weight = 0;
        others.values().forEach(ProgramCache::clear);
    }

    /** Bytes held by the programs in the cache. */
    public long weight() {
        return weight;
    }

    public int size() {
        return used;
    }

    /** Programs compiled so far: how often a look-up missed. */
    public long compiled() {
        return compiled;
    }

    private Program get(ProgramRef.Kind kind, int a, int b, int c) {
        long key = ProgramRef.key(kind, a, b, c);
        int slot = slot(key);
        clock++;
        if (keys[slot] == key) {
            lastUse[slot] = clock;
            return programs[slot];
        }
        CommandList list = source.find(new ProgramRef(kind, a, b, c));
        if (list == null) {
            return null;
        }
        compiled++;
        Program program = Program.compile(new ProgramRef(kind, a, b, c), list, dialect, handlers);
        if (enabled && limit > 0) {
            put(key, program);
        }
        return program;
    }

    private void put(long key, Program program) {
        if (used * 2 >= keys.length) {
            rebuild(keys.length * 2, Long.MIN_VALUE);
        }
        insert(key, program, clock);
        if (weight > limit) {
            rebuild(keys.length, oldestKept());
        }
    }

    private void insert(long key, Program program, long use) {
        int slot = slot(key);
        keys[slot] = key;
        programs[slot] = program;
        lastUse[slot] = use;
        used++;
        weight += program.list().weight();
    }

    /** The use stamp from which on programs fit into three quarters of the limit, newest first. */
    private long oldestKept() {
        long[] stamps = new long[used];
        int n = 0;
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != 0) {
                stamps[n++] = lastUse[i];
            }
        }
        Arrays.sort(stamps);
        long surplus = weight - limit / 4 * 3;
        for (long stamp : stamps) {
            if (surplus <= 0 || stamp == clock) {
                return stamp;
            }
            surplus -= weightOf(stamp);
        }
        return clock;
    }

    private long weightOf(long stamp) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != 0 && lastUse[i] == stamp) {
                return programs[i].list().weight();
            }
        }
        return 0;
    }

    private void rebuild(int capacity, long oldest) {
        long[] oldKeys = keys;
        Program[] oldPrograms = programs;
        long[] oldUse = lastUse;
        keys = new long[capacity];
        programs = new Program[capacity];
        lastUse = new long[capacity];
        used = 0;
        weight = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0 && oldUse[i] >= oldest) {
                insert(oldKeys[i], oldPrograms[i], oldUse[i]);
            }
        }
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & mask;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }
}
