package org.vivarium.inspector.flame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Section;

/** Long frames, each for another reason, and what is said of them. */
class FrameCauseTest {
    private final FrameRecord record = new FrameRecord();
    private final FrameCause causes = new FrameCause();

    @BeforeEach
    void longFrame() {
        record.clear(9, 0, 0);
        record.workNanos = 20_000_000;
        record.addSpan(Section.FRAME, 0, 0, 20_000_000, 0);
    }

    @Test
    void the_section_that_took_most_is_named_with_its_share_and_bytes() {
        record.addSpan(Section.SCENE_UPDATE, 1, 0, 19_000_000, 700_000);
        record.addSpan(Section.TRANSITION_LOAD, 2, 0, 15_000_000, 640_000);
        assertThat(causes.of(record))
                .isEqualTo("mostly map.transition.load: 75 % of the time, 640.0 KB");
    }

    @Test
    void a_collection_of_more_than_half_the_frame_is_the_cause() {
        record.gcMicros = 12_000;
        assertThat(causes.of(record)).isEqualTo("the collector stopped it for 12 ms");
    }

    @Test
    void a_shorter_collection_is_told_beside_the_cause() {
        record.gcMicros = 4_000;
        record.allocatedBytes = 1_500_000;
        assertThat(FrameCaption.of(record, 1))
                .contains("collector stopped it for 4 ms")
                .contains("1.5 MB allocated");
    }

    @Test
    void the_lists_that_ran_are_told_with_their_commands_those_with_the_most_first() {
        record.runs.add(EventRuns.Source.MAP_EVENT, 7, 2, 30, 120);
        record.runs.add(EventRuns.Source.COMMON_EVENT, 4, 0, 0, 9_000);
        record.runs.add(EventRuns.Source.TROOP_PAGE, 3, 1, 5, 60);
        record.runs.add(EventRuns.Source.MAP_EVENT, 8, 1, 0, 1);
        assertThat(causes.of(record))
                .endsWith(
                        "common event 4, line 1: 9000 commands"
                                + " · event 7, page 2, line 31: 120 commands"
                                + " · troop 3, page 1, line 6: 60 commands"
                                + " · 1 more lists");
    }

    @Test
    void files_that_were_loaded_are_named_with_what_it_took() {
        record.notes.add(NoteKind.ASSET, 76_800, 8_400, 0, "Panorama/sky");
        assertThat(causes.of(record)).contains("loaded").contains("8400").contains("Panorama/sky");
    }

    @Test
    void cells_drawn_are_told_with_the_reason_of_most() {
        record.counters[Counter.CELLS_NEW_MAP.ordinal()] = 336;
        record.counters[Counter.CELLS_WATER.ordinal()] = 12;
        assertThat(FrameCaption.of(record, 1)).contains("348 cells drawn (new map)");
    }
}
