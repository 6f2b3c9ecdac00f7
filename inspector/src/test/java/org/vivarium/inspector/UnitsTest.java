package org.vivarium.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnitsTest {
    @Test
    void milliseconds_have_fewer_decimals_the_more_there_are() {
        assertThat(Units.millis(41_000)).isEqualTo("0.041");
        assertThat(Units.millis(0)).isEqualTo("0.000");
        assertThat(Units.millis(6_924_000)).isEqualTo("6.92");
        assertThat(Units.millis(6_004_000)).isEqualTo("6.00");
        assertThat(Units.millis(33_449_999)).isEqualTo("33.4");
        assertThat(Units.millis(-300)).isEqualTo("0.000");
        assertThat(Units.millis(-2_050_000)).isEqualTo("-2.050");
    }

    @Test
    void what_is_rounded_up_carries_over() {
        assertThat(Units.millis(999_700)).isEqualTo("1.000");
        assertThat(Units.millis(9_999_000)).isEqualTo("10.00");
    }

    @Test
    void bytes_change_their_unit_at_a_thousand() {
        assertThat(Units.bytes(640)).isEqualTo("640 B");
        assertThat(Units.bytes(18_240)).isEqualTo("18.2 KB");
        assertThat(Units.bytes(3_100_000)).isEqualTo("3.1 MB");
    }

    @Test
    void a_share_is_told_in_whole_percent() {
        assertThat(Units.percent(0.374)).isEqualTo("37 %");
    }
}
