package org.vivarium.engine.state;

/** The battle animation shown on the map (spec screen-and-windows 6.4). */
public final class AnimationState implements Stateful {
    /** 0 while none runs. */
    public int id;

    /** Character id it plays on. */
    public int target;

    /** Counter g: two to an animation frame. */
    public int frame;

    public boolean wholeMap;

    @Override
    public void visit(StateVisitor v) {
        id = v.i("id", id);
        target = v.i("target", target);
        frame = v.i("frame", frame);
        wholeMap = v.z("wholeMap", wholeMap);
    }
}
