package org.vivarium.engine.state;

/** A reserved move of the hero to another place (spec map-scene 7.3). */
public final class TransferState implements Stateful {
    public boolean pending;
    public int map;
    public int x;
    public int y;

    /** 0 keep, 1 up, 2 right, 3 down, 4 left. */
    public int facing;

    /** Who asked: an ordinal of TransferKind. */
    public int kind;

    /** Kind of the arrival under way; {@link #kind} may be that of the next one by then. */
    public int arrival;

    /** How far it has come: an ordinal of TransferStage. */
    public int stage;

    /** Where a vehicle with the hero aboard is to be set in the middle of the frame. */
    public int quickMap;

    public int quickX;
    public int quickY;

    @Override
    public void visit(StateVisitor v) {
        pending = v.z("pending", pending);
        map = v.i("map", map);
        x = v.i("x", x);
        y = v.i("y", y);
        facing = v.i("facing", facing);
        kind = v.i("kind", kind);
        arrival = v.i("arrival", arrival);
        stage = v.i("stage", stage);
        quickMap = v.i("quickMap", quickMap);
        quickX = v.i("quickX", quickX);
        quickY = v.i("quickY", quickY);
    }
}
