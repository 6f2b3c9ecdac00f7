package org.vivarium.app.bench;

import org.HdrHistogram.Histogram;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FullDecode;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;

/** Times one LCF file: open, first row of its largest table, every field; and the heap it keeps. */
public final class LcfBench {
    private static final int RUNS = 25;
    private static final int WARM_UP = 10;
    private static final long HIGHEST_NANOS = 60_000_000_000L;

    private final Path path;

    public LcfBench(Path path) {
        this.path = path;
    }

    public BenchResult run() throws IOException {
        byte[] data = Files.readAllBytes(path);
        var open = histogram();
        var firstRow = histogram();
        var everything = histogram();
        for (int i = 0; i < WARM_UP + RUNS; i++) {
            long start = System.nanoTime();
            LcfFile file = LcfFile.open(path);
            long opened = System.nanoTime();
            readFirstRow(file);
            long read = System.nanoTime();
            FullDecode.of(file);
            long decoded = System.nanoTime();
            if (i >= WARM_UP) {
                open.recordValue(opened - start);
                firstRow.recordValue(read - start);
                everything.recordValue(decoded - read);
            }
        }
        var timings = new LinkedHashMap<String, Timing>();
        timings.put("open", Timing.of(open));
        timings.put("open to first row", Timing.of(firstRow));
        timings.put("every field", Timing.of(everything));
        var numbers = new LinkedHashMap<String, Double>();
        double kept = keptHeap();
        numbers.put("file MB", data.length / 1e6);
        numbers.put("kept heap MB", kept / 1e6);
        numbers.put("kept heap / file", kept / data.length);
        return new BenchResult(path.getFileName() + " (warm)", timings, numbers);
    }

    private static Histogram histogram() {
        return new Histogram(1, HIGHEST_NANOS, 3);
    }

    private static void readFirstRow(LcfFile file) {
        Table largest = null;
        for (Field field : file.root().type().fields()) {
            if (field.kind().isTable()) {
                Table table = file.root().table(field);
                largest = largest == null || table.size() > largest.size() ? table : largest;
            }
        }
        if (largest != null && !largest.isEmpty()) {
            Row row = largest.row(0);
            for (Field field : row.type().fields()) {
                row.locate(field);
            }
        }
    }

    /** Bytes of heap the opened file keeps after everything in it was read once. */
    private double keptHeap() throws IOException {
        long before = usedHeap();
        LcfFile file = LcfFile.open(path);
        FullDecode.of(file);
        long after = usedHeap();
        return file.size() > 0 ? Math.max(0, after - before) : 0;
    }

    private static long usedHeap() {
        for (int i = 0; i < 4; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
