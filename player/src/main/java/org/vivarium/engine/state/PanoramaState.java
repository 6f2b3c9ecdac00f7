package org.vivarium.engine.state;

/** The picture behind the tiles (spec map-scene 6.5). Pan units: 32 to a panorama pixel. */
public final class PanoramaState implements Stateful {
    /** An event chose the panorama; else the fields below are the map's own. */
    public boolean overridden;

    public String name = "";
    public boolean loopX;
    public boolean loopY;
    public boolean autoX;
    public boolean autoY;
    public int speedX;
    public int speedY;
    public int panX;
    public int panY;

    /** The picture was placed since the map was loaded. */
    public boolean placed;

    @Override
    public void visit(StateVisitor v) {
        overridden = v.z("overridden", overridden);
        name = v.s("name", name);
        loopX = v.z("loopX", loopX);
        loopY = v.z("loopY", loopY);
        autoX = v.z("autoX", autoX);
        autoY = v.z("autoY", autoY);
        speedX = v.i("speedX", speedX);
        speedY = v.i("speedY", speedY);
        panX = v.i("panX", panX);
        panY = v.i("panY", panY);
        placed = v.z("placed", placed);
    }
}
