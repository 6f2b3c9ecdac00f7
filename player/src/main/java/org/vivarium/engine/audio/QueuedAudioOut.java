package org.vivarium.engine.audio;

import java.util.concurrent.locks.LockSupport;

/** Posts orders to the mixer's thread. */
final class QueuedAudioOut implements AudioOut {

    /** Whether every order and every frame has to arrive, however long that takes. */
    enum Delivery {
        /** Live: an order that finds no room is dropped and counted, frames aren't told. */
        PROMPT,
        /** Written to a file: the engine waits for room. */
        COMPLETE
    }

    private static final long WAIT_NANOS = 100_000;

    private final OrderQueue queue;
    private final Delivery delivery;
    private final ClipCache clips;

    QueuedAudioOut(OrderQueue queue, Delivery delivery, ClipCache clips) {
        this.queue = queue;
        this.delivery = delivery;
        this.clips = clips;
    }

    @Override
    public long cacheBytes() {
        return clips.bytes();
    }

    @Override
    public void clearCache() {
        clips.clear();
    }

    @Override
    public void playMusic(String name, int volume, int tempo, int balance, int fadeInMs) {
        post(OrderKind.PLAY_MUSIC, name, volume, tempo, balance, fadeInMs);
    }

    @Override
    public void adjustMusic(int volume, int tempo, int balance) {
        post(OrderKind.ADJUST_MUSIC, "", volume, tempo, balance, 0);
    }

    @Override
    public void fadeOutMusic(int milliseconds) {
        post(OrderKind.FADE_MUSIC, "", 0, 0, 0, milliseconds);
    }

    @Override
    public void stopMusic() {
        post(OrderKind.STOP_MUSIC, "", 0, 0, 0, 0);
    }

    @Override
    public void playSound(String name, int volume, int tempo, int balance) {
        post(OrderKind.PLAY_SOUND, name, volume, tempo, balance, 0);
    }

    @Override
    public void stopSounds() {
        post(OrderKind.STOP_SOUNDS, "", 0, 0, 0, 0);
    }

    @Override
    public void pause(boolean paused) {
        post(paused ? OrderKind.PAUSE : OrderKind.RESUME, "", 0, 0, 0, 0);
    }

    @Override
    public void frameDone() {
        if (delivery == Delivery.COMPLETE) {
            post(OrderKind.FRAME_DONE, "", 0, 0, 0, 0);
        }
    }

    private void post(
            OrderKind kind, String name, int volume, int tempo, int balance, int milliseconds) {
        while (!queue.offer(kind, name, volume, tempo, balance, milliseconds)
                && delivery == Delivery.COMPLETE
                && !Thread.currentThread().isInterrupted()) {
            LockSupport.parkNanos(this, WAIT_NANOS);
        }
    }
}
