package org.vivarium.engine.state;

/** Places the teleport and escape skills can go to (spec map-scene 5.14). */
public final class TargetsState implements Stateful {
    /** Teleport targets sorted by map id; the arrays run in step. */
    public int count;

    public int[] maps = {};
    public int[] x = {};
    public int[] y = {};

    /** Switch turned on by going there, 0 for none. */
    public int[] switches = {};

    /** 0 while unset. */
    public int escapeMap;

    public int escapeX;
    public int escapeY;
    public int escapeSwitch;

    @Override
    public void visit(StateVisitor v) {
        count = v.i("count", count);
        maps = v.ints("maps", maps);
        x = v.ints("x", x);
        y = v.ints("y", y);
        switches = v.ints("switches", switches);
        escapeMap = v.i("escapeMap", escapeMap);
        escapeX = v.i("escapeX", escapeX);
        escapeY = v.i("escapeY", escapeY);
        escapeSwitch = v.i("escapeSwitch", escapeSwitch);
    }
}
