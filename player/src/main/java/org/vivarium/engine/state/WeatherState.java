package org.vivarium.engine.state;

/** Weather and its particles (spec screen-and-windows 1.11). */
public final class WeatherState implements Stateful {
    /** 0 none, 1 rain, 2 snow, 3 fog, 4 sandstorm. */
    public int type;

    /** 0 to 2. */
    public int strength;

    /** How far the map has scrolled under the weather, in 1/16 pixel. */
    public int panX;

    public int panY;

    /** Particles allocated so far; the arrays below run in step. */
    public int particles;

    public int[] time = {};
    public int[] x = {};
    public int[] y = {};
    public int[] alpha = {};

    /** Sandstorm: bits of the float velocities and accelerations. */
    public int[] velocityX = {};

    public int[] velocityY = {};
    public int[] accelerationX = {};
    public int[] accelerationY = {};

    @Override
    public void visit(StateVisitor v) {
        type = v.i("type", type);
        strength = v.i("strength", strength);
        panX = v.i("panX", panX);
        panY = v.i("panY", panY);
        particles = v.i("particles", particles);
        time = v.ints("time", time);
        x = v.ints("x", x);
        y = v.ints("y", y);
        alpha = v.ints("alpha", alpha);
        velocityX = v.ints("velocityX", velocityX);
        velocityY = v.ints("velocityY", velocityY);
        accelerationX = v.ints("accelerationX", accelerationX);
        accelerationY = v.ints("accelerationY", accelerationY);
    }
}
