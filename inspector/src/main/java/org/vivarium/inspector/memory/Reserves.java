package org.vivarium.inspector.memory;

import java.util.function.LongFunction;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.runtime.ProcessMemory;
import org.vivarium.telemetry.snapshot.MemorySnapshot;
import org.vivarium.telemetry.snapshot.MemorySnapshot.Rows;

/**
 * What is reserved rather than allocated: the engine's arenas and lists, its pools, and the JVM's
 * memory outside the heap.
 */
final class Reserves {
    private static final int NON_HEAP_POOLS = 10;

    private final Lines arenas = new Lines(Texts.of("memory.arena.tip"), MemorySnapshot.MAX_ROWS);
    private final Lines pools = new Lines(Texts.of("memory.pools.tip"), MemorySnapshot.MAX_ROWS);
    private final Lines nonHeap = new Lines(Texts.of("memory.nonHeap.tip"), NON_HEAP_POOLS);
    private final FlowPane pane = new FlowPane(24, 6, arenas.node(), pools.node(), nonHeap.node());

    Region node() {
        return pane;
    }

    void show(ProcessMemory process, MemorySnapshot snapshot) {
        if (snapshot != null) {
            fill(arenas, "memory.arena", snapshot.arenas, Units::bytes);
            fill(pools, "memory.pools", snapshot.pools, Units::count);
        }
        nonHeap.begin(Texts.of("memory.nonHeap", Units.bytes(process.nonHeapUsed())));
        process.nonHeapPools()
                .forEach(
                        pool ->
                                nonHeap.add(
                                        null,
                                        pool.getName(),
                                        Units.bytes(pool.getUsage().getUsed())));
        nonHeap.end("–");
    }

    private static void fill(Lines lines, String key, Rows rows, LongFunction<String> amount) {
        lines.begin(Texts.of(key));
        for (int i = 0; i < rows.count(); i++) {
            String numbers =
                    amount.apply(rows.used[i])
                            + " / "
                            + amount.apply(rows.peak[i])
                            + " / "
                            + amount.apply(rows.capacity[i]);
            lines.add(
                    null,
                    rows.name[i],
                    rows.recycled[i] == 0
                            ? numbers
                            : numbers + " · " + Texts.of("memory.recycled", rows.recycled[i]));
        }
        lines.end("–");
    }
}
