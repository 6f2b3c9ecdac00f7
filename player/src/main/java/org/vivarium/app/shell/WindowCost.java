package org.vivarium.app.shell;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.HdrHistogram.Histogram;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.session.PlaySession;

/** What engine and window cost while one layout of panels is seen, over several turns. */
final class WindowCost {
    static final String HEAD =
            String.format(
                    "%-16s %7s %8s %8s %8s %8s | %7s %8s %8s %9s %9s %9s",
                    "",
                    "frames",
                    "p50 µs",
                    "p90 µs",
                    "p99 µs",
                    "B/frame",
                    "pulses",
                    "p50 ms",
                    "p99 ms",
                    "cpu p50",
                    "cpu p99",
                    "KB/pulse");

    static final String ROUNDS_HEAD =
            String.format(
                    "%n%-16s %26s   %26s   beside the game alone%n%-16s %8s %8s %8s   %8s %8s %8s",
                    "engine by rounds",
                    "p50 µs of a round",
                    "p99 µs of a round",
                    "",
                    "least",
                    "middle",
                    "most",
                    "least",
                    "middle",
                    "most");

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final String name;
    private final LayoutNode layout;
    private final FrameTimes frames;
    private final Histogram pulses = PulseMeter.histogram();
    private final Histogram processor = PulseMeter.histogram();
    private long bytesBefore;
    private long bytes;

    WindowCost(String name, LayoutNode layout, PlaySession session) {
        this.name = name;
        this.layout = layout;
        frames = new FrameTimes(session.frames());
    }

    LayoutNode layout() {
        return layout;
    }

    /**
     * A turn begins: what was before is left out. Called on the window's thread, as {@link #end}.
     */
    void begin(PulseMeter meter) {
        frames.skip();
        meter.clear();
        bytesBefore = threads.getCurrentThreadAllocatedBytes();
    }

    void end(PulseMeter meter) {
        frames.endRound();
        meter.addTo(pulses, processor);
        bytes += threads.getCurrentThreadAllocatedBytes() - bytesBefore;
    }

    void clear() {
        frames.clear();
        pulses.reset();
        processor.reset();
        bytes = 0;
    }

    String row() {
        return String.format(
                "%-16s %7d %8.1f %8.1f %8.1f %8.0f | %7d %8.2f %8.2f %9.2f %9.2f %9.1f",
                name,
                frames.count(),
                frames.micros(50),
                frames.micros(90),
                frames.micros(99),
                frames.bytesPerFrame(),
                pulses.getTotalCount(),
                pulses.getValueAtPercentile(50) / 1e6,
                pulses.getValueAtPercentile(99) / 1e6,
                processor.getValueAtPercentile(50) / 1e6,
                processor.getValueAtPercentile(99) / 1e6,
                bytes / 1e3 / Math.max(1, pulses.getTotalCount()));
    }

    /** The rounds one by one, and whether what they differ by from the game alone is noise. */
    String roundsRow(WindowCost alone) {
        String verdict =
                this == alone
                        ? ""
                        : "p50 %s, p99 %s"
                                .formatted(
                                        frames.medians().against(alone.frames.medians()),
                                        frames.highs().against(alone.frames.highs()));
        return String.format("%-16s %s   %s   %s", name, frames.medians(), frames.highs(), verdict);
    }
}
