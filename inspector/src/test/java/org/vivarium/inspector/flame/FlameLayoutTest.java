package org.vivarium.inspector.flame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.Section;

class FlameLayoutTest {
    private static FlameLayout layout() {
        var record = new FrameRecord();
        record.clear(1, 0, 0);
        record.workNanos = 1000;
        record.addSpan(Section.FRAME, 0, 0, 1000, 0);
        record.addSpan(Section.SCENE_UPDATE, 1, 100, 400, 0);
        record.addSpan(Section.SCENE_DRAW, 1, 500, 900, 64);
        return FlameLayout.of(record);
    }

    @Test
    void boxes_lie_in_shares_of_the_work_time() {
        var box = layout().row(1).get(1);
        assertThat(box.left()).isEqualTo(0.5);
        assertThat(box.right()).isEqualTo(0.9);
        assertThat(box.nanos()).isEqualTo(400);
        assertThat(box.bytes()).isEqualTo(64);
    }

    @Test
    void a_place_between_two_boxes_holds_none() {
        assertThat(layout().at(0.45, 1)).isNull();
        assertThat(layout().at(0.2, 1).section()).isEqualTo(Section.SCENE_UPDATE);
        assertThat(layout().at(0.2, 7)).isNull();
    }
}
