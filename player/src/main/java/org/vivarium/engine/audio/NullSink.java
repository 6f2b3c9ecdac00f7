package org.vivarium.engine.audio;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * A line nobody hears, which takes frames as fast as a real one would play them: machines without a
 * sound device keep the same behaviour.
 */
final class NullSink implements AudioSink {

    private final int bufferFrames;
    private final LongSupplier nanoClock;

    /** When the frames written so far will have been played. */
    private long playedUntil;

    private boolean started;

    NullSink(int bufferFrames, LongSupplier nanoClock) {
        this.bufferFrames = bufferFrames;
        this.nanoClock = nanoClock;
    }

    @Override
    public void write(float[] stereo, int frames) {
        long now = nanoClock.getAsLong();
        if (!started) {
            started = true;
            playedUntil = now;
        }
        playedUntil = Math.max(playedUntil, now) + nanos(frames);
        long ahead = playedUntil - now - nanos(bufferFrames);
        if (ahead > 0) {
            LockSupport.parkNanos(this, ahead);
        }
    }

    @Override
    public int missedFrames() {
        long late = started ? nanoClock.getAsLong() - playedUntil : 0;
        if (late <= 0) {
            return 0;
        }
        playedUntil += late;
        return (int) Math.min(Integer.MAX_VALUE, late * Mixer.RATE / 1_000_000_000);
    }

    private static long nanos(int frames) {
        return frames * 1_000_000_000L / Mixer.RATE;
    }

    @Override
    public int bufferFrames() {
        return bufferFrames;
    }

    @Override
    public String description() {
        return "no sound device";
    }

    @Override
    public void close() {}
}
