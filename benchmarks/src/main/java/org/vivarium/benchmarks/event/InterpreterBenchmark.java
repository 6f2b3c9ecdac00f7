package org.vivarium.benchmarks.event;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.lcf.LcfException;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandWriter;

/** How long one command takes, by kind of list: an invocation is a whole budget of 10,000 steps. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class InterpreterBenchmark {

    @Param({"ARITHMETIC", "BRANCHES", "LOOPS", "SWITCHES", "KEYS", "CALLS", "MIXED"})
    public BenchmarkList list;

    @Param({"INTERPRETED", "COMPILED"})
    public EventTier tier;

    private Interpreter interpreter;
    private InterpreterState run;

    @Setup
    public void start() throws LcfException {
        BenchmarkGame game = new BenchmarkGame(0, new CommandWriter(), tier);
        interpreter = game.engine().map.interpreter;
        run = new InterpreterState();
        byte[] bytes = list.endless().toBytes();
        CommandList commands = CommandList.decode(bytes, 0, bytes.length);
        interpreter.start(
                run, Role.PARALLEL_COMMON_EVENT, interpreter.programs().inline(commands), 0, false);
    }

    @Benchmark
    @OperationsPerInvocation(Interpreter.BUDGET)
    public void command() {
        interpreter.update(run, Role.PARALLEL_COMMON_EVENT, 1);
    }
}
