package org.vivarium.app.bench;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;

/**
 * The distribution of one time, its usual percentiles in microseconds.
 *
 * @param nanos all of it, in nanoseconds
 */
public record Timing(
        double p50, double p90, double p99, double p999, double max, double mean, Histogram nanos) {
    private static final String DISTRIBUTION = "hdr";

    /** The distribution of nanoseconds. */
    public static Timing of(Histogram nanos) {
        return new Timing(
                nanos.getValueAtPercentile(50) / 1e3,
                nanos.getValueAtPercentile(90) / 1e3,
                nanos.getValueAtPercentile(99) / 1e3,
                nanos.getValueAtPercentile(99.9) / 1e3,
                nanos.getMaxValue() / 1e3,
                nanos.getMean() / 1e3,
                nanos);
    }

    /** The median of several runs, number by number; their distributions added up. */
    static Timing median(List<Timing> runs) {
        Histogram all = runs.getFirst().nanos.copy();
        runs.stream().skip(1).forEach(run -> all.add(run.nanos));
        return new Timing(
                median(runs, Timing::p50),
                median(runs, Timing::p90),
                median(runs, Timing::p99),
                median(runs, Timing::p999),
                median(runs, Timing::max),
                median(runs, Timing::mean),
                all);
    }

    private static double median(List<Timing> runs, ToDoubleFunction<Timing> number) {
        double[] sorted = runs.stream().mapToDouble(number).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    Map<String, Object> toData() {
        var data = new LinkedHashMap<String, Object>();
        data.put("p50", p50);
        data.put("p90", p90);
        data.put("p99", p99);
        data.put("p999", p999);
        data.put("max", max);
        data.put("mean", mean);
        data.put(DISTRIBUTION, CompressedHistogram.text(nanos));
        return data;
    }

    /**
     * @throws IOException when the distribution is damaged; an older result without one is fine
     */
    static Timing fromData(Map<?, ?> data) throws IOException {
        Histogram nanos =
                data.get(DISTRIBUTION) instanceof String text
                        ? CompressedHistogram.read(text)
                        : new Histogram(3);
        return new Timing(
                number(data, "p50"),
                number(data, "p90"),
                number(data, "p99"),
                number(data, "p999"),
                number(data, "max"),
                number(data, "mean"),
                nanos);
    }

    private static double number(Map<?, ?> data, String key) {
        return data.get(key) instanceof Number number ? number.doubleValue() : 0;
    }
}
