package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Enemies in other hues, with the whole numbers of spec screen 1.7 worked out by hand. */
class MonsterBankTest {
    private static final int THIRD = 512;

    private static String turned(int rgb, int degrees) {
        return "%06x"
                .formatted(
                        MonsterBank.turn(0xFF000000 | rgb, MonsterBank.units(degrees)) & 0xFFFFFF);
    }

    @ParameterizedTest(name = "{0} degrees: {1}")
    @CsvSource({
        "0, 0",
        "60, 256",
        "59, 251",
        "180, 768",
        "300, 1280",
        "360, 0",
        "420, 256",
        "-60, 1280",
        "-1, 1532"
    })
    void aCircleHas1536Units(int degrees, int units) {
        assertThat(MonsterBank.units(degrees)).isEqualTo(units);
    }

    /** Red has s = 255 and l = 127, so c = 255*254/256 = 253 and m = 0. */
    @ParameterizedTest(name = "red at {0} degrees: {1}")
    @CsvSource({
        "60, fcfd00",
        "90, 7dfd00",
        "120, 00fd00",
        "150, 00fd7e",
        "180, 00fcfd",
        "240, 0000fd",
        "300, fd00fc"
    })
    void redGoesThroughTheSectorsInTheirOrder(int degrees, String colour) {
        assertThat(turned(0xFF0000, degrees)).isEqualTo(colour);
    }

    /**
     * 200, 100, 50: c = 150, h = 256*50/150 = 85, l2 = 250, s = 153; turned by half a circle c =
     * 149, m = 50 and sector 3 falls to 50 + 170*149/256 = 148.
     */
    @Test
    void aMixedColourKeepsItsSaturationAndLightness() {
        assertThat(turned(0xC86432, 180)).isEqualTo("3294c7");
    }

    /** 255, 200, 200: l2 = 455, s = 256*55/56 = 251, l = 227, c = 251*57/256 = 55, m = 199. */
    @Test
    void aPaleColourStaysPale() {
        assertThat(turned(0xFFC8C8, 120)).isEqualTo("c7fec7");
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "127", "128", "254", "255"})
    void greysHaveNoHueToTurn(int level) {
        int grey = level << 16 | level << 8 | level;
        assertThat(turned(grey, 77)).isEqualTo("%06x".formatted(grey));
    }

    @Test
    void everyColourKeepsItsAlphaAndStaysAColour() {
        for (int i = 0; i < 1 << 15; i++) {
            int rgb = (i & 31) << 19 | (i >> 5 & 31) << 11 | (i >> 10 & 31) << 3;
            int p = MonsterBank.turn(0xFF000000 | rgb, THIRD + i % 1024);
            assertThat(p >>> 24).isEqualTo(255);
        }
    }
}
