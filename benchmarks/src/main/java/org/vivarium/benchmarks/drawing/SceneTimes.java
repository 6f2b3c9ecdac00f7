package org.vivarium.benchmarks.drawing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.HdrHistogram.Histogram;

/**
 * Draws {@link DrawnScene} for a while and prints percentiles of the time a frame took: by the
 * clock, and by the processor time of the thread, which other programs on the machine hardly touch.
 */
public final class SceneTimes {
    private static final int WARM_UP = 1_500;
    private static final int FRAMES = 3_000;
    private static final double NANOS_PER_MS = 1e6;

    private SceneTimes() {}

    public static void main(String[] args) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        DrawnScene scene = new DrawnScene();
        for (int i = 0; i < WARM_UP; i++) {
            scene.step();
        }
        Histogram clock = new Histogram(3);
        Histogram processor = new Histogram(3);
        for (int i = 0; i < FRAMES; i++) {
            long begin = System.nanoTime();
            long used = threads.getCurrentThreadCpuTime();
            scene.step();
            processor.recordValue(threads.getCurrentThreadCpuTime() - used);
            clock.recordValue(System.nanoTime() - begin);
        }
        print("by the clock", clock);
        print("processor", processor);
        long bytes = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < FRAMES; i++) {
            scene.step();
        }
        bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
        System.out.println("bytes allocated in " + FRAMES + " frames: " + bytes);
    }

    private static void print(String what, Histogram times) {
        System.out.printf(
                "50 pictures, rain, tone, %s: p50 %.2f ms, p99 %.2f ms, max %.2f ms%n",
                what,
                times.getValueAtPercentile(50) / NANOS_PER_MS,
                times.getValueAtPercentile(99) / NANOS_PER_MS,
                times.getMaxValue() / NANOS_PER_MS);
    }
}
