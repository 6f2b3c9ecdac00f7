package org.vivarium.engine.audio;

import org.vivarium.telemetry.PaddedCounters;

/**
 * A ring of decoded frames between the thread that decodes ahead and the mixer, so that a slow
 * decoder or a jump to a loop point never makes the mixer late.
 */
final class AheadSource implements SampleSource {

    private static final int PIECE = 1024;

    private final SampleSource decoder;
    private final float[] ring;
    private final int capacity;
    private final float[] piece = new float[2 * PIECE];

    /** Frames put in and taken out since the start; each has one writing thread. */
    private static final int FILLED = 0;

    private static final int TAKEN = 1;
    private final PaddedCounters frames = new PaddedCounters(2);

    /** Frames the mixer wants to be passed over once they are there. */
    private long toSkip;

    private volatile boolean ended;
    private volatile boolean closed;

    /**
     * @param capacity frames decoded ahead at most
     */
    AheadSource(SampleSource decoder, int capacity) {
        this.decoder = decoder;
        this.capacity = capacity;
        this.ring = new float[2 * capacity];
    }

    /**
     * Decodes one piece when there is room. Called by the decoding thread alone.
     *
     * @return whether anything was decoded
     */
    boolean decodeAhead() {
        long at = frames.own(FILLED);
        int room = (int) Math.min(PIECE, capacity - (at - frames.get(TAKEN)));
        if (ended || room <= 0) {
            return false;
        }
        int got = decoder.read(piece, 0, room);
        if (got < 0) {
            ended = true;
            return false;
        }
        for (int i = 0; i < got; i++) {
            int to = 2 * (int) ((at + i) % capacity);
            ring[to] = piece[2 * i];
            ring[to + 1] = piece[2 * i + 1];
        }
        frames.publish(FILLED, at + got);
        return got > 0;
    }

    boolean closed() {
        return closed;
    }

    /** Frees the decoder once nobody reads any more. Called by the decoding thread alone. */
    void closeDecoder() {
        decoder.close();
    }

    @Override
    public int rate() {
        return decoder.rate();
    }

    @Override
    public int read(float[] stereo, int offset, int wanted) {
        boolean last = ended;
        long at = frames.own(TAKEN);
        long ready = frames.get(FILLED) - at;
        if (toSkip > 0) {
            long skipped = Math.min(toSkip, ready);
            toSkip -= skipped;
            at += skipped;
            ready -= skipped;
        }
        int count = (int) Math.min(wanted, ready);
        for (int i = 0; i < count; i++) {
            int from = 2 * (int) ((at + i) % capacity);
            stereo[offset + 2 * i] = ring[from];
            stereo[offset + 2 * i + 1] = ring[from + 1];
        }
        frames.publish(TAKEN, at + count);
        return count == 0 && last && ready == 0 ? -1 : count;
    }

    @Override
    public void skip(long frames) {
        toSkip += frames;
    }

    @Override
    public void close() {
        closed = true;
    }
}
