package org.vivarium.app.bench;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FullDecode;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * Measures one LCF file in four stages, each from its bytes: open, the first row of its largest
 * table, every row of every table at the top, every field of everything. For each: time, bytes
 * allocated, and the heap that stays afterwards, the file's own bytes included.
 */
public final class LcfBench {
    private static final int RUNS = 25;
    private static final int WARM_UP = 15;
    private static final long HIGHEST_NANOS = 60_000_000_000L;

    /** Small files are held many times, so that the collector's figures mean something. */
    private static final int HELD_BYTES = 24 << 20;

    private final Path path;
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** What is done with an opened file. */
    private interface Stage {
        void run(LcfFile file);
    }

    public LcfBench(Path path) {
        this.path = path;
    }

    public BenchResult run() throws IOException {
        byte[] data = Files.readAllBytes(path);
        var timings = new LinkedHashMap<String, Timing>();
        var numbers = new LinkedHashMap<String, Double>();
        numbers.put("file MB", data.length / 1e6);
        for (Map.Entry<String, Stage> stage : stages().entrySet()) {
            measure(stage.getKey(), stage.getValue(), data, timings, numbers);
        }
        return new BenchResult(path.getFileName() + " (warm)", timings, numbers);
    }

    private static Map<String, Stage> stages() {
        Map<String, Stage> stages = new LinkedHashMap<>();
        stages.put("open", file -> {});
        stages.put("open to first row", LcfBench::readFirstRow);
        stages.put("open to every row", LcfBench::readEveryRow);
        stages.put("open to every field", FullDecode::of);
        return stages;
    }

    private void measure(
            String name,
            Stage stage,
            byte[] data,
            Map<String, Timing> timings,
            Map<String, Double> numbers)
            throws IOException {
        var times = new Histogram(1, HIGHEST_NANOS, 3);
        long[] allocated = new long[RUNS];
        for (int i = -WARM_UP; i < RUNS; i++) {
            long bytes = threads.getCurrentThreadAllocatedBytes();
            long start = System.nanoTime();
            stage.run(open(data));
            long end = System.nanoTime();
            if (i >= 0) {
                times.recordValue(end - start);
                allocated[i] = threads.getCurrentThreadAllocatedBytes() - bytes;
            }
        }
        Arrays.sort(allocated);
        timings.put(name, Timing.of(times));
        numbers.put(name + ", kB allocated", allocated[RUNS / 2] / 1e3);
        numbers.put(
                name + ", heap kept in % of the file", 100.0 * keptHeap(stage, data) / data.length);
    }

    private LcfFile open(byte[] data) throws LcfException {
        return LcfFile.of(data, path.getFileName().toString());
    }

    private static void readFirstRow(LcfFile file) {
        Table largest = null;
        long most = -1;
        for (Field field : file.root().type().fields()) {
            if (field.kind().isTable() && (int) file.root().locate(field) > most) {
                most = (int) file.root().locate(field);
                largest = file.root().table(field);
            }
        }
        if (largest != null && !largest.isEmpty()) {
            Row row = largest.row(0);
            row.type().fields().forEach(row::locate);
        }
    }

    private static void readEveryRow(LcfFile file) {
        for (Field field : file.root().type().fields()) {
            if (field.kind().isTable()) {
                Table table = file.root().table(field);
                for (int i = 0; i < table.size(); i++) {
                    table.row(i);
                }
            }
        }
    }

    private long keptHeap(Stage stage, byte[] data) throws LcfException {
        LcfFile[] held = new LcfFile[Math.clamp(HELD_BYTES / Math.max(1, data.length), 1, 2000)];
        long before = usedHeap();
        for (int i = 0; i < held.length; i++) {
            held[i] = open(data.clone());
            stage.run(held[i]);
        }
        long after = usedHeap();
        long bytes = 0;
        for (LcfFile file : held) {
            bytes += file.size();
        }
        return bytes == 0 ? 0 : Math.max(0, after - before) / held.length;
    }

    private static long usedHeap() {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }
}
