package org.vivarium.benchmarks.event;

import java.nio.charset.StandardCharsets;
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
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.InterpreterState;

/** How long one command takes, by kind of list; a whole budget of 10,000 steps an invocation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class InterpreterBenchmark {

    @Param({"ARITHMETIC", "BRANCHES", "LOOPS", "SWITCHES", "KEYS", "CALLS", "MIXED"})
    public BenchmarkList list;

    private Interpreter interpreter;
    private InterpreterState run;

    @Setup
    public void start() {
        BenchmarkGame game = new BenchmarkGame(StandardCharsets.US_ASCII);
        interpreter = game.interpreter();
        run = new InterpreterState();
        interpreter.start(
                run, Role.PARALLEL_COMMON_EVENT, game.inline(list.commands()), 0, false);
    }

    @Benchmark
    @OperationsPerInvocation(Interpreter.BUDGET)
    public void command() {
        interpreter.update(run, Role.PARALLEL_COMMON_EVENT, 1);
    }
}
