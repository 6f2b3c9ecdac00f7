package org.vivarium.engine.event.tier;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.vivarium.engine.event.CompiledProgram;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.ProgramTier;
import org.vivarium.engine.state.GameState;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.WarningLog;

/**
 * The second tier of a running game: which programs are bytecode, and which are to be (design
 * section 6). Bytecode hangs on its program and goes with it; what is kept here only looks on.
 *
 * <p>When a program changes tiers never shows in the game's state, so that it may be compiled on
 * another thread and taken over whenever it is done.
 */
public final class HotPrograms implements ProgramTier {

    /** Commands a program has run when compiling it begins to pay (docs/profiling.md). */
    public static final long HOT = 1_000_000;

    /** Bytes of class files kept at once. */
    static final long MOST_BYTES = 8L << 20;

    /** Commands after which a program is looked at again that couldn't be compiled. */
    private static final long LOOK_AGAIN = 100_000;

    private final GameState state;
    private final ProgramCompiler compiler;
    private final SharedCode shared = new SharedCode();
    private final WarningLog warnings;
    private final Executor beside;
    private final List<WeakReference<Program>> compiled = new ArrayList<>();
    private EventTier tier = EventTier.INTERPRETED;
    private HotList list = HotList.EMPTY;
    private long threshold = HOT;
    private boolean enabled = true;

    public HotPrograms(GameState state, HandlerTable handlers, WarningLog warnings) {
        this(state, handlers, warnings, CompileThread.SHARED);
    }

    /**
     * @param beside compiles programs that got hot
     */
    public HotPrograms(
            GameState state, HandlerTable handlers, WarningLog warnings, Executor beside) {
        this.state = state;
        this.compiler = new ProgramCompiler(handlers);
        this.warnings = warnings;
        this.beside = beside;
    }

    /** How programs run from now on; called before the first frame. */
    public void use(EventTier tier) {
        this.tier = tier;
    }

    public EventTier tier() {
        return tier;
    }

    /** Programs to compile as soon as they are met, as earlier runs found them hot. */
    public void use(HotList known) {
        list = known;
    }

    /** Commands after which {@link EventTier#AUTO} takes a program for hot. */
    public void setThreshold(long commands) {
        threshold = commands;
    }

    /** Off: every program is interpreted, whatever the tier (the switch of this cache). */
    public void setEnabled(boolean on) {
        synchronized (compiled) {
            enabled = on;
        }
        if (!on) {
            clear();
        }
    }

    @Override
    public void reached(Program program) {
        long ran = program.commands();
        if (tier == EventTier.INTERPRETED || program.size() == 0) {
            program.attentionAt(Long.MAX_VALUE);
        } else if (!enabled || full()) {
            program.attentionAt(ran + LOOK_AGAIN);
        } else if (tier == EventTier.COMPILED) {
            program.attentionAt(Long.MAX_VALUE);
            compile(program, StateShape.of(state));
        } else if (ran >= threshold || list.contains(program)) {
            program.attentionAt(Long.MAX_VALUE);
            beside.execute(new Job(this, program, StateShape.of(state)));
        } else {
            program.attentionAt(threshold);
        }
    }

    private CompiledProgram make(Program program, StateShape shape) {
        CompiledProgram code = compiler.compile(program, shape);
        return tier == EventTier.AUTO ? code.onTrial() : code;
    }

    /** A program that got hot, on its way to the other thread. */
    private record Job(HotPrograms owner, Program program, StateShape shape) implements Runnable {
        @Override
        public void run() {
            owner.compile(program, shape);
        }
    }

    private boolean full() {
        if (shared.bytes() > MOST_BYTES) {
            shared.count();
        }
        return shared.bytes() > MOST_BYTES;
    }

    private void compile(Program program, StateShape shape) {
        try {
            CompiledProgram code = shared.get(program, shape, () -> make(program, shape));
            synchronized (compiled) {
                if (enabled) {
                    compiled.removeIf(seen -> seen.get() == null || seen.get() == program);
                    compiled.add(new WeakReference<>(program));
                    program.setCompiled(code);
                }
            }
        } catch (RuntimeException | LinkageError e) {
            warnings.add(
                    Domain.EVENTS,
                    program.ref().toString(),
                    "can't be compiled (" + e.getMessage() + "); it is interpreted");
        }
    }

    /** Hands every program back to the interpreter; what stays hot is compiled again. */
    public void clear() {
        synchronized (compiled) {
            for (Program program : programs()) {
                program.setCompiled(null);
                program.attentionAt(
                        program.commands() + (tier == EventTier.COMPILED ? 0 : threshold));
            }
            compiled.clear();
        }
        shared.clear();
    }

    /** Programs that are bytecode now. */
    public List<Program> programs() {
        List<Program> alive = new ArrayList<>();
        synchronized (compiled) {
            for (WeakReference<Program> seen : compiled) {
                Program program = seen.get();
                if (program != null && program.compiled() != null) {
                    alive.add(program);
                }
            }
        }
        return alive;
    }

    /** Bytes of class files held. */
    public long bytes() {
        return shared.bytes();
    }

    /** The list to save: what was read, without what changed, and what is bytecode now. */
    public HotList hotList() {
        return list.with(programs());
    }
}
