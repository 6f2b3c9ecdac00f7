package org.vivarium.telemetry.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Section;

class TraceTest {
    @TempDir Path folder;

    private static FrameRecord record(long frame) {
        var record = new FrameRecord();
        record.clear(frame, 1_000_000 * frame, 0);
        record.workNanos = 5432;
        record.allocatedBytes = 77;
        record.counters[Counter.COMMANDS.ordinal()] = 12;
        record.addSpan(Section.FRAME, 0, 0, 5400, 77);
        record.addSpan(Section.EVENT_MAP, 1, 100, 3201, 40);
        record.runs.add(EventRuns.Source.MAP_EVENT, 7, 2, 30, 11);
        record.runs.add(EventRuns.Source.COMMON_EVENT, 4, 0, 0, 1);
        record.notes.add(NoteKind.MAP_CHANGE, 3, 4, 5, "The \"Old\" mill");
        return record;
    }

    private static String trace(int frames) {
        var text = new StringWriter();
        try (var writer = new TraceWriter(text)) {
            for (int i = 1; i <= frames; i++) {
                writer.frame(record(i));
            }
        }
        return text.toString();
    }

    private FrameLog reopen(String text) throws IOException {
        Path file = folder.resolve("trace.json");
        Files.writeString(file, text);
        return TraceReader.read(file);
    }

    @Test
    void a_trace_reopens_with_every_span_counter_and_note() throws IOException {
        FrameLog log = reopen(trace(3));
        var read = new FrameRecord();
        assertThat(log.appended()).isEqualTo(3);
        assertThat(log.read(2, read)).isTrue();
        assertThat(read.frame).isEqualTo(3);
        assertThat(read.workNanos).isEqualTo(5432);
        assertThat(read.counter(Counter.COMMANDS)).isEqualTo(12);
        assertThat(read.section(1)).isEqualTo(Section.EVENT_MAP);
        assertThat(read.spanBegin[1]).isEqualTo(100);
        assertThat(read.spanEnd[1]).isEqualTo(3201);
        assertThat(read.runs.describe(0)).isEqualTo("event 7, page 2, line 31: 11 commands");
        assertThat(read.runs.describe(1)).isEqualTo("common event 4, line 1: 1 command");
        assertThat(read.notes.describe(0)).isEqualTo("map 3, x 4, y 5: The \"Old\" mill");
    }

    @Test
    void a_trace_cut_off_in_the_middle_of_a_line_gives_the_frames_before() throws IOException {
        String whole = trace(3);
        FrameLog log = reopen(whole.substring(0, whole.lastIndexOf("\"event.map\"") + 4));
        assertThat(log.appended()).isEqualTo(3);
        var read = new FrameRecord();
        assertThat(log.read(1, read)).isTrue();
        assertThat(read.spanCount).isEqualTo(2);
    }

    @Test
    void another_parser_finds_a_trace_valid_with_spans_markers_and_counters() throws IOException {
        ChromeTraceRules rules = ChromeTraceRules.check(trace(20));
        assertThat(rules.closed).isTrue();
        assertThat(rules.spans).containsExactlyInAnyOrder("frame", "event.map");
        assertThat(rules.markers).containsExactly("map");
        assertThat(rules.counters).contains("work ms", "bytes a frame", "commands", "cells");
    }

    @Test
    void a_trace_is_valid_wherever_it_is_cut_off() throws IOException {
        String whole = trace(3);
        int first = whole.indexOf("\n", 2) + 1;
        for (int end = first; end < whole.length() - 2; end++) {
            assertThat(ChromeTraceRules.check(whole.substring(0, end)).closed).isFalse();
        }
    }

    @Test
    void what_is_no_trace_is_refused_by_name() {
        assertThatThrownBy(() -> reopen("hello")).hasMessageContaining("trace.json");
    }
}
