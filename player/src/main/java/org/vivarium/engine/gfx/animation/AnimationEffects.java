package org.vivarium.engine.gfx.animation;

/** What a battle animation does besides showing cells. Components 0..31, levels 0..31. */
public interface AnimationEffects {
    void sound(String name, int volume, int tempo, int balance);

    /** Sets the flash of the screen for this frame; level 0 is none. */
    void flashScreen(int red, int green, int blue, int level);

    /** Sets the flash of the target for this frame; level 0 is none. */
    void flashTarget(int red, int green, int blue, int level);

    void shakeTarget();

    void shakeScreen();
}
