package org.vivarium.engine.state;

/** Effects over the whole picture: tint, flash, shake (spec screen-and-windows 1.8 to 1.10). */
public final class ScreenState implements Stateful {
    /** Present tint in percent. */
    public double red = 100;

    public double green = 100;
    public double blue = 100;
    public double saturation = 100;

    /** Where the tint goes. */
    public int targetRed = 100;

    public int targetGreen = 100;
    public int targetBlue = 100;
    public int targetSaturation = 100;

    /** Frames until the target is reached. */
    public int tintTimeLeft;

    public final FlashState flash = new FlashState();

    /** The flash starts anew after each period (2003). */
    public boolean flashContinuous;

    public int flashPeriod;
    public int flashPower;
    public int shakeStrength;
    public int shakeSpeed;
    public int shakeTimeLeft;

    /** Present offset in pixels. */
    public int shakePosition;

    public boolean shakeContinuous;
    public final WeatherState weather = new WeatherState();

    @Override
    public void visit(StateVisitor v) {
        red = v.d("red", red);
        green = v.d("green", green);
        blue = v.d("blue", blue);
        saturation = v.d("saturation", saturation);
        targetRed = v.i("targetRed", targetRed);
        targetGreen = v.i("targetGreen", targetGreen);
        targetBlue = v.i("targetBlue", targetBlue);
        targetSaturation = v.i("targetSaturation", targetSaturation);
        tintTimeLeft = v.i("tintTimeLeft", tintTimeLeft);
        v.child("flash", flash);
        flashContinuous = v.z("flashContinuous", flashContinuous);
        flashPeriod = v.i("flashPeriod", flashPeriod);
        flashPower = v.i("flashPower", flashPower);
        shakeStrength = v.i("shakeStrength", shakeStrength);
        shakeSpeed = v.i("shakeSpeed", shakeSpeed);
        shakeTimeLeft = v.i("shakeTimeLeft", shakeTimeLeft);
        shakePosition = v.i("shakePosition", shakePosition);
        shakeContinuous = v.z("shakeContinuous", shakeContinuous);
        v.child("weather", weather);
    }
}
