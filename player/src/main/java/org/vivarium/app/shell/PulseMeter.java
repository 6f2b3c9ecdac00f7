package org.vivarium.app.shell;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import org.HdrHistogram.Histogram;

/**
 * Measures what a pulse of the window's thread costs: from the first timer to the end of layout,
 * with everything panels do in between. Rendering is another thread's work and not part of it.
 *
 * <p>Times are taken by the clock and, apart, as the thread's own processor time: on a machine with
 * other work to do, a pulse waits.
 */
final class PulseMeter extends AnimationTimer {
    private static final long HIGHEST_NANOS = 10_000_000_000L;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Histogram pulses = histogram();
    private final Histogram processor = histogram();
    private long began = -1;
    private long processorBegan;

    /** Must be started before any other timer, so that it runs first in a pulse. */
    PulseMeter() {
        start();
    }

    /** An empty distribution of pulses. */
    static Histogram histogram() {
        return new Histogram(1, HIGHEST_NANOS, 2);
    }

    void follow(Scene scene) {
        scene.addPostLayoutPulseListener(this::end);
    }

    @Override
    public void handle(long now) {
        began = System.nanoTime();
        processorBegan = threads.getCurrentThreadCpuTime();
    }

    private void end() {
        if (began >= 0) {
            pulses.recordValue(Math.clamp(System.nanoTime() - began, 1, HIGHEST_NANOS));
            long used = threads.getCurrentThreadCpuTime() - processorBegan;
            processor.recordValue(Math.clamp(used, 1, HIGHEST_NANOS));
            began = -1;
        }
    }

    /** Milliseconds below which this share of pulses stayed. */
    double millis(double percentile) {
        return pulses.getValueAtPercentile(percentile) / 1e6;
    }

    /** The same in the thread's own processor time. */
    double processorMillis(double percentile) {
        return processor.getValueAtPercentile(percentile) / 1e6;
    }

    long count() {
        return pulses.getTotalCount();
    }

    /** Begins anew. */
    void clear() {
        pulses.reset();
        processor.reset();
    }

    /** Adds what was measured to other distributions. */
    void addTo(Histogram byTheClock, Histogram processorTime) {
        byTheClock.add(pulses);
        processorTime.add(processor);
    }
}
