package org.vivarium.engine.loop;

import org.vivarium.control.LoopStatus;
import org.vivarium.control.Speed;

/** The loop's public numbers, written by its thread alone. */
final class LoopMeter implements LoopStatus {
    private static final long WINDOW_NANOS = 500_000_000;

    private volatile long frames;
    private volatile double framesPerSecond;
    private volatile boolean paused;
    private volatile boolean rewinding;
    private volatile int pastFrames;
    private volatile long pastBytes;
    private volatile long pastBound;
    private volatile Speed speed = Speed.NORMAL;
    private volatile Throwable fault;
    private volatile boolean ended;
    private long windowStart = System.nanoTime();
    private long windowFrames;

    void frame(long frames, Past past) {
        this.frames = frames;
        pastFrames = past.reach();
        pastBytes = past.bytes();
        pastBound = past.bound();
        long now = System.nanoTime();
        if (now - windowStart >= WINDOW_NANOS) {
            framesPerSecond = (frames - windowFrames) * 1e9 / (now - windowStart);
            windowStart = now;
            windowFrames = frames;
        }
    }

    void paused(boolean paused) {
        this.paused = paused;
        framesPerSecond = paused ? 0 : framesPerSecond;
        windowStart = System.nanoTime();
        windowFrames = frames;
    }

    void rewinding(boolean on) {
        rewinding = on;
    }

    void speed(Speed speed) {
        this.speed = speed;
    }

    void ended(boolean ended) {
        this.ended = ended;
    }

    void fault(Throwable fault) {
        this.fault = fault;
    }

    @Override
    public long frames() {
        return frames;
    }

    @Override
    public double framesPerSecond() {
        return framesPerSecond;
    }

    @Override
    public boolean paused() {
        return paused;
    }

    @Override
    public boolean rewinding() {
        return rewinding;
    }

    @Override
    public int pastFrames() {
        return pastFrames;
    }

    @Override
    public long pastBytes() {
        return pastBytes;
    }

    @Override
    public long pastBound() {
        return pastBound;
    }

    @Override
    public Speed speed() {
        return speed;
    }

    @Override
    public boolean ended() {
        return ended;
    }

    @Override
    public Throwable fault() {
        return fault;
    }
}
