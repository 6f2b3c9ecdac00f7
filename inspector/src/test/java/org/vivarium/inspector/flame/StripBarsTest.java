package org.vivarium.inspector.flame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StripBarsTest {
    @Test
    void a_bar_that_stands_for_several_frames_shows_the_worst_of_them() {
        var engine = new PlantedEngine();
        engine.quickFrames(203);
        long spike = engine.slowFrame();
        engine.quickFrames(196);
        var history = new FrameHistory(engine.frames());
        history.update();
        var bars = new StripBars();

        bars.layout(history, history.oldest(), history.end(), 100, 1);

        assertThat(bars.framesPerBar()).isEqualTo(4);
        assertThat(bars.worst(bars.barOf(spike))).isEqualTo(spike);
        assertThat(bars.barOf(spike - 3)).isEqualTo(bars.barOf(spike));
    }

    @Test
    void beside_a_longer_recording_a_bar_stands_for_as_many_frames_as_there() {
        var engine = new PlantedEngine();
        engine.quickFrames(20);
        var history = new FrameHistory(engine.frames());
        history.update();
        var bars = new StripBars();

        bars.layout(history, 0, history.end(), 100, StripBars.needed(400, 100));

        assertThat(bars.framesPerBar()).isEqualTo(4);
        assertThat(bars.count()).isEqualTo(5);
    }

    @Test
    void a_frame_over_its_display_frame_reaches_into_the_last_band() {
        double late = StripBands.height(16_700_000, 84);
        double budget = StripBands.height(StripBands.BUDGET_NANOS, 84);

        assertThat(late).isGreaterThan(StripBands.height(16_600_000, 84));
        assertThat(budget).isLessThan(late).isPositive();
    }
}
