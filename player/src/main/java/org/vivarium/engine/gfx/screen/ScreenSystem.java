package org.vivarium.engine.gfx.screen;

import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.Trig;
import org.vivarium.engine.state.FlashState;
import org.vivarium.engine.state.ScreenState;

/**
 * Tint, flash and shake of the whole screen (spec screen 1.8 to 1.10): what event commands start,
 * and one frame of each. Durations are in frames.
 */
public final class ScreenSystem {
    private static final int NEUTRAL = 100;
    private static final int ENDLESS = 65535;

    private ScreenSystem() {}

    /** Moves the tint to the given percentages in {@code frames}; 0 is at once. */
    public static void tint(
            ScreenState s, int red, int green, int blue, int saturation, int frames) {
        s.targetRed = red;
        s.targetGreen = green;
        s.targetBlue = blue;
        s.targetSaturation = saturation;
        s.tintTimeLeft = frames;
        if (frames <= 0) {
            s.tintTimeLeft = 0;
            s.red = red;
            s.green = green;
            s.blue = blue;
            s.saturation = saturation;
        }
    }

    /** One flash: components and power 0..31. */
    public static void flash(ScreenState s, int red, int green, int blue, int power, int frames) {
        s.flash.start(red, green, blue, power, frames);
        s.flashContinuous = false;
        s.flashPeriod = 0;
    }

    /** Flashes again every {@code frames} until ended (2003). */
    public static void flashBegin(
            ScreenState s, int red, int green, int blue, int power, int frames) {
        flash(s, red, green, blue, power, frames);
        s.flashContinuous = true;
        s.flashPeriod = frames;
        s.flashPower = power;
    }

    public static void flashEnd(ScreenState s) {
        s.flash.clear();
        s.flashContinuous = false;
    }

    /** Shakes for {@code frames}; 0 ends a shake. The present offset is kept. */
    public static void shake(ScreenState s, int strength, int speed, int frames) {
        if (frames <= 0) {
            shakeEnd(s);
            return;
        }
        s.shakeStrength = strength;
        s.shakeSpeed = speed;
        s.shakeTimeLeft = frames;
        s.shakeContinuous = false;
    }

    /** Shakes until ended (2003). */
    public static void shakeBegin(ScreenState s, int strength, int speed) {
        s.shakeStrength = strength;
        s.shakeSpeed = speed;
        s.shakeTimeLeft = ENDLESS;
        s.shakeContinuous = true;
    }

    public static void shakeEnd(ScreenState s) {
        s.shakePosition = 0;
        s.shakeTimeLeft = 0;
    }

    /** What arriving on another map ends: the flash, and a tint that is out of range. */
    public static void mapChanged(ScreenState s) {
        flashEnd(s);
        s.flashPeriod = 0;
        s.flashPower = 0;
        if (s.red < 0 || s.green < 0 || s.blue < 0 || s.saturation < 0) {
            tint(s, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL, 0);
        }
    }

    /** One frame of tint, flash and shake, in this order. */
    public static void update(ScreenState s) {
        updateTint(s);
        updateFlash(s);
        updateShake(s);
    }

    private static void updateTint(ScreenState s) {
        int t = s.tintTimeLeft;
        if (t <= 0) {
            return;
        }
        s.red = (s.red * (t - 1) + s.targetRed) / t;
        s.green = (s.green * (t - 1) + s.targetGreen) / t;
        s.blue = (s.blue * (t - 1) + s.targetBlue) / t;
        s.saturation = (s.saturation * (t - 1) + s.targetSaturation) / t;
        s.tintTimeLeft--;
    }

    private static void updateFlash(ScreenState s) {
        FlashState flash = s.flash;
        if (flash.level <= 0 && !s.flashContinuous) {
            return;
        }
        flash.update();
        if (flash.timeLeft <= 0) {
            flash.level = 0;
            if (s.flashContinuous) {
                flash.timeLeft = s.flashPeriod;
                flash.level = s.flashPower;
            }
        }
    }

    private static void updateShake(ScreenState s) {
        if (s.shakeTimeLeft <= 0) {
            return;
        }
        s.shakeTimeLeft--;
        if (s.shakeTimeLeft == 0 && s.shakeContinuous) {
            s.shakeTimeLeft = ENDLESS;
        }
        if (s.shakeTimeLeft == 0) {
            s.shakePosition = 0;
            return;
        }
        int amplitude = 1 + 2 * s.shakeStrength;
        int phase = s.shakeTimeLeft * 4 * (s.shakeSpeed + 2) % 256;
        int wanted = (int) (-amplitude * Trig.sin(phase * Math.PI / 128));
        int limit = Math.max(0, s.shakeSpeed * amplitude / 8 + 1);
        s.shakePosition = Math.clamp(wanted, s.shakePosition - limit, s.shakePosition + limit);
    }

    /** The tone everything of the map and the battlefield is drawn under. */
    public static int tone(ScreenState s) {
        return Tone.ofPercent(s.red, s.green, s.blue, s.saturation);
    }

    /** The flash over the screen, or {@link Flash#NONE}. */
    public static int flash(ScreenState s) {
        return flash(s.flash);
    }

    /** The flash over one character or battler. */
    public static int flash(FlashState f) {
        return Flash.of(f.red, f.green, f.blue, f.level);
    }
}
