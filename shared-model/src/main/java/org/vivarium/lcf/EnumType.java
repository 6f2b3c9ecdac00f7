package org.vivarium.lcf;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Names for the values of an open enumeration, or for the bits of a set of flags: numbers without a
 * name stay numbers.
 */
public final class EnumType {
    private final String name;
    private final boolean flags;
    private final SequencedMap<Integer, String> names = new LinkedHashMap<>();
    private final Map<String, Integer> values = new LinkedHashMap<>();
    private int bits2000;
    private int bits2003;

    EnumType(String name, boolean flags) {
        this.name = name;
        this.flags = flags;
    }

    void add(int value, String valueName, boolean only2003) {
        names.putIfAbsent(value, valueName);
        values.putIfAbsent(valueName, value);
        bits2003 = Math.max(bits2003, value + 1);
        if (!only2003) {
            bits2000 = Math.max(bits2000, value + 1);
        }
    }

    /** {@code Struct.Name} of an enumeration, the set's name for flags. */
    public String name() {
        return name;
    }

    public boolean isFlags() {
        return flags;
    }

    /** Value (or bit index) to name, in the order of the schema. */
    public SequencedMap<Integer, String> names() {
        return Collections.unmodifiableSequencedMap(names);
    }

    /** The name of a value, or null. */
    public String nameOf(int value) {
        return names.get(value);
    }

    /** The value of a name, or null. */
    public Integer valueOf(String valueName) {
        return values.get(valueName);
    }

    /** Number of flags that exist in files of an engine. */
    public int flagBits(Engine engine) {
        return engine == Engine.RPG2003 ? bits2003 : bits2000;
    }

    /** Bytes that hold the flags in files of an engine (spec lcf-format 6.4). */
    public int flagBytes(Engine engine) {
        return (flagBits(engine) + 7) / 8;
    }
}
