package org.vivarium.benchmarks.telemetry;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLongArray;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.GroupThreads;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.telemetry.PaddedCounters;

/** Two threads counting: in neighbouring words of one cache line, and in padded counters. */
@State(Scope.Group)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CounterLineBenchmark {
    private final AtomicLongArray neighbours = new AtomicLongArray(2);
    private final PaddedCounters padded = new PaddedCounters(2);

    @Benchmark
    @Group("neighbours")
    @GroupThreads(1)
    public void neighbourA() {
        neighbours.setOpaque(0, neighbours.getOpaque(0) + 1);
    }

    @Benchmark
    @Group("neighbours")
    @GroupThreads(1)
    public void neighbourB() {
        neighbours.setOpaque(1, neighbours.getOpaque(1) + 1);
    }

    @Benchmark
    @Group("padded")
    @GroupThreads(1)
    public void paddedA() {
        padded.add(0, 1);
    }

    @Benchmark
    @Group("padded")
    @GroupThreads(1)
    public void paddedB() {
        padded.add(1, 1);
    }
}
