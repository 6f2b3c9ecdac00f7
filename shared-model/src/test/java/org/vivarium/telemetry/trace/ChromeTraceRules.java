package org.vivarium.telemetry.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads a trace with another parser than our own and holds it to the rules of the Chrome trace
 * event format, JSON array form: what Perfetto's importer expects. The array's end may be missing.
 */
public final class ChromeTraceRules {
    private static final Set<String> METADATA = Set.of("process_name", "thread_name");

    /** Names of the spans, of the markers and of the counters seen. */
    public final Set<String> spans = new TreeSet<>();

    public final Set<String> markers = new TreeSet<>();
    public final Set<String> counters = new TreeSet<>();

    /** Whether the closing bracket is there. */
    public boolean closed;

    /** Begin and end of the spans of each thread, in nanoseconds. */
    private final Map<Object, List<long[]>> intervals = new HashMap<>();

    private ChromeTraceRules() {}

    /** Checks a whole trace, or one that was cut off anywhere behind its first event. */
    public static ChromeTraceRules check(String trace) throws IOException {
        var rules = new ChromeTraceRules();
        try (JsonParser parser = new JsonFactory().createParser(trace)) {
            assertThat(parser.nextToken()).isEqualTo(JsonToken.START_ARRAY);
            while (parser.nextToken() == JsonToken.START_OBJECT) {
                rules.event(object(parser));
            }
            rules.closed = parser.currentToken() == JsonToken.END_ARRAY;
        } catch (JsonParseException cutOff) {
            assertThat(cutOff.getLocation().getLineNr()).isEqualTo(lastLine(trace));
            rules.closed = false;
        }
        rules.intervals.values().forEach(ChromeTraceRules::assertNested);
        return rules;
    }

    /** Number of the last line, which a kill may have left half written, counted from 1. */
    private static int lastLine(String trace) {
        return 1 + (int) trace.chars().filter(c -> c == '\n').count();
    }

    private static Map<String, Object> object(JsonParser parser) throws IOException {
        var object = new LinkedHashMap<String, Object>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            Object value =
                    switch (parser.nextToken()) {
                        case VALUE_STRING -> parser.getText();
                        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
                        case START_OBJECT -> object(parser);
                        default -> throw new AssertionError("no value of the format: " + key);
                    };
            assertThat(object.put(key, value)).as("%s given twice", key).isNull();
        }
        return object;
    }

    private void event(Map<String, Object> event) {
        assertThat(event.get("name")).isInstanceOf(String.class);
        assertThat(event.get("pid")).isInstanceOf(Double.class);
        String name = (String) event.get("name");
        switch ((String) event.get("ph")) {
            case "M" -> {
                assertThat(METADATA).contains(name);
                assertThat(args(event).get("name")).isInstanceOf(String.class);
            }
            case "X" -> {
                spans.add(name);
                long begin = Math.round(1000 * time(event));
                long length = Math.round(1000 * (double) event.get("dur"));
                assertThat(length).isNotNegative();
                intervals
                        .computeIfAbsent(event.get("tid"), tid -> new ArrayList<>())
                        .add(new long[] {begin, begin + length});
            }
            case "i" -> {
                markers.add(name);
                time(event);
                assertThat(event.get("s")).isIn("g", "p", "t");
            }
            case "C" -> {
                counters.add(name);
                time(event);
                assertThat(args(event).values()).isNotEmpty().allMatch(Double.class::isInstance);
            }
            default -> throw new AssertionError("unknown phase: " + event);
        }
    }

    private static Map<?, ?> args(Map<String, Object> event) {
        return (Map<?, ?>) event.get("args");
    }

    private static double time(Map<String, Object> event) {
        assertThat(event.get("tid")).isInstanceOf(Double.class);
        return (double) event.get("ts");
    }

    /** Spans of one thread lie inside each other or apart; they never overlap halfway. */
    private static void assertNested(List<long[]> spans) {
        spans.sort((a, b) -> a[0] == b[0] ? Long.compare(b[1], a[1]) : Long.compare(a[0], b[0]));
        var open = new ArrayDeque<long[]>();
        for (long[] span : spans) {
            while (!open.isEmpty() && open.peek()[1] <= span[0]) {
                open.pop();
            }
            if (!open.isEmpty()) {
                assertThat(span[1]).isLessThanOrEqualTo(open.peek()[1]);
            }
            open.push(span);
        }
    }
}
