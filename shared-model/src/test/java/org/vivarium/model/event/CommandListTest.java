package org.vivarium.model.event;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CommandListTest {

    private static CommandList decode(byte[] bytes) {
        return CommandList.decode(bytes, 0, bytes.length);
    }

    @Test
    void readsCodeIndentTextAndParameters() {
        CommandList list =
                new CommandWriter()
                        .add(10110, 2, "Hello".getBytes(US_ASCII))
                        .add(10220, 0, 0, 7, 7, 0, 0, -5, 300)
                        .toList();
        assertThat(list.size()).isEqualTo(2);
        assertThat(list.code(0)).isEqualTo(10110);
        assertThat(list.indent(0)).isEqualTo(2);
        assertThat(list.text(0, US_ASCII)).isEqualTo("Hello");
        assertThat(list.parameter(1, 5)).isEqualTo(-5);
        assertThat(list.parameter(1, 6)).isEqualTo(300);
    }

    @Test
    void missingParametersReadAsZero() {
        CommandList list = new CommandWriter().add(11410, 0, 5).toList();
        assertThat(list.parameter(0, 1)).isZero();
        assertThat(list.parameter(0, 40)).isZero();
    }

    @Test
    void endsAtAZeroCode() {
        byte[] bytes = {10, 0, 0, 0, 0, 10, 0, 0, 0};
        assertThat(decode(bytes).size()).isEqualTo(1);
    }

    @Test
    void numbersOfMoreThanFiveBytesReadAsZero() {
        byte[] bytes = {10, 0, 0, 1, -1, -1, -1, -1, -1, 0x7F, 0};
        assertThat(decode(bytes).parameter(0, 0)).isZero();
        assertThat(decode(bytes).size()).isEqualTo(1);
    }

    @Test
    void listThatBreaksOffEndsWithItsLastWholeCommand() {
        byte[] whole = new CommandWriter().add(10, 0).add(10610, 0, "Alex".getBytes(), 1).toBytes();
        for (int length = 4; length < whole.length - 5; length++) {
            assertThat(CommandList.decode(whole, 0, length).size()).isEqualTo(1);
        }
    }

    @Test
    void sliceInTheMiddleOfAFileIsReadInPlace() {
        byte[] list = new CommandWriter().add(12110, 0, 3).toBytes();
        byte[] file = new byte[list.length + 20];
        System.arraycopy(list, 0, file, 10, list.length);
        CommandList read = CommandList.decode(file, 10, list.length);
        assertThat(read.parameter(0, 0)).isEqualTo(3);
        assertThat(read.toBytes()).isEqualTo(list);
    }

    @Test
    void writtenListsReadBackTheSame() {
        Random random = new Random(7);
        for (int round = 0; round < 200; round++) {
            CommandWriter writer = new CommandWriter();
            int[][] parameters = new int[random.nextInt(6)][];
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] =
                        random.ints(random.nextInt(9)).map(n -> n >> random.nextInt(31)).toArray();
                writer.add(10000 + random.nextInt(9000), i, parameters[i]);
            }
            CommandList list = writer.toList();
            assertThat(list.size()).isEqualTo(parameters.length);
            for (int i = 0; i < parameters.length; i++) {
                for (int k = 0; k < parameters[i].length; k++) {
                    assertThat(list.parameter(i, k)).isEqualTo(parameters[i][k]);
                }
            }
        }
    }

    @Test
    void anyBytesGiveAList() {
        Random random = new Random(11);
        for (int round = 0; round < 5000; round++) {
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            CommandList list = decode(bytes);
            for (int i = 0; i < list.size(); i++) {
                assertThat(list.text(i, US_ASCII).length()).isLessThanOrEqualTo(bytes.length);
            }
        }
    }
}
