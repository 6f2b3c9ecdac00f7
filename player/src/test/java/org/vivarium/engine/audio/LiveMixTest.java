package org.vivarium.engine.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.vivarium.telemetry.SoundSnapshot;
import org.vivarium.telemetry.SoundTelemetry;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.testing.MidiBytes;
import org.vivarium.testing.Waves;

/** The mixer as it runs beside a game: orders take effect soon, and a standstill is passed over. */
class LiveMixTest {
    private static final int RATE = Mixer.RATE;
    private static final int MOST_LATE = RATE / 20;

    /** MIDI controller: how much of a channel goes to the reverb. */
    private static final int REVERB = 91;

    private final DecodeAhead decoding = new DecodeAhead();
    private final TestFiles files =
            new TestFiles()
                    .with("tone", Waves.wav16(Waves.sine(441, RATE, 2 * RATE, 0.5), RATE))
                    .with("song", song());
    private final SoundLoader loader =
            new SoundLoader(
                    files,
                    DumpedMix.banks(),
                    new WarningLog(),
                    Runnable::run,
                    Runnable::run,
                    StreamFactory.ahead(decoding),
                    1 << 20);
    private final Mixer mixer = new Mixer(loader, new MasterVolumes());
    private final OrderQueue queue = new OrderQueue(256);
    private final QueuedAudioOut out =
            new QueuedAudioOut(queue, QueuedAudioOut.Delivery.PROMPT, new ClipCache(1 << 20));

    @AfterEach
    void endTheThread() {
        decoding.close();
    }

    /** A long note without reverb, whose echo would stay in the middle whatever the balance is. */
    private static byte[] song() {
        return new MidiBytes(96).event(0, 0xB0, REVERB, 0).note(0, 0, 60, 90).end(9600);
    }

    private void obey() {
        for (OrderQueue.Slot order = queue.peek(); order != null; order = queue.peek()) {
            mixer.obey(order);
            queue.taken();
        }
        mixer.takeLoaded();
    }

    private float[] render(int frames) {
        float[] stereo = new float[2 * frames];
        mixer.render(stereo, frames);
        return stereo;
    }

    @Test
    void midiFollowsTempoAndBalanceWithin50Milliseconds() {
        out.playMusic("song", 100, 100, 50, 0);
        obey();
        render(RATE / 2);
        out.adjustMusic(100, 100, 0);
        obey();
        render(MOST_LATE);
        float[] after = render(RATE / 10);

        float left = Waves.peak(Waves.channel(after, 0), 0, RATE / 10);
        float right = Waves.peak(Waves.channel(after, 1), 0, RATE / 10);
        assertThat(left).isGreaterThan(1000 * right);
    }

    @Test
    void aPauseHoldsTheMusicAndGoesOnThereWithoutAClick() {
        out.playMusic("tone", 100, 100, 50, 0);
        obey();
        float[] before = Waves.channel(render(2048), 0);
        out.pause(true);
        obey();
        float[] pausing = Waves.channel(render(1024), 0);
        float[] paused = Waves.channel(render(RATE), 0);
        out.pause(false);
        obey();
        float[] after = Waves.channel(render(2048), 0);

        assertThat(Waves.peak(before, 0, before.length)).isGreaterThan(0.4f);
        assertThat(Waves.peak(paused, 0, paused.length)).isZero();
        assertThat(Waves.largestStep(pausing, 0, pausing.length)).isLessThan(0.05f);
        assertThat(Waves.largestStep(after, 0, after.length)).isLessThan(0.05f);
        assertThat(mixer.music().voice().playedMs()).isCloseTo(98, within(2L));
    }

    @Test
    void whatWasMissedIsPassedOver() {
        out.playSound("tone", 100, 100, 50);
        out.playMusic("song", 100, 100, 50, 0);
        obey();
        render(4096);
        mixer.skip(2 * RATE - 8192);
        float[] rest = Waves.channel(render(8192), 0);

        assertThat(mixer.effects().at(0).busy).as("the effect is over on time").isFalse();
        assertThat(Waves.peak(rest, 0, 2000)).isGreaterThan(0.01f);
        assertThat(mixer.music().voice().playedMs()).isCloseTo(2092, within(10L));
    }

    @Test
    void underrunsAreCountedAndTold() throws Exception {
        SoundTelemetry telemetry = new SoundTelemetry();
        telemetry.watch(true);
        StallingSink sink = new StallingSink();
        SnapshotWriter snapshots = new SnapshotWriter(telemetry, loader, DumpedMix.banks(), queue);
        try (MixerThread thread =
                new MixerThread(
                        queue, mixer, () -> sink, QueuedAudioOut.Delivery.PROMPT, snapshots)) {
            thread.start();
            assertThat(sink.enough.await(20, TimeUnit.SECONDS)).isTrue();
        }
        SoundSnapshot told = telemetry.latest();
        assertThat(told.underruns()).isEqualTo(2);
        assertThat(told.skippedMs()).isEqualTo(300);
    }

    /** An output that ran dry twice, for 100 and 200 ms. */
    private static final class StallingSink implements AudioSink {
        private static final int WRITES = 40;
        private final CountDownLatch enough = new CountDownLatch(WRITES);
        private int asked;

        @Override
        public void write(float[] stereo, int frames) {
            enough.countDown();
        }

        @Override
        public int missedFrames() {
            asked++;
            return asked == 3 ? RATE / 10 : asked == 6 ? RATE / 5 : 0;
        }

        @Override
        public int bufferFrames() {
            return 4096;
        }

        @Override
        public String description() {
            return "stalling";
        }

        @Override
        public void close() {}
    }
}
