package org.vivarium.benchmarks.telemetry;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import org.HdrHistogram.Histogram;
import org.vivarium.telemetry.PaddedCounters;

/**
 * Two threads counting: in neighbouring words of one cache line, and in {@link PaddedCounters}. On
 * a machine with other work two threads often take turns on one core, and then they share nothing
 * to fight for. So they count in short bursts that begin together, and only bursts count in which
 * both ran nearly all the time: of those it prints the distribution, and how many there were.
 */
public final class CounterLines {
    private static final int BURSTS = 10_000;
    private static final int ADDITIONS = 20_000;

    /** Of the longer burst's time, how much the two must have in common. */
    private static final double TOGETHER = 0.9;

    private static final int PICOSECONDS = 1000;

    /** Far from the array's head, so that only the two counters lie in their line. */
    private static final int NEIGHBOUR = 32;

    private static final AtomicLongArray WORDS = new AtomicLongArray(2 * NEIGHBOUR);
    private static final PaddedCounters PADDED = new PaddedCounters(2);

    private CounterLines() {}

    /** Where the two counters lie. */
    private enum Layout {
        NEIGHBOURS("neighbouring words"),
        PADDED("padded counters");

        private final String label;

        Layout(String label) {
            this.label = label;
        }
    }

    /** What a layout cost: picoseconds an addition of bursts that ran side by side. */
    private record Result(Layout layout, Histogram together, int bursts) {
        void print() {
            System.out.printf(
                    "%-18s %6.2f %6.2f %6.2f %6.2f   %d of %d%n",
                    layout.label,
                    together.getMinValue() / (double) PICOSECONDS,
                    together.getValueAtPercentile(50) / (double) PICOSECONDS,
                    together.getValueAtPercentile(90) / (double) PICOSECONDS,
                    together.getValueAtPercentile(99) / (double) PICOSECONDS,
                    together.getTotalCount(),
                    bursts);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        measure(Layout.NEIGHBOURS);
        measure(Layout.PADDED);
        System.out.println(
                "ns an addition        least    p50    p90    p99   bursts side by side");
        for (Layout layout : Layout.values()) {
            measure(layout).print();
        }
    }

    private static Result measure(Layout layout) throws InterruptedException {
        var arrived = new PaddedCounters(2);
        var threads = new ArrayList<Thread>();
        long[][] began = new long[2][BURSTS];
        long[][] ended = new long[2][BURSTS];
        for (int me : List.of(0, 1)) {
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> bursts(layout, arrived, me, began[me], ended[me])));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        var together = new Histogram(3);
        for (int burst = 0; burst < BURSTS; burst++) {
            long both =
                    Math.min(ended[0][burst], ended[1][burst])
                            - Math.max(began[0][burst], began[1][burst]);
            long longer =
                    Math.max(ended[0][burst] - began[0][burst], ended[1][burst] - began[1][burst]);
            if (both > TOGETHER * longer) {
                together.recordValue(PICOSECONDS * longer / ADDITIONS);
            }
        }
        return new Result(layout, together, BURSTS);
    }

    private static void bursts(
            Layout layout, PaddedCounters arrived, int me, long[] began, long[] ended) {
        for (int burst = 0; burst < BURSTS; burst++) {
            arrived.publish(me, burst + 1);
            while (arrived.get(1 - me) <= burst) {
                Thread.onSpinWait();
            }
            began[burst] = System.nanoTime();
            count(layout, me);
            ended[burst] = System.nanoTime();
        }
    }

    private static void count(Layout layout, int me) {
        switch (layout) {
            case NEIGHBOURS -> countNeighbours(NEIGHBOUR + me);
            case PADDED -> countPadded(me);
        }
    }

    private static void countNeighbours(int word) {
        for (int i = 0; i < ADDITIONS; i++) {
            WORDS.setOpaque(word, WORDS.getPlain(word) + 1);
        }
    }

    private static void countPadded(int counter) {
        for (int i = 0; i < ADDITIONS; i++) {
            PADDED.add(counter, 1);
        }
    }
}
