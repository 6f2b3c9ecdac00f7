package org.vivarium.lcf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of integers of spec lcf-format 2, and what lies between. */
class BerTest {

    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "1, 01",
        "127, 7F",
        "128, 8100",
        "200, 8148",
        "300, 822C",
        "2003, 8F53",
        "16383, FF7F",
        "16384, 818000",
        "2097151, FFFF7F",
        "2097152, 81808000",
        "2147483647, 87FFFFFF7F",
        "-1, 8FFFFFFF7F",
        "-100, 8FFFFFFF1C",
        "-282, 8FFFFFFD66",
        "-2147483648, 8880808000"
    })
    void numbersAreWrittenShortestAndReadBack(int value, String hex) {
        byte[] expected = WorkedExamplesTest.bytes(hex);
        byte[] written = new byte[Ber.size(value)];

        assertThat(Ber.write(written, 0, value)).isEqualTo(expected.length);
        assertThat(written).isEqualTo(expected);
        assertThat(Ber.value(Ber.read(expected, 0, expected.length))).isEqualTo(value);
        assertThat(Ber.next(Ber.read(expected, 0, expected.length))).isEqualTo(expected.length);
        assertThat(Ber.skip(expected, 0, expected.length)).isEqualTo(expected.length);
    }

    @Test
    void anyNumberSurvives() {
        RandomGenerator random = RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(7);
        byte[] bytes = new byte[5];
        for (int i = 0; i < 100_000; i++) {
            int value = random.nextInt() >> random.nextInt(32);
            int end = Ber.write(bytes, 0, value);

            assertThat(Ber.value(Ber.read(bytes, 0, end))).isEqualTo(value);
        }
    }

    @Test
    void aNumberCutOffIsInvalid() {
        assertThat(Ber.read(new byte[] {(byte) 0x81}, 0, 1)).isEqualTo(Ber.INVALID);
        assertThat(Ber.read(new byte[0], 0, 0)).isEqualTo(Ber.INVALID);
    }

    @Test
    void sixBytesAreConsumedAndGiveZero() {
        byte[] six = WorkedExamplesTest.bytes("8181818181 01");

        assertThat(Ber.value(Ber.read(six, 0, 6))).isZero();
        assertThat(Ber.next(Ber.read(six, 0, 6))).isEqualTo(6);
    }
}
