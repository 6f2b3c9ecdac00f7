package org.vivarium.engine.state;

/** One of the two timers (spec interpreter 18). */
public final class TimerState implements Stateful {
    /** Frames left; 60 to a second. */
    public int frames;

    public boolean active;
    public boolean visible;
    public boolean inBattle;

    public int seconds() {
        return frames / 60;
    }

    @Override
    public void visit(StateVisitor v) {
        frames = v.i("frames", frames);
        active = v.z("active", active);
        visible = v.z("visible", visible);
        inBattle = v.z("inBattle", inBattle);
    }
}
