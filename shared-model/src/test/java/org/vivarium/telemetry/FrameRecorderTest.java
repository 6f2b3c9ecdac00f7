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

    /** A compiler's change of code may allocate once: the quietest of several stretches counts. */
    @Test
    void recording_a_frame_allocates_nothing() {
        var allocation = new ThreadAllocation();
        for (int i = 0; i < 2000; i++) {
            frame(i);
        }
        long quietest = Long.MAX_VALUE;
        for (int stretch = 0; stretch < 5; stretch++) {
            long before = allocation.bytes();
            for (int i = 0; i < 1000; i++) {
                frame(i);
            }
            quietest = Math.min(quietest, allocation.bytes() - before);
        }
        assertThat(quietest).isZero();
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
    void a_section_that_follows_another_at_once_begins_where_that_one_ended() {
        recorder.beginFrame(0);
        recorder.begin(Section.SCENE_UPDATE);
        recorder.next(Section.SCENE_DRAW);
        recorder.begin(Section.MAP_LAYERS);
        recorder.end();
        recorder.end();
        recorder.endFrame();
        log.read(0, read);
        assertThat(read.section(2)).isEqualTo(Section.SCENE_DRAW);
        assertThat(read.spanDepth[2]).isEqualTo(read.spanDepth[1]).isEqualTo((byte) 1);
        assertThat(read.spanBegin[2]).isEqualTo(read.spanEnd[1]);
        assertThat(read.spanDepth[3]).isEqualTo((byte) 2);
        assertThat(read.spanEnd[3]).isLessThanOrEqualTo(read.spanEnd[2]);
    }

    @Test
    void sections_that_touch_share_the_readings_of_clock_and_bytes() {
        recorder.beginFrame(0);
        recorder.beginAtOnce(Section.SCENE_UPDATE);
        recorder.beginAtOnce(Section.EVENT_MAP);
        byte[] block = new byte[50_000];
        recorder.end();
        recorder.endAtOnce();
        recorder.endFrame();
        log.read(0, read);
        assertThat(block).hasSize(50_000);
        assertThat(read.spanBegin[1]).isEqualTo(read.spanBegin[2]).isZero();
        assertThat(read.spanEnd[1]).isEqualTo(read.spanEnd[2]).isPositive();
        assertThat(read.spanBytes[1]).isEqualTo(read.spanBytes[2]).isBetween(50_000, 60_000);
        assertThat(read.spanDepth[2]).isEqualTo((byte) 2);
    }

    @Test
    void work_done_ahead_of_a_frame_is_its_first_section() {
        recorder.beginAhead(Section.CONTROL);
        byte[] block = new byte[50_000];
        recorder.end();
        frame(7);
        log.read(0, read);
        assertThat(block).hasSize(50_000);
        assertThat(read.frame).isEqualTo(7);
        assertThat(read.section(0)).isEqualTo(Section.FRAME);
        assertThat(read.section(1)).isEqualTo(Section.CONTROL);
        assertThat(read.spanDepth[1]).isEqualTo((byte) 1);
        assertThat(read.spanBytes[1]).isGreaterThanOrEqualTo(50_000);
        assertThat(read.section(2)).isEqualTo(Section.SCENE_UPDATE);
        assertThat(read.workNanos).isGreaterThanOrEqualTo(read.spanEnd[1]);
        frame(8);
        log.read(1, read);
        assertThat(read.section(1)).isEqualTo(Section.SCENE_UPDATE);
    }

    @Test
    void work_ahead_of_a_frame_that_never_comes_is_forgotten() {
        recorder.beginAhead(Section.CONTROL);
        recorder.end();
        recorder.abandonFrame();
        frame(3);
        log.read(0, read);
        assertThat(log.appended()).isEqualTo(1);
        assertThat(read.section(1)).isEqualTo(Section.SCENE_UPDATE);
    }

    @Test
    void a_recorder_switched_off_by_what_came_ahead_of_a_frame_records_nothing_of_it() {
        recorder.beginAhead(Section.CONTROL);
        recorder.setEnabled(false);
        recorder.end();
        frame(3);
        assertThat(log.appended()).isZero();
    }

    @Test
    void the_lists_that_ran_are_kept_with_their_commands() {
        recorder.beginFrame(0);
        recorder.ran(EventRuns.Source.MAP_EVENT, 7, 2, 30, 120);
        recorder.ran(EventRuns.Source.COMMON_EVENT, 4, 0, 0, 1);
        recorder.endFrame();
        log.read(0, read);
        assertThat(read.runs.describe(0)).isEqualTo("event 7, page 2, line 31: 120 commands");
        assertThat(read.runs.describe(1)).isEqualTo("common event 4, line 1: 1 command");
    }

    @Test
    void when_many_lists_run_those_with_the_most_commands_stay() {
        recorder.beginFrame(0);
        for (int id = 1; id <= 40; id++) {
            recorder.ran(EventRuns.Source.MAP_EVENT, id, 1, 0, id);
        }
        recorder.endFrame();
        log.read(0, read);
        assertThat(read.runs.count()).isEqualTo(EventRuns.MAX);
        assertThat(read.runs.id(read.runs.byCommands().findFirst().orElse(-1))).isEqualTo(40);
        int kept = 0;
        for (int run = 0; run < read.runs.count(); run++) {
            kept += read.runs.commands(run);
            assertThat(read.runs.id(run)).isGreaterThan(24);
        }
        assertThat(kept + read.runs.commandsLeftOut()).isEqualTo(40 * 41 / 2);
    }

    @Test
    void a_collection_inside_a_frame_is_counted_and_one_between_frames_is_not() {
        frame(0);
        System.gc();
        frame(1);
        recorder.beginFrame(2);
        for (int i = 0; i < 5; i++) {
            System.gc();
        }
        recorder.endFrame();
        log.read(1, read);
        assertThat(read.gcMicros).isZero();
        log.read(2, read);
        assertThat(read.gcMicros).isPositive();
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
