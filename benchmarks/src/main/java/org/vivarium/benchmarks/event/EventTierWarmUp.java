package org.vivarium.benchmarks.event;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.rehearsal.Rehearsal;
import org.vivarium.lcf.LcfException;

/**
 * What a tier costs before it pays: frames of a map with endless parallel lists from a cold start,
 * a process for each tier and list, after a rehearsal as {@code play} has one. Arguments: tier,
 * list, parallel events, frames; frames keep to a rate, as play does, so that compilers get their
 * time.
 */
public final class EventTierWarmUp {

    private static final int SETTLED = 300;
    private static final long FRAME_NANOS = 1_000_000_000 / 60;

    /** Far more than it takes, so that frames are measured without it. */
    private static final long REHEARSAL_MILLIS = 8_000;

    private EventTierWarmUp() {}

    public static void main(String[] arguments) throws LcfException, InterruptedException {
        EventTier tier = EventTier.valueOf(arguments[0]);
        BenchmarkList list = BenchmarkList.valueOf(arguments[1]);
        int events = Integer.parseInt(arguments[2]);
        int frames = Integer.parseInt(arguments[3]);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Rehearsal.begin();
        Thread.sleep(REHEARSAL_MILLIS);
        long before = threads.getCurrentThreadCpuTime();
        BenchmarkGame game = new BenchmarkGame(events, list.endless(), tier);
        double start = (threads.getCurrentThreadCpuTime() - before) / 1e6;
        double[] millis = new double[frames];
        int swapped = -1;
        long next = System.nanoTime();
        for (int i = 0; i < frames; i++) {
            long begin = threads.getCurrentThreadCpuTime();
            game.frame();
            millis[i] = (threads.getCurrentThreadCpuTime() - begin) / 1e6;
            if (swapped < 0 && game.engine().map.interpreter.commandsAsBytecode() > 0) {
                swapped = i;
            }
            next += FRAME_NANOS;
            long rest = next - System.nanoTime();
            if (rest > 0) {
                Thread.sleep(rest / 1_000_000, (int) (rest % 1_000_000));
            }
        }
        OperatingSystemMXBean system =
                (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        double[] settled = Arrays.copyOfRange(millis, frames - SETTLED, frames);
        Arrays.sort(settled);
        double[] late = Arrays.copyOfRange(millis, SETTLED, frames);
        Arrays.sort(late);
        System.out.printf(
                Locale.ROOT,
                "%s %s x%d: start %.0f ms, frames 0-30 %.1f ms, bytecode from frame %d, worst of"
                        + " the ten before and after %.2f %.2f ms, of 31-%d %.2f ms, later %.2f ms,"
                        + " p50 at the end %.3f ms; process %.2f s%n",
                tier,
                list,
                events,
                start,
                Arrays.stream(millis, 0, 31).sum(),
                swapped,
                Arrays.stream(millis, Math.max(0, swapped - 10), Math.max(0, swapped))
                        .max()
                        .orElse(0),
                Arrays.stream(millis, Math.max(0, swapped), Math.max(0, swapped) + 10)
                        .max()
                        .orElse(0),
                SETTLED,
                Arrays.stream(millis, 31, SETTLED).max().orElse(0),
                late[late.length - 1],
                settled[SETTLED / 2],
                system.getProcessCpuTime() / 1e9);
    }
}
