package org.vivarium.telemetry.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuntimeFeedTest {
    private static final int MEGABYTE = 1 << 20;
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    private final RuntimeFeed feed = new RuntimeFeed();

    /** The live set of a collection made now, as the feed tells it. */
    private LiveSet collected() throws InterruptedException {
        long began = System.nanoTime();
        long asked = began;
        System.gc();
        while (feed.liveSets().isEmpty() || feed.liveSets().getLast().atNanos() < began) {
            assertThat(System.nanoTime() - began).isLessThan(PATIENCE_NANOS);
            if (System.nanoTime() - asked > 5_000_000_000L) {
                // The feed may have begun to listen behind the last one.
                asked = System.nanoTime();
                System.gc();
            }
            Thread.sleep(20);
        }
        return feed.liveSets().getLast();
    }

    @Test
    void what_is_held_is_in_the_live_set_and_what_was_thrown_away_only_in_the_peak()
            throws InterruptedException {
        feed.start();
        try {
            collected();
            List<byte[]> held = new ArrayList<>();
            for (int i = 0; i < 48; i++) {
                held.add(new byte[MEGABYTE]);
            }
            LiveSet with = collected();
            assertThat(held).hasSize(48);
            held.clear();
            LiveSet without = collected();
            assertThat(with.after() - without.after()).isGreaterThan(40L * MEGABYTE);
            assertThat(without.before() - without.after()).isGreaterThan(40L * MEGABYTE);
            assertThat(feed.pauses()).isNotEmpty();
        } finally {
            feed.close();
        }
    }

    @Test
    void the_floor_is_read_at_the_plateau_and_the_peak_between_collections() {
        var sets =
                List.of(
                        new LiveSet(1, 900, 10),
                        new LiveSet(5, 130, 94),
                        new LiveSet(6, 180, 92),
                        new LiveSet(7, 140, 93));
        assertThat(LiveSet.floor(sets, 2)).isEqualTo(92);
        assertThat(LiveSet.peak(sets, 2)).isEqualTo(180);
        assertThat(LiveSet.floor(sets, 100)).isEqualTo(93);
        assertThat(LiveSet.peak(sets, 100)).isEqualTo(140);
    }

    @Test
    void classes_are_named_as_one_writes_them() {
        assertThat(RuntimeFeed.readable("[I")).isEqualTo("int[]");
        assertThat(RuntimeFeed.readable("[[Ljava.lang.String;")).isEqualTo("String[][]");
        assertThat(RuntimeFeed.readable("java.util.ArrayList")).isEqualTo("ArrayList");
    }
}
