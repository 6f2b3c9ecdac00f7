package org.vivarium.benchmarks.drawing;

import org.HdrHistogram.Histogram;

/** Draws {@link DrawnScene} for a while and prints percentiles of the time a frame took. */
public final class SceneTimes {
    private static final int WARM_UP = 3_000;
    private static final int FRAMES = 6_000;
    private static final double NANOS_PER_MS = 1e6;

    private SceneTimes() {}

    public static void main(String[] args) {
        DrawnScene scene = new DrawnScene();
        for (int i = 0; i < WARM_UP; i++) {
            scene.step();
        }
        Histogram times = new Histogram(3);
        for (int i = 0; i < FRAMES; i++) {
            long begin = System.nanoTime();
            scene.step();
            times.recordValue(System.nanoTime() - begin);
        }
        System.out.printf(
                "50 pictures, rain, tone: p50 %.2f ms, p99 %.2f ms, max %.2f ms of %d frames%n",
                times.getValueAtPercentile(50) / NANOS_PER_MS,
                times.getValueAtPercentile(99) / NANOS_PER_MS,
                times.getMaxValue() / NANOS_PER_MS,
                FRAMES);
    }
}
