package org.vivarium.engine.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.sound.SoundFile;
import org.vivarium.testing.Waves;

class MixerPartsTest {

    @Test
    void aFullQueueRefusesEffectsBeforeMusic() {
        OrderQueue queue = new OrderQueue(128);
        int taken = 0;
        while (queue.offer(OrderKind.PLAY_SOUND, "s", 100, 100, 50, 0)) {
            taken++;
        }
        assertThat(taken).isEqualTo(64);
        assertThat(queue.offer(OrderKind.PLAY_MUSIC, "m", 100, 100, 50, 0)).isTrue();
        assertThat(queue.refused()).isEqualTo(1);
        assertThat(queue.peek().name).isEqualTo("s");
        queue.taken();
    }

    @Test
    void theOldestVoiceMakesRoomAndItsLateClipFindsNobody() {
        VoicePool pool = new VoicePool();
        float[] tail = new float[2 * Voice.CHUNK];
        int first = pool.take("first", 100, 100, 50, tail);
        for (int i = 1; i < VoicePool.SIZE; i++) {
            pool.take("other", 100, 100, 50, tail);
        }
        assertThat(pool.get(first).name).isEqualTo("first");
        int next = pool.take("next", 100, 100, 50, tail);
        assertThat(pool.get(first)).isNull();
        assertThat(pool.get(next).name).isEqualTo("next");
        assertThat(pool.recycled()).isEqualTo(1);
    }

    @Test
    void theLimiterBendsOnlyWhatManyVoicesPushUp() {
        float[] mix = {0.5f, -0.9f, 1.8f, -1.8f};
        Limiter.apply(mix, 2, 2);
        assertThat(mix[0]).isEqualTo(0.5f);
        assertThat(mix[1]).isCloseTo(-0.8167f, within(0.001f));
        assertThat(mix[2]).isCloseTo(0.9667f, within(0.001f));
        float[] alone = {0.9f, -1.2f};
        Limiter.apply(alone, 1, 1);
        assertThat(alone).containsExactly(0.9f, -1f);
    }

    @Test
    void theSilentLineKeepsTheClockAndTellsWhatAStandstillMissed() {
        AtomicLong clock = new AtomicLong();
        NullSink sink = new NullSink(4096, clock::get);
        sink.write(new float[2 * 441], 441);
        clock.addAndGet(10_000_000);
        assertThat(sink.missedFrames()).isZero();
        clock.addAndGet(100_000_000);
        assertThat(sink.missedFrames()).isEqualTo(4410);
        assertThat(sink.missedFrames()).isZero();
    }

    @Test
    void aSourceDecodedAheadSkipsWhatWasMissedAndEnds() {
        AheadSource source = new AheadSource(new Counting(5000), 4096);
        while (source.decodeAhead()) {
            Thread.onSpinWait();
        }
        float[] out = new float[2 * 10];
        assertThat(source.read(out, 0, 10)).isEqualTo(10);
        source.skip(990);
        assertThat(source.read(out, 0, 1)).isEqualTo(1);
        assertThat(out[0]).isEqualTo(1000);
        source.skip(3_990);
        source.read(out, 0, 1);
        while (source.decodeAhead()) {
            Thread.onSpinWait();
        }
        source.read(out, 0, 10);
        source.decodeAhead();
        int last = source.read(out, 0, 10);
        while (last > 0) {
            last = source.read(out, 0, 10);
        }
        assertThat(last).isEqualTo(-1);
    }

    @Test
    void theClipCacheForgetsTheOneUnusedLongest() throws Exception {
        ClipCache cache = new ClipCache(5000);
        cache.put("a", clip(1000));
        cache.put("b", clip(1000));
        cache.get("a");
        cache.put("c", clip(1000));
        assertThat(cache.get("b")).isNull();
        assertThat(cache.get("a")).isNotNull();
        assertThat(cache.bytes()).isEqualTo(4000);
    }

    private static Clip clip(int frames) throws Exception {
        byte[] wav = Waves.wav16(new float[frames], 8000);
        return Clip.decode(SoundFile.of("x", wav).open(), Integer.MAX_VALUE);
    }

    /** Frames that carry their own number. */
    private static final class Counting implements SampleSource {
        private final int frames;
        private int next;

        Counting(int frames) {
            this.frames = frames;
        }

        @Override
        public int rate() {
            return 44_100;
        }

        @Override
        public int read(float[] stereo, int offset, int wanted) {
            int count = Math.min(wanted, frames - next);
            for (int i = 0; i < count; i++) {
                stereo[offset + 2 * i] = next;
                stereo[offset + 2 * i + 1] = next++;
            }
            return count == 0 ? -1 : count;
        }

        @Override
        public void skip(long frames) {
            next += (int) frames;
        }

        @Override
        public void close() {}
    }
}
