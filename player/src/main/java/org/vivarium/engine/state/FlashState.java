package org.vivarium.engine.state;

/** A fading flash of one colour over a character, a battler or the screen. */
public final class FlashState implements Stateful {
    /** Colour components, 0 to 31. */
    public int red;

    public int green;
    public int blue;

    /** Present strength, 0 to 31 (spec screen-and-windows 1.9). */
    public double level;

    /** Frames left. */
    public int timeLeft;

    public void start(int red, int green, int blue, int power, int frames) {
        this.red = red;
        this.green = green;
        this.blue = blue;
        level = power;
        timeLeft = frames;
    }

    /** One frame of fading. */
    public void update() {
        if (timeLeft > 0) {
            level -= level / timeLeft;
            timeLeft--;
        }
    }

    public void clear() {
        level = 0;
        timeLeft = 0;
    }

    @Override
    public void visit(StateVisitor v) {
        red = v.i("red", red);
        green = v.i("green", green);
        blue = v.i("blue", blue);
        level = v.d("level", level);
        timeLeft = v.i("timeLeft", timeLeft);
    }
}
