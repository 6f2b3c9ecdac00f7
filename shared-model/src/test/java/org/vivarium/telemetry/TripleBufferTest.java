package org.vivarium.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TripleBufferTest {
    @Test
    void the_reader_gets_the_newest_published_value() {
        var buffer = new TripleBuffer<>(() -> new int[1]);
        for (int i = 1; i <= 3; i++) {
            buffer.back()[0] = i;
            buffer.publish();
        }
        assertThat(buffer.hasNew()).isTrue();
        assertThat(buffer.latest()[0]).isEqualTo(3);
        assertThat(buffer.hasNew()).isFalse();
        assertThat(buffer.latest()[0]).isEqualTo(3);
    }

    @Test
    void what_the_reader_holds_is_never_written() throws Exception {
        var buffer = new TripleBuffer<>(() -> new int[64]);
        var writer =
                new Thread(
                        () -> {
                            for (int i = 1; i <= 200_000; i++) {
                                java.util.Arrays.fill(buffer.back(), i);
                                buffer.publish();
                            }
                        });
        writer.start();
        int last = 0;
        while (writer.isAlive()) {
            int[] value = buffer.latest();
            int first = value[0];
            assertThat(first).isGreaterThanOrEqualTo(last);
            for (int v : value) {
                if (v != first) {
                    assertThat(v).isEqualTo(first);
                }
            }
            last = first;
        }
        writer.join();
        assertThat(buffer.latest()[0]).isEqualTo(200_000);
    }
}
