package org.vivarium.engine.event.tier;

import java.lang.constant.ClassDesc;
import org.vivarium.engine.event.CommandHandler;
import org.vivarium.engine.event.CompiledPart;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ObservedIds;
import org.vivarium.engine.state.FrameState;

/** Names of what generated code is made of: classes, and the local variables of its one method. */
final class Generated {

    static final ClassDesc PART = of(CompiledPart.class);
    static final ClassDesc INTERPRETER = of(Interpreter.class);
    static final ClassDesc FRAME = of(FrameState.class);
    static final ClassDesc OBSERVED = of(ObservedIds.class);
    static final ClassDesc HANDLER = of(CommandHandler.class);

    static final int INTERPRETER_SLOT = 1;
    static final int FRAME_SLOT = 2;
    static final int LEFT_SLOT = 3;
    static final int VARIABLES_SLOT = 4;
    static final int SWITCHES_SLOT = 5;
    static final int WATCHED_VARIABLES_SLOT = 6;
    static final int WATCHED_SWITCHES_SLOT = 7;
    static final int NEXT_SLOT = 8;

    private Generated() {}

    static ClassDesc of(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }
}
