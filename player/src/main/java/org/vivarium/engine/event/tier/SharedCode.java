package org.vivarium.engine.event.tier;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.vivarium.engine.event.CompiledProgram;
import org.vivarium.engine.event.Op;
import org.vivarium.engine.event.Program;
import org.vivarium.model.event.CommandList;

/**
 * Bytecode by what it does: events that were copied and pasted have equal lists, and two hundred of
 * them are one piece of code to the JVM, compiled once and warm for all. Kept only as long as some
 * program has it.
 */
final class SharedCode {

    private final Map<Key, WeakReference<CompiledProgram>> known = new HashMap<>();
    private volatile long bytes;

    /** All that generated code depends on. */
    private record Key(StateShape shape, int[] commands) {

        static Key of(Program program, StateShape shape) {
            int[] words = program.words();
            int[] kept = new int[words.length];
            int size = 0;
            for (int i = 0; i < program.size(); i++) {
                int base = i << CommandList.SHIFT;
                kept[size++] = words[base + CommandList.OP];
                kept[size++] = words[base + CommandList.TARGET];
                if (words[base + CommandList.OP] < Op.CALL
                        && words[base + CommandList.OP] > Op.STUCK) {
                    int count = words[base + CommandList.COUNT];
                    kept[size++] = words[base + CommandList.CODE];
                    kept[size++] = words[base + CommandList.INDENT];
                    kept[size++] = count;
                    System.arraycopy(
                            words, words[base + CommandList.PARAMETERS], kept, size, count);
                    size += count;
                }
            }
            return new Key(shape, Arrays.copyOf(kept, size));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && shape.equals(key.shape)
                    && Arrays.equals(commands, key.commands);
        }

        @Override
        public int hashCode() {
            return 31 * shape.hashCode() + Arrays.hashCode(commands);
        }
    }

    /** The code of an equal program, or else what {@code compiler} makes. */
    synchronized CompiledProgram get(
            Program program, StateShape shape, Supplier<CompiledProgram> compiler) {
        Key key = Key.of(program, shape);
        WeakReference<CompiledProgram> kept = known.get(key);
        CompiledProgram code = kept == null ? null : kept.get();
        if (code == null) {
            code = compiler.get();
            known.put(key, new WeakReference<>(code));
            count();
        }
        return code;
    }

    /** Forgets what no program holds any more. */
    synchronized void count() {
        long sum = 0;
        for (var entries = known.values().iterator(); entries.hasNext(); ) {
            CompiledProgram code = entries.next().get();
            if (code == null) {
                entries.remove();
            } else {
                sum += code.bytes();
            }
        }
        bytes = sum;
    }

    /** Bytes of class files, as last counted. */
    long bytes() {
        return bytes;
    }

    synchronized void clear() {
        known.clear();
        bytes = 0;
    }
}
