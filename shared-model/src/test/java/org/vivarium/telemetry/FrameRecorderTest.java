package org.vivarium.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrameRecorderTest {
    private final FrameLog log = new FrameLog(8);
    private final FrameRecorder recorder = new FrameRecorder(log);
    private final FrameRecord read = new FrameRecord();

    private void frame(long number) {
        recorder.beginFrame(number);
        recorder.begin(Section.SCENE_UPDATE);
        recorder.begin(Section.EVENT_MAP);
        recorder.end();
        recorder.end();
        recorder.add(Counter.COMMANDS, 7);
        recorder.endFrame();
    }

    @Test
    void spans_nest_inside_the_frame() {
        frame(3);
        assertThat(log.read(0, read)).isTrue();
        assertThat(read.frame).isEqualTo(3);
        assertThat(read.spanCount).isEqualTo(3);
        assertThat(read.section(0)).isEqualTo(Section.FRAME);
        assertThat(read.section(2)).isEqualTo(Section.EVENT_MAP);
        assertThat(read.spanDepth[2]).isEqualTo((byte) 2);
        assertThat(read.spanBegin[2]).isGreaterThanOrEqualTo(read.spanBegin[1]);
        assertThat(read.spanEnd[2]).isLessThanOrEqualTo(read.spanEnd[1]);
        assertThat(read.counter(Counter.COMMANDS)).isEqualTo(7);
    }

    @Test
    void the_log_keeps_the_newest_frames_and_refuses_older_ones() {
        for (int i = 0; i < 20; i++) {
            frame(i);
        }
        assertThat(log.appended()).isEqualTo(20);
        assertThat(log.read(log.oldest(), read)).isTrue();
        assertThat(log.read(11, read)).isFalse();
        assertThat(log.read(20, read)).isFalse();
        assertThat(log.read(19, read)).isTrue();
        assertThat(read.frame).isEqualTo(19);
    }

    @Test
    void bytes_allocated_inside_a_section_are_counted_there() {
        recorder.beginFrame(0);
        recorder.begin(Section.ASSET_LOAD);
        byte[] block = new byte[100_000];
        recorder.end();
        recorder.endFrame();
        log.read(0, read);
        assertThat(block).hasSize(100_000);
        assertThat(read.spanBytes[1]).isBetween(100_000, 110_000);
        assertThat(read.allocatedBytes).isGreaterThanOrEqualTo(100_000);
    }

    @Test
    void recording_a_frame_allocates_nothing() {
        var allocation = new ThreadAllocation();
        for (int i = 0; i < 2000; i++) {
            frame(i);
        }
        long before = allocation.bytes();
        for (int i = 0; i < 1000; i++) {
            frame(i);
        }
        assertThat(allocation.bytes() - before).isZero();
    }

    @Test
    void switched_off_nothing_is_appended() {
        recorder.setEnabled(false);
        frame(1);
        assertThat(log.appended()).isZero();
    }

    @Test
    void notes_say_in_words_what_happened() {
        recorder.beginFrame(0);
        recorder.note(NoteKind.MAP_CHANGE, 12, 3, 4, "Harbour town");
        recorder.note(NoteKind.EVENT, 7, 2, 31);
        recorder.endFrame();
        log.read(0, read);
        assertThat(read.notes.describe(0)).isEqualTo("map 12, x 3, y 4: Harbour town");
        assertThat(read.notes.describe(1)).isEqualTo("event 7, page 2, line 31");
    }

    @Test
    void more_spans_than_fit_are_counted_and_left_out() {
        recorder.beginFrame(0);
        for (int i = 0; i < 300; i++) {
            recorder.begin(Section.MAP_CHARS);
            recorder.end();
        }
        recorder.endFrame();
        log.read(0, read);
        assertThat(read.spanCount).isEqualTo(FrameRecord.MAX_SPANS);
        assertThat(read.droppedSpans).isEqualTo(45);
    }
}
