package org.vivarium.app.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * What a benchmark measured.
 *
 * @param what what was measured, in words
 * @param timings times by name, in the order they are shown
 * @param numbers other numbers by name, their unit in the name
 */
public record BenchResult(String what, Map<String, Timing> timings, Map<String, Double> numbers) {

    /** The median of several runs of the same benchmark. */
    static BenchResult median(List<BenchResult> runs) {
        var timings = new LinkedHashMap<String, Timing>();
        for (String name : runs.getFirst().timings.keySet()) {
            timings.put(
                    name,
                    Timing.median(
                            runs.stream()
                                    .filter(run -> run.timings.containsKey(name))
                                    .map(run -> run.timings.get(name))
                                    .toList()));
        }
        var numbers = new LinkedHashMap<String, Double>();
        for (String name : runs.getFirst().numbers.keySet()) {
            double[] sorted =
                    runs.stream()
                            .mapToDouble(run -> run.numbers.getOrDefault(name, 0.0))
                            .sorted()
                            .toArray();
            numbers.put(name, sorted[sorted.length / 2]);
        }
        return new BenchResult(
                runs.getFirst().what + ", median of " + runs.size() + " processes",
                timings,
                numbers);
    }

    /** As JSON on one line. */
    public String toJson() {
        var data = new LinkedHashMap<String, Object>();
        data.put("what", what);
        var times = new LinkedHashMap<String, Object>();
        timings.forEach((name, timing) -> times.put(name, timing.toData()));
        data.put("micros", times);
        data.put("numbers", numbers);
        var settings =
                DumpSettings.builder()
                        .setDefaultFlowStyle(FlowStyle.FLOW)
                        .setDefaultScalarStyle(ScalarStyle.JSON_SCALAR_STYLE)
                        .setWidth(Integer.MAX_VALUE)
                        .build();
        return new Dump(settings).dumpToString(data).strip();
    }

    /**
     * @throws IOException when the file can't be read or isn't what {@link #toJson} wrote
     */
    static BenchResult read(Path file) throws IOException {
        try {
            Object data =
                    new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file));
            if (data instanceof Map<?, ?> map && map.get("micros") instanceof Map<?, ?> times) {
                var timings = new LinkedHashMap<String, Timing>();
                for (Map.Entry<?, ?> time : times.entrySet()) {
                    timings.put(
                            time.getKey().toString(), Timing.fromData((Map<?, ?>) time.getValue()));
                }
                var numbers = new LinkedHashMap<String, Double>();
                if (map.get("numbers") instanceof Map<?, ?> others) {
                    others.forEach(
                            (name, number) ->
                                    numbers.put(name.toString(), ((Number) number).doubleValue()));
                }
                return new BenchResult(String.valueOf(map.get("what")), timings, numbers);
            }
        } catch (YamlEngineException | ClassCastException e) {
            throw new IOException(file + " is no result of bench --json", e);
        }
        throw new IOException(file + " is no result of bench --json");
    }

    /** As a table. */
    public String toText() {
        var lines = new ArrayList<String>();
        lines.add(what);
        lines.add(
                String.format(
                        "%-28s %10s %10s %10s %10s %10s  µs",
                        "", "p50", "p90", "p99", "p99.9", "max"));
        timings.forEach(
                (name, t) ->
                        lines.add(
                                String.format(
                                        "%-28s %10.1f %10.1f %10.1f %10.1f %10.1f",
                                        name, t.p50(), t.p90(), t.p99(), t.p999(), t.max())));
        numbers.forEach((name, number) -> lines.add(String.format("%-28s %,10.1f", name, number)));
        return String.join("\n", lines);
    }

    /** This result beside a later one. */
    String compare(BenchResult later) {
        var lines = new ArrayList<String>();
        lines.add("A: " + what);
        lines.add("B: " + later.what);
        lines.add(
                String.format(
                        "%-28s %10s %10s %8s %10s %10s %8s  µs",
                        "", "p50 A", "p50 B", "change", "p99 A", "p99 B", "change"));
        timings.forEach(
                (name, a) -> {
                    Timing b = later.timings.get(name);
                    if (b != null) {
                        lines.add(
                                String.format(
                                        "%-28s %10.1f %10.1f %8s %10.1f %10.1f %8s",
                                        name,
                                        a.p50(),
                                        b.p50(),
                                        change(a.p50(), b.p50()),
                                        a.p99(),
                                        b.p99(),
                                        change(a.p99(), b.p99())));
                    }
                });
        numbers.forEach(
                (name, a) ->
                        lines.add(
                                String.format(
                                        "%-28s %,10.1f %,10.1f",
                                        name, a, later.numbers.getOrDefault(name, 0.0))));
        return String.join("\n", lines);
    }

    private static String change(double a, double b) {
        return a == 0 ? "–" : String.format("%+.0f %%", 100 * (b / a - 1));
    }
}
