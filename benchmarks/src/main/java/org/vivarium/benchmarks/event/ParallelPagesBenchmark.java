package org.vivarium.benchmarks.event;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.engine.event.EventTier;
import org.vivarium.lcf.LcfException;
import org.vivarium.model.event.CommandWriter;

/** A frame of a map whose events all poll a switch in a parallel page, nothing drawn. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ParallelPagesBenchmark {

    @Param({"0", "200"})
    public int pages;

    @Param({"INTERPRETED", "COMPILED"})
    public EventTier tier;

    private BenchmarkGame game;

    @Setup
    public void start() throws LcfException {
        CommandWriter poll =
                new CommandWriter()
                        .add(BenchmarkList.BRANCH, 0, 0, 7, 0)
                        .add(BenchmarkList.VARIABLE, 1, 0, 1, 1, 1, 0, 1)
                        .add(BenchmarkList.BLANK, 1)
                        .add(BenchmarkList.BRANCH_END, 0);
        game = new BenchmarkGame(pages, poll, tier);
    }

    @Benchmark
    public void frame() {
        game.frame();
    }
}
