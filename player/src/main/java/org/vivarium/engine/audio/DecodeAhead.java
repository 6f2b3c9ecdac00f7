package org.vivarium.engine.audio;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;

/** The thread that keeps the rings of streamed sounds full. */
final class DecodeAhead implements AutoCloseable {

    private static final long REST_NANOS = 4_000_000;

    /**
     * Pieces decoded before a sound is handed to the mixer, so that it doesn't start by waiting.
     */
    private static final int PIECES_FIRST = 8;

    private final CopyOnWriteArrayList<AheadSource> sources = new CopyOnWriteArrayList<>();
    private final Thread thread =
            Thread.ofPlatform().name("sound-decode").daemon().unstarted(this::run);
    private volatile boolean closing;

    void start() {
        thread.start();
    }

    /** Takes a source into care, its beginning decoded already. */
    SampleSource add(SampleSource decoder, int framesAhead) {
        AheadSource source = new AheadSource(decoder, framesAhead);
        int pieces = 0;
        while (pieces < PIECES_FIRST && source.decodeAhead()) {
            pieces++;
        }
        sources.add(source);
        LockSupport.unpark(thread);
        return source;
    }

    private void run() {
        while (!closing) {
            boolean worked = false;
            for (AheadSource source : sources) {
                if (source.closed()) {
                    sources.remove(source);
                    source.closeDecoder();
                } else {
                    worked |= source.decodeAhead();
                }
            }
            if (!worked) {
                LockSupport.parkNanos(this, REST_NANOS);
            }
        }
        sources.forEach(AheadSource::closeDecoder);
    }

    @Override
    public void close() {
        closing = true;
        LockSupport.unpark(thread);
    }
}
