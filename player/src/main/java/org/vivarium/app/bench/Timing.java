package org.vivarium.app.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;

/** The distribution of one time, in microseconds. */
public record Timing(double p50, double p90, double p99, double p999, double max, double mean) {
    /** The distribution of nanoseconds. */
    public static Timing of(Histogram nanos) {
        return new Timing(
                nanos.getValueAtPercentile(50) / 1e3,
                nanos.getValueAtPercentile(90) / 1e3,
                nanos.getValueAtPercentile(99) / 1e3,
                nanos.getValueAtPercentile(99.9) / 1e3,
                nanos.getMaxValue() / 1e3,
                nanos.getMean() / 1e3);
    }

    /** The median of several runs, number by number. */
    static Timing median(List<Timing> runs) {
        return new Timing(
                median(runs, Timing::p50),
                median(runs, Timing::p90),
                median(runs, Timing::p99),
                median(runs, Timing::p999),
                median(runs, Timing::max),
                median(runs, Timing::mean));
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
        return data;
    }

    static Timing fromData(Map<?, ?> data) {
        return new Timing(
                number(data, "p50"),
                number(data, "p90"),
                number(data, "p99"),
                number(data, "p999"),
                number(data, "max"),
                number(data, "mean"));
    }

    private static double number(Map<?, ?> data, String key) {
        return data.get(key) instanceof Number number ? number.doubleValue() : 0;
    }
}
