package org.vivarium.engine.state;

/** Where the view stands and where a pan takes it (spec map-scene 6). Units: 256 to a tile. */
public final class CameraState implements Stateful {
    /** The hero's usual distance from the upper left corner: 9 tiles right, 7 down. */
    public static final int DEFAULT_PAN_X = 9 * 256;

    public static final int DEFAULT_PAN_Y = 7 * 256;

    /** Upper left corner of the view. */
    public int x;

    public int y;
    public int panX = DEFAULT_PAN_X;
    public int panY = DEFAULT_PAN_Y;
    public int panTargetX = DEFAULT_PAN_X;
    public int panTargetY = DEFAULT_PAN_Y;

    /** Sub-pixels a frame. */
    public int panSpeed = 16;

    /** The camera doesn't follow the hero. */
    public boolean locked;

    @Override
    public void visit(StateVisitor v) {
        x = v.i("x", x);
        y = v.i("y", y);
        panX = v.i("panX", panX);
        panY = v.i("panY", panY);
        panTargetX = v.i("panTargetX", panTargetX);
        panTargetY = v.i("panTargetY", panTargetY);
        panSpeed = v.i("panSpeed", panSpeed);
        locked = v.z("locked", locked);
    }
}
