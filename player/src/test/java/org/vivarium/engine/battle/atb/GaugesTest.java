package org.vivarium.engine.battle.atb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.battle.BattleFormulas;

/** How fast gauges fill: worked examples of spec battle 7.10. */
class GaugesTest {

    @ParameterizedTest
    @CsvSource({
        "100,50,1530,197,99,110,82",
        "90,30,1034,291,146,163,121",
        "90,60,2040,148,74,82,61",
        "80,20,789,381,191,213,159",
        "100,10,330,910,455,510,379",
        "100,20,630,477,239,267,199",
        "100,30,931,323,162,181,135",
        "100,40,1234,244,122,136,102",
        "100,1,60,5000,2500,2808,2086",
        "100,99,3000,100,50,56,42",
        "180,25,433,693,347,389,289",
        "180,40,683,440,220,246,183"
    })
    void theyFillByTheShareOfTheAgilityOfAll(
            int sum, int agility, int gain, int empty, int half, int emptyE, int halfE) {
        assertThat(BattleFormulas.gaugeGain(sum, agility, 0, false)).isEqualTo(gain);
        assertThat(frames(sum, agility, 0, false)).isEqualTo(empty);
        assertThat(frames(sum, agility, Gauges.FULL / 2, false)).isEqualTo(half);
        assertThat(frames(sum, agility, 0, true)).isEqualTo(emptyE);
        assertThat(frames(sum, agility, Gauges.FULL / 2, true)).isEqualTo(halfE);
    }

    private static int frames(int sum, int agility, int from, boolean english) {
        int gauge = from;
        int frames = 0;
        while (gauge < Gauges.FULL) {
            gauge += BattleFormulas.gaugeGain(sum, agility, gauge, english);
            frames++;
        }
        return frames;
    }
}
