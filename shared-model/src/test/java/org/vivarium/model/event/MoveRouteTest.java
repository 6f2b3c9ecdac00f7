package org.vivarium.model.event;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class MoveRouteTest {

    /** Character 10005, frequency 8, no repeat, skip; then: up, switch 300 on, graphic, sound. */
    private static final int[] PARAMETERS = {
        10005, 8, 0, 1, 0, 32, 0x82, 0x2C, 34, 2, 'A', 'b', 5, 35, 1, 'S', 100, 0x80, 50, 50, 23
    };

    private static MoveRoute route() {
        return MoveRoute.fromParameters(
                new CommandWriter().add(11330, 0, PARAMETERS).toList(), 0, 4);
    }

    @Test
    void routeOfACommandIsSpreadOverItsParameters() {
        MoveRoute route = route();
        assertThat(route.size()).isEqualTo(5);
        assertThat(route.code(0)).isEqualTo(MoveCommand.MOVE_UP.ordinal());
        assertThat(route.code(1)).isEqualTo(MoveCommand.SWITCH_ON.ordinal());
        assertThat(route.number(1, 0)).isEqualTo(300);
        assertThat(route.text(2, US_ASCII)).isEqualTo("Ab");
        assertThat(route.number(2, 0)).isEqualTo(5);
        assertThat(route.text(3, US_ASCII)).isEqualTo("S");
        assertThat(route.number(3, 0)).isEqualTo(100);
        assertThat(route.number(3, 1)).isEqualTo(50);
        assertThat(route.number(3, 2)).isEqualTo(50);
        assertThat(MoveCommand.of(route.code(4))).isEqualTo(MoveCommand.WAIT);
    }

    @Test
    void routeOfAPageIsTheSameBytes() {
        byte[] bytes = route().toBytes();
        MoveRoute page = MoveRoute.decode(bytes, 0, bytes.length);
        assertThat(page.sameCodes(route())).isTrue();
        assertThat(page.toBytes()).isEqualTo(bytes);
    }

    @Test
    void commandWhoseArgumentsBreakOffIsDropped() {
        byte[] bytes = {0, 32};
        assertThat(MoveRoute.decode(bytes, 0, 2).size()).isEqualTo(1);
        assertThat(MoveRoute.decode(new byte[] {34, 9, 'a'}, 0, 3).isEmpty()).isTrue();
    }

    @Test
    void anyBytesGiveARoute() {
        Random random = new Random(3);
        for (int round = 0; round < 2000; round++) {
            byte[] bytes = new byte[random.nextInt(50)];
            random.nextBytes(bytes);
            assertThat(MoveRoute.decode(bytes, 0, bytes.length).size())
                    .isLessThanOrEqualTo(bytes.length);
        }
    }
}
