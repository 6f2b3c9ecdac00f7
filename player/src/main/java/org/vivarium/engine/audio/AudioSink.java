package org.vivarium.engine.audio;

import java.io.IOException;

/** Where mixed sound goes. Used by the mixer's thread alone. */
interface AudioSink extends AutoCloseable {

    /**
     * Takes frames; waits while those before them keep its buffer full.
     *
     * @param stereo interleaved, within ±1
     */
    void write(float[] stereo, int frames) throws IOException;

    /**
     * Frames that should have been heard since the buffer ran dry; 0 while it never did. Asking
     * settles the account.
     */
    int missedFrames();

    /** Length of the buffer between mixer and ear. */
    int bufferFrames();

    /** For people. */
    String description();

    @Override
    void close() throws IOException;
}
