package org.vivarium.benchmarks.map;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.lcf.LcfException;
import org.vivarium.telemetry.FrameRecord;

/**
 * Frame times of the made heavy maps: percentiles of the whole update, nothing drawn, and the bytes
 * allocated. A whole run and not a microbenchmark, because what counts are the slow frames.
 */
public final class HeavyMapBenchmark {
    private static final int WARM_UP = 3000;
    private static final int MEASURED = 6000;

    private HeavyMapBenchmark() {}

    public static void main(String[] arguments) throws LcfException {
        for (HeavyMap map : HeavyMap.values()) {
            measure(map);
        }
    }

    /**
     * The thread's own processor time is what counts: on a busy machine the clock also shows how
     * long the thread waited for its turn.
     */
    private static void measure(HeavyMap map) throws LcfException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Engine engine = map.start();
        InputSnapshot input = new InputSnapshot();
        long[] nanos = new long[MEASURED];
        long bytes = 0;
        FrameRecord last = new FrameRecord();
        for (int frame = -WARM_UP; frame < MEASURED; frame++) {
            long begin = threads.getCurrentThreadCpuTime();
            engine.recorder.beginFrame(engine.frames());
            engine.tick(input);
            engine.recorder.endFrame();
            long end = threads.getCurrentThreadCpuTime();
            if (frame >= 0) {
                engine.recorder.log().read(engine.recorder.log().appended() - 1, last);
                nanos[frame] = end - begin;
                bytes += last.allocatedBytes;
            }
        }
        Arrays.sort(nanos);
        System.out.printf(
                "%s: p50 %.0f us, p99 %.0f us, max %.0f us, %d bytes in %d frames%n",
                map.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                nanos[MEASURED / 2] / 1e3,
                nanos[MEASURED * 99 / 100] / 1e3,
                nanos[MEASURED - 1] / 1e3,
                bytes,
                MEASURED);
    }
}
