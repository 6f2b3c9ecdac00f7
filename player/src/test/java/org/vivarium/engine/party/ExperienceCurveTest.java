package org.vivarium.engine.party;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExperienceCurveTest {

    @ParameterizedTest
    @CsvSource({
        "30,30,0,1,30",
        "30,30,0,2,84",
        "30,30,0,5,503",
        "30,30,0,10,2721",
        "30,30,0,49,614301",
        "20,20,10,3,137",
        "20,20,10,29,21536",
        "10,40,5,19,7063",
        "50,50,50,49,999999",
        "1,1,0,49,2612",
        "30,30,0,0,0"
    })
    void curveOf2000(int base, int inflation, int correction, int n, int total) {
        assertThat(ExperienceCurve.total(Limits.RPG2000, base, inflation, correction, n))
                .isEqualTo(total);
    }

    @ParameterizedTest
    @CsvSource({
        "300,300,0,1,600",
        "300,300,0,98,1484700",
        "30,30,0,49,38220",
        "1,677,40,1,718",
        "1,677,40,98,3288145",
        "300,300,0,0,0"
    })
    void curveOf2003(int base, int inflation, int correction, int n, int total) {
        assertThat(ExperienceCurve.total(Limits.RPG2003, base, inflation, correction, n))
                .isEqualTo(total);
    }
}
