package org.vivarium.engine.state;

/** A change of scene that was asked for and waits for the end of the frame or of its erase. */
public final class SceneRequestState implements Stateful {
    /** Ordinal of SceneStack.Change; 0 is none. */
    public int change;

    /** Ordinal of SceneKind. */
    public int kind;

    public int[] arguments = {};

    /** The erase transition has begun. */
    public boolean leaving;

    /** How the present scene is erased, should that have to wait for a transfer. */
    public int eraseType;

    public int eraseFrames;

    /** White flashes come before the erase. */
    public boolean eraseFlashes;

    /**
     * Show transition after the change: type and frames; frames 0 leaves the choice to the type.
     */
    public int showType;

    public int showFrames;

    /** Black frames before the new scene starts. */
    public int delay;

    @Override
    public void visit(StateVisitor v) {
        change = v.i("change", change);
        kind = v.i("kind", kind);
        arguments = v.ints("arguments", arguments);
        leaving = v.z("leaving", leaving);
        eraseType = v.i("eraseType", eraseType);
        eraseFrames = v.i("eraseFrames", eraseFrames);
        eraseFlashes = v.z("eraseFlashes", eraseFlashes);
        showType = v.i("showType", showType);
        showFrames = v.i("showFrames", showFrames);
        delay = v.i("delay", delay);
    }
}
