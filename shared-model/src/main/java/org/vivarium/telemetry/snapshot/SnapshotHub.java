package org.vivarium.telemetry.snapshot;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.vivarium.telemetry.TripleBuffer;

/**
 * Where panels find what the engine shows of itself. A panel subscribes while it is visible; at the
 * end of a frame the engine fills the topics somebody watches and nothing else. The window's thread
 * is the only reader, the engine's thread the only writer.
 */
public final class SnapshotHub {
    /** A topic somebody has watched once: its buffers and how many watch it now. */
    private static final class Channel<S extends Snapshot> {
        final TripleBuffer<S> buffer;
        final AtomicInteger watchers = new AtomicInteger();

        Channel(Topic<S> topic) {
            buffer = new TripleBuffer<>(topic::make);
        }

        void fill(SnapshotFiller<S> filler, long frame) {
            S snapshot = buffer.back();
            filler.fill(snapshot);
            snapshot.stamp(frame);
            buffer.publish();
        }
    }

    private final AtomicReferenceArray<Channel<?>> channels =
            new AtomicReferenceArray<>(Topic.COUNT);
    private final AtomicReferenceArray<SnapshotFiller<?>> fillers =
            new AtomicReferenceArray<>(Topic.COUNT);

    /** Subscriptions to all topics together. */
    private final AtomicInteger watchers = new AtomicInteger();

    /** Counts subscriptions, so that a paused engine notices a new watcher. */
    private final AtomicInteger changes = new AtomicInteger();

    /** The engine announces how a topic is filled; replaces an earlier filler. */
    public <S extends Snapshot> void register(Topic<S> topic, SnapshotFiller<S> filler) {
        fillers.set(topic.index(), filler);
        changes.incrementAndGet();
    }

    /** Starts watching; every call needs one {@link #unsubscribe}. */
    public void subscribe(Topic<?> topic) {
        Channel<?> channel = channels.get(topic.index());
        if (channel == null) {
            channel = new Channel<>(topic);
            channels.set(topic.index(), channel);
        }
        channel.watchers.incrementAndGet();
        watchers.incrementAndGet();
        changes.incrementAndGet();
    }

    public void unsubscribe(Topic<?> topic) {
        channels.get(topic.index()).watchers.decrementAndGet();
        watchers.decrementAndGet();
    }

    /** Whether anybody watches anything. */
    public boolean watched() {
        return watchers.get() > 0;
    }

    public boolean watched(Topic<?> topic) {
        Channel<?> channel = channels.get(topic.index());
        return channel != null && channel.watchers.get() > 0;
    }

    /**
     * The newest complete snapshot of a watched topic; null while there is none. Valid until the
     * next call for the same topic: read it, draw it, let it go.
     */
    @SuppressWarnings("unchecked")
    public <S extends Snapshot> S latest(Topic<S> topic) {
        Channel<S> channel = (Channel<S>) channels.get(topic.index());
        if (channel == null) {
            return null;
        }
        S snapshot = channel.buffer.latest();
        return snapshot.frame() < 0 ? null : snapshot;
    }

    /** Changes whenever somebody subscribes or a filler is registered. */
    public int changes() {
        return changes.get();
    }

    /** Fills every watched topic; engine thread, at the end of a frame. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    public void fillWatched(long frame) {
        for (int i = 0; i < Topic.COUNT; i++) {
            Channel channel = channels.get(i);
            SnapshotFiller filler = fillers.get(i);
            if (channel != null && filler != null && channel.watchers.get() > 0) {
                channel.fill(filler, frame);
            }
        }
    }
}
