package org.vivarium.engine.state;

/**
 * What the hero, the vehicles and the events of a map have in common (spec map-scene 5.1).
 *
 * <p>Distances are in sub-pixels: 256 to a tile, 16 to a pixel. Directions: 0 up, 1 right, 2 down,
 * 3 left, 4 up-right, 5 down-right, 6 down-left, 7 up-left.
 */
public class CharacterState implements Stateful {
    /** Tile; set to the destination as soon as a step starts. */
    public int x;

    public int y;

    /** Direction of movement, 0 to 7. */
    public int direction = 2;

    /** Row of the charset that is drawn, 0 to 3. */
    public int facing = 2;

    /** Distance still to go to (x, y), 0 to 256. */
    public int remaining;

    public boolean jumping;
    public int beginX;
    public int beginY;
    public int stopCount;
    public int maxStopCount;
    public int animFrame = 1;
    public int animCount;
    public int speed = 4;
    public int frequency = 2;

    /** What collision looks at; {@link #routeThrough} is what move routes set. */
    public boolean through;

    public boolean routeThrough;
    public boolean lockFacing;
    public int animType;
    public boolean animPaused;

    /** 0 opaque to 7. */
    public int transparency;

    public boolean hidden;

    /** 0 below the hero, 1 same as the hero, 2 above. */
    public int layer = 1;

    public boolean overlapForbidden;
    public boolean active = true;
    public boolean paused;

    /** Moved already in this frame. */
    public boolean processed;

    public boolean flying;
    public String charset = "";
    public int charsetIndex;

    /** The forced route of a move command, and where it stands (spec map-scene 5.6). */
    public final RouteState route = new RouteState();

    public final FlashState flash = new FlashState();

    public final boolean moving() {
        return !jumping && remaining > 0;
    }

    public final boolean stopped() {
        return !jumping && remaining <= 0;
    }

    @Override
    public void visit(StateVisitor v) {
        x = v.i("x", x);
        y = v.i("y", y);
        direction = v.i("direction", direction);
        facing = v.i("facing", facing);
        remaining = v.i("remaining", remaining);
        jumping = v.z("jumping", jumping);
        beginX = v.i("beginX", beginX);
        beginY = v.i("beginY", beginY);
        stopCount = v.i("stopCount", stopCount);
        maxStopCount = v.i("maxStopCount", maxStopCount);
        animFrame = v.i("animFrame", animFrame);
        animCount = v.i("animCount", animCount);
        speed = v.i("speed", speed);
        frequency = v.i("frequency", frequency);
        through = v.z("through", through);
        routeThrough = v.z("routeThrough", routeThrough);
        lockFacing = v.z("lockFacing", lockFacing);
        animType = v.i("animType", animType);
        animPaused = v.z("animPaused", animPaused);
        transparency = v.i("transparency", transparency);
        hidden = v.z("hidden", hidden);
        layer = v.i("layer", layer);
        overlapForbidden = v.z("overlapForbidden", overlapForbidden);
        active = v.z("active", active);
        paused = v.z("paused", paused);
        processed = v.z("processed", processed);
        flying = v.z("flying", flying);
        charset = v.s("charset", charset);
        charsetIndex = v.i("charsetIndex", charsetIndex);
        v.child("route", route);
        v.child("flash", flash);
    }
}
