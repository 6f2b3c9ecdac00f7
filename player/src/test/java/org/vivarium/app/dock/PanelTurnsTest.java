package org.vivarium.app.dock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PanelTurnsTest {
    private static final long PULSE = 1_000_000_000L / 60;

    private final List<Integer> had = new ArrayList<>();
    private final List<PanelTurns.Seat> seats = new ArrayList<>();
    private long clock;
    private final PanelTurns turns = new PanelTurns(() -> clock);
    private long now = 1_000_000_000L;

    private void panels(int count, long nanosEach) {
        for (int i = 0; i < count; i++) {
            int panel = i;
            var seat =
                    new PanelTurns.Seat(
                            () -> {
                                had.add(panel);
                                clock += nanosEach;
                            });
            seats.add(seat);
            turns.add(seat);
        }
    }

    private void pulses(int count) {
        for (int i = 0; i < count; i++) {
            turns.pulse(now);
            now += PULSE;
        }
    }

    @Test
    void a_panel_has_its_turn_in_every_other_pulse_of_sixty_a_second() {
        panels(1, 0);
        pulses(60);
        assertThat(had).hasSize(30);
    }

    @Test
    void no_pulse_holds_more_than_three_panels_and_all_have_as_many_turns() {
        panels(17, 0);
        for (int pulse = 0; pulse < 17; pulse++) {
            int before = had.size();
            pulses(1);
            assertThat(had.size() - before).isEqualTo(3);
        }
        for (int panel = 0; panel < 17; panel++) {
            assertThat(Collections.frequency(had, panel)).isEqualTo(3);
        }
    }

    @Test
    void a_panel_that_takes_long_has_its_pulse_for_itself() {
        panels(4, 2_000_000);
        pulses(4);
        assertThat(had).containsExactly(0, 1, 2, 3);
    }

    @Test
    void a_panel_that_was_hidden_by_another_ones_turn_has_none() {
        panels(1, 0);
        turns.add(new PanelTurns.Seat(() -> turns.remove(seats.get(2))));
        panels(1, 0);
        seats.add(new PanelTurns.Seat(() -> had.add(99)));
        turns.add(seats.get(2));
        pulses(3);
        assertThat(had).isNotEmpty().doesNotContain(99);
    }
}
