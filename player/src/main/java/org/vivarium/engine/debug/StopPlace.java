package org.vivarium.engine.debug;

import org.vivarium.control.CommandTime;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.engine.state.StateList;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Reason;

/**
 * Where an event stands still, when and why.
 *
 * @param owner number of its interpreter, the same in every engine of a game
 * @param depth lists on its stack
 */
record StopPlace(
        InterpreterState run,
        Role role,
        int owner,
        ProgramRef list,
        int line,
        int depth,
        CommandTime time,
        Reason reason,
        int condition) {

    static StopPlace of(Interpreter i, CommandTime time, Reason reason, int condition) {
        return new StopPlace(
                i.run(),
                i.role(),
                i.owner(),
                i.program().ref(),
                i.command(),
                i.run().stack.size(),
                time,
                reason,
                condition);
    }

    void fill(DebuggerSnapshot snapshot) {
        snapshot.reason = reason.ordinal();
        snapshot.condition = condition;
        snapshot.runner = role.ordinal();
        snapshot.runnerId = Role.idOfOwner(owner);
        snapshot.source = list.kind().ordinal();
        snapshot.a = list.a();
        snapshot.b = list.b();
        snapshot.c = list.c();
        snapshot.line = line;
        snapshot.atFrame = time.frame();
        snapshot.atOrder = time.order();
        snapshot.depth = depth - 1;
    }

    /** The lists around, those outside at their calls; only while the event stands there. */
    void fillStack(DebuggerSnapshot snapshot) {
        StateList<FrameState> stack = run.stack;
        snapshot.frames = Math.min(stack.size(), DebuggerSnapshot.MAX_DEPTH);
        int first = stack.size() - snapshot.frames;
        for (int n = 0; n < snapshot.frames; n++) {
            FrameState frame = stack.get(first + n);
            ProgramRef ref = frame.ref;
            snapshot.frameSource[n] = ref.kind().ordinal();
            snapshot.frameA[n] = ref.a();
            snapshot.frameB[n] = ref.b();
            snapshot.frameC[n] = ref.c();
            boolean runs = n == snapshot.frames - 1;
            snapshot.frameLine[n] = runs ? frame.index : Math.max(0, frame.index - 1);
            snapshot.frameCode[n] = ref.kind() == ProgramRef.Kind.INLINE ? frame.code : null;
        }
    }
}
