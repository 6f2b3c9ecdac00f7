package org.vivarium.engine.audio;

/** Where a voice takes its frames from: interleaved stereo at a rate of its own. */
interface SampleSource {

    int rate();

    /**
     * Delivers frames at once, without waiting for a file or a decoder.
     *
     * @return frames written from {@code offset} on; 0 when none are ready yet, -1 at the end
     */
    int read(float[] stereo, int offset, int frames);

    /** Drops the next frames, those not yet ready included. */
    void skip(long frames);

    /** Gives up what the source holds; the mixer doesn't read it any more. */
    void close();
}
