package org.vivarium.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SlowFramesTest {
    private final SlowFrames slow = new SlowFrames(1000, 0);
    private final FrameRecord record = new FrameRecord();

    private void frame(long number, int nanos) {
        record.clear(number, 0, 0);
        record.workNanos = nanos;
        slow.consider(record);
    }

    @Test
    void quick_frames_never_push_out_a_slow_one() {
        frame(5, 9000);
        for (int i = 0; i < 100_000; i++) {
            frame(10 + i, 500);
        }
        assertThat(slow.all())
                .singleElement()
                .satisfies(s -> assertThat(s.record().frame).isEqualTo(5));
    }

    @Test
    void when_full_the_longest_frames_stay() {
        for (int i = 0; i < 1000; i++) {
            frame(i, 2000 + i);
        }
        assertThat(slow.count()).isEqualTo(200);
        var kept = slow.all();
        assertThat(kept.getFirst().record().workNanos).isEqualTo(2999);
        assertThat(kept.getLast().record().workNanos).isEqualTo(2800);
    }

    /** 216,000 frames; one in a thousand is slow, as many as there is room for. */
    @Test
    void an_hour_of_frames_loses_no_slow_one_and_takes_no_more_memory() {
        var allocation = new ThreadAllocation();
        for (int i = 0; i < 216_000; i++) {
            frame(i, i % 1081 == 0 ? 20_000 + i : 500);
        }
        assertThat(slow.count()).isEqualTo(200);
        assertThat(slow.all()).allSatisfy(s -> assertThat(s.record().frame % 1081).isZero());
        long before = allocation.bytes();
        for (int i = 216_000; i < 432_000; i++) {
            frame(i, i % 1081 == 0 ? 20_000 + i : 500);
        }
        assertThat(allocation.bytes() - before).isZero();
        assertThat(slow.count()).isEqualTo(200);
    }

    @Test
    void a_slow_frame_keeps_all_that_explains_it() {
        record.clear(9, 0, 0);
        record.workNanos = 20_000;
        record.allocatedBytes = 640;
        record.gcMicros = 3000;
        record.counters[Counter.CELLS_NEW_MAP.ordinal()] = 336;
        record.addSpan(Section.TRANSITION_LOAD, 1, 0, 900, 512);
        record.runs.add(EventRuns.Source.MAP_EVENT, 7, 2, 30, 120);
        record.notes.add(NoteKind.ASSET, 4096, 800, 0, "chipset basis");
        slow.consider(record);
        FrameRecord kept = slow.all().getFirst().record();
        assertThat(kept.allocatedBytes).isEqualTo(640);
        assertThat(kept.gcMicros).isEqualTo(3000);
        assertThat(kept.counter(Counter.CELLS_NEW_MAP)).isEqualTo(336);
        assertThat(kept.section(0)).isEqualTo(Section.TRANSITION_LOAD);
        assertThat(kept.runs.describe(0)).isEqualTo("event 7, page 2, line 31: 120 commands");
        assertThat(kept.notes.text(0)).isEqualTo("chipset basis");
    }

    @Test
    void a_slow_frame_keeps_a_small_picture() {
        int[] pixels = new int[Picture.WIDTH * Picture.HEIGHT];
        pixels[4 * Picture.WIDTH + 8] = 0xFF123456;
        slow.picturesFrom(pixels);
        frame(1, 5000);
        assertThat(slow.all().getFirst().thumbnail().pixels()[Thumbnail.WIDTH + 2])
                .isEqualTo(0xFF123456);
    }
}
