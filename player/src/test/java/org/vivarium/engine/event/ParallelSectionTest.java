package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;

import org.junit.jupiter.api.Test;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/** Parallel pages stand in the frame's record as sections of their own. */
class ParallelSectionTest {

    private static FrameRecord recorded(EventGame game) {
        FrameRecorder recorder = game.engine().recorder;
        recorder.beginFrame(0);
        game.frames(1);
        recorder.endFrame();
        return recorder.current();
    }

    private static long sections(FrameRecord record, Section section) {
        long count = 0;
        for (int span = 0; span < record.spanCount; span++) {
            count += record.section(span) == section ? 1 : 0;
        }
        return count;
    }

    @Test
    void eachParallelPageThatRunsIsASectionAmongTheMovementOfTheEvents() {
        EventGame game =
                EventGame.of2000()
                        .event(1, 8, 8, PARALLEL, add(list(), 0, 1, 1))
                        .event(2, 9, 9, EventGame.ACTION, list())
                        .event(3, 9, 8, PARALLEL, add(list(), 0, 2, 1))
                        .start();
        FrameRecord record = recorded(game);
        assertThat(game.variable(1)).isPositive();
        assertThat(sections(record, Section.EVENT_PARALLEL)).isEqualTo(2);
        assertThat(sections(record, Section.MAP_CHARACTERS)).isEqualTo(2);
    }

    @Test
    void aPageThatWaitsIsNone() {
        EventGame game =
                EventGame.of2000()
                        .event(1, 8, 8, PARALLEL, add(list(), 0, 1, 1).add(11410, 0, 10))
                        .start()
                        .frames(2);
        while (game.state().map.events.get(0).parallel.waitTime == 0) {
            game.frames(1);
        }
        assertThat(sections(recorded(game), Section.EVENT_PARALLEL)).isZero();
    }

    @Test
    void ofManyPagesTheFirst32AreRecordedApartAndNoSectionIsLost() {
        EventGame game = EventGame.of2000();
        for (int id = 1; id <= 200; id++) {
            game.event(id, id % 20, id / 20, PARALLEL, add(list(), 0, 1, 1));
        }
        FrameRecord record = recorded(game.start());
        assertThat(sections(record, Section.EVENT_PARALLEL)).isEqualTo(32);
        assertThat(record.droppedSpans).isZero();
        assertThat(record.runs.count()).isEqualTo(16);
    }
}
