package org.vivarium.engine.audio;

/** The listener's own volumes, 0 to 100, set from any thread and heard at once. */
public final class MasterVolumes {

    private volatile int music = 100;
    private volatile int effects = 100;

    public void setMusic(int percent) {
        music = Math.clamp(percent, 0, 100);
    }

    public void setEffects(int percent) {
        effects = Math.clamp(percent, 0, 100);
    }

    double music() {
        return music / 100.0;
    }

    double effects() {
        return effects / 100.0;
    }
}
