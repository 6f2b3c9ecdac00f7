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
