package org.vivarium.engine.state;

/**
 * Where in the frame of the map the game stands: an event can suspend it half way (spec map-scene
 * 7.2).
 */
public final class MapFrameState implements Stateful {
    /** Ordinal of MapPhase. */
    public int phase;

    /** Common event or map event reached in the phase. */
    public int index;

    /** The interpreter at this point goes on where a suspension stopped it. */
    public boolean resumed;

    /** The frame belongs to an arrival and ends before the hero moves. */
    public boolean preUpdate;

    /** What the interpreter waits for outside of itself: an ordinal of AsyncOperation. */
    public int asyncOperation;

    public int asyncParameter;

    /** Variable that takes the operation's result, 0 for none. */
    public int asyncVariable;

    /** How far the operation has come. */
    public int asyncStep;

    /** Frames the operation's present step may last. */
    public int asyncFrames;

    /** Steps the interpreter's present update has used (spec interpreter 3.1). */
    public int steps;

    @Override
    public void visit(StateVisitor v) {
        phase = v.i("phase", phase);
        index = v.i("index", index);
        resumed = v.z("resumed", resumed);
        preUpdate = v.z("preUpdate", preUpdate);
        asyncOperation = v.i("asyncOperation", asyncOperation);
        asyncParameter = v.i("asyncParameter", asyncParameter);
        asyncVariable = v.i("asyncVariable", asyncVariable);
        asyncStep = v.i("asyncStep", asyncStep);
        asyncFrames = v.i("asyncFrames", asyncFrames);
        steps = v.i("steps", steps);
    }
}
