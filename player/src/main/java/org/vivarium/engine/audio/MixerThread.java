package org.vivarium.engine.audio;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.engine.audio.QueuedAudioOut.Delivery;

/**
 * Drives the mixer: obeys orders, mixes, writes. Live it follows the output's own pace, and after a
 * standstill passes over what should have been heard meanwhile, so that sound never stays late. For
 * a file it follows the engine's frames, a sixtieth of a second each.
 */
final class MixerThread implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(MixerThread.class);
    private static final int LIVE_FRAMES = 512;
    private static final int FRAMES_PER_TICK = Mixer.RATE / 60;
    private static final long WAIT_NANOS = 100_000;
    private static final long CLOSE_MS = 10_000;

    private final OrderQueue queue;
    private final Mixer mixer;
    private final SinkOpener opener;
    private final Delivery delivery;
    private final SnapshotWriter snapshots;
    private final float[] mixed = new float[2 * Math.max(LIVE_FRAMES, FRAMES_PER_TICK)];
    private final Thread thread =
            Thread.ofPlatform().name("sound-mixer").daemon().unstarted(this::run);
    private volatile boolean closing;

    MixerThread(
            OrderQueue queue,
            Mixer mixer,
            SinkOpener opener,
            Delivery delivery,
            SnapshotWriter snapshots) {
        this.queue = queue;
        this.mixer = mixer;
        this.opener = opener;
        this.delivery = delivery;
        this.snapshots = snapshots;
    }

    void start() {
        if (delivery == Delivery.PROMPT) {
            thread.setPriority(Thread.MAX_PRIORITY);
        }
        thread.start();
    }

    private void run() {
        try (AudioSink sink = opener.open()) {
            if (delivery == Delivery.PROMPT) {
                playLive(sink);
            } else {
                playFrames(sink);
            }
        } catch (IOException | RuntimeException e) {
            LOG.error("sound stopped: {}", e.toString(), e);
            discardOrders();
        }
    }

    private void playLive(AudioSink sink) throws IOException {
        while (!closing) {
            int missed = sink.missedFrames();
            if (missed > 0) {
                mixer.skip(missed);
                snapshots.underrun(missed);
            }
            for (OrderQueue.Slot order = queue.peek(); order != null; order = queue.peek()) {
                mixer.obey(order);
                queue.taken();
            }
            mix(sink, LIVE_FRAMES);
        }
    }

    private void playFrames(AudioSink sink) throws IOException {
        while (true) {
            OrderQueue.Slot order = queue.peek();
            if (order == null) {
                if (closing) {
                    return;
                }
                LockSupport.parkNanos(this, WAIT_NANOS);
                continue;
            }
            boolean tick = order.kind == OrderKind.FRAME_DONE;
            mixer.obey(order);
            queue.taken();
            if (tick) {
                mix(sink, FRAMES_PER_TICK);
            }
        }
    }

    private void mix(AudioSink sink, int frames) throws IOException {
        mixer.takeLoaded();
        mixer.render(mixed, frames);
        snapshots.mixed(mixed, frames, mixer, sink);
        sink.write(mixed, frames);
    }

    /** Without an output the engine must not wait for room in the queue. */
    private void discardOrders() {
        while (!closing) {
            while (queue.peek() != null) {
                queue.taken();
            }
            LockSupport.parkNanos(this, WAIT_NANOS);
        }
    }

    /** Ends the output; one that writes a file first finishes what was ordered. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.join(CLOSE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
