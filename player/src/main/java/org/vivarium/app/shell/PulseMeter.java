package org.vivarium.app.shell;

import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import org.HdrHistogram.Histogram;

/**
 * Measures what a pulse of the window's thread costs: from the first timer to the end of layout,
 * with everything panels do in between. Rendering is another thread's work and not part of it.
 */
final class PulseMeter extends AnimationTimer {
    private static final long HIGHEST_NANOS = 10_000_000_000L;

    private final Histogram pulses = new Histogram(1, HIGHEST_NANOS, 2);
    private long began = -1;

    /** Must be started before any other timer, so that it runs first in a pulse. */
    PulseMeter() {
        start();
    }

    void follow(Scene scene) {
        scene.addPostLayoutPulseListener(this::end);
    }

    @Override
    public void handle(long now) {
        began = System.nanoTime();
    }

    private void end() {
        if (began >= 0) {
            pulses.recordValue(Math.clamp(System.nanoTime() - began, 1, HIGHEST_NANOS));
            began = -1;
        }
    }

    /** Milliseconds below which this share of pulses stayed. */
    double millis(double percentile) {
        return pulses.getValueAtPercentile(percentile) / 1e6;
    }

    long count() {
        return pulses.getTotalCount();
    }
}
