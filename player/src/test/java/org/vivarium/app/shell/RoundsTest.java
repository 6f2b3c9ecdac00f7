package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoundsTest {
    private static Rounds of(double... values) {
        var rounds = new Rounds();
        for (double value : values) {
            rounds.add(value);
        }
        return rounds;
    }

    @Test
    void the_middle_of_an_odd_number_is_one_of_them_and_of_an_even_number_between_two() {
        assertThat(of(5, 1, 9).middle()).isEqualTo(5);
        assertThat(of(5, 1, 9, 7).middle()).isEqualTo(6);
        assertThat(of(5, 1, 9).low()).isEqualTo(1);
        assertThat(of(5, 1, 9).high()).isEqualTo(9);
    }

    @Test
    void what_the_game_alone_reaches_in_some_round_is_noise() {
        assertThat(of(280, 310, 500).against(of(250, 320, 270))).isEqualTo("within noise");
    }

    @Test
    void a_middle_round_above_all_of_the_game_alone_is_told_by_how_much() {
        assertThat(of(480, 440, 300).against(of(250, 400, 270))).isEqualTo("+10 % above it");
    }

    @Test
    void one_round_says_nothing() {
        assertThat(of(300).against(of(200, 250))).isEqualTo("too few rounds");
    }
}
