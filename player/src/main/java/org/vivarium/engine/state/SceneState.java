package org.vivarium.engine.state;

/** One scene on the stack of scenes, with the numbers it was called with and stands at. */
public final class SceneState implements Stateful {
    /** Ordinal of SceneKind. */
    public int kind;

    /** The scene's start code ran. */
    public boolean started;

    /** Frames to wait before the first update. */
    public int delay;

    /** What the caller passed; meaning by kind. */
    public int[] arguments = {};

    @Override
    public void visit(StateVisitor v) {
        kind = v.i("kind", kind);
        started = v.z("started", started);
        delay = v.i("delay", delay);
        arguments = v.ints("arguments", arguments);
    }
}
