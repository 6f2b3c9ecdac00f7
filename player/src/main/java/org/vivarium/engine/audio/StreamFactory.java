package org.vivarium.engine.audio;

/**
 * Decides where a streamed sampled sound is decoded: ahead on a thread of its own, or while it is
 * mixed. MIDI is always rendered while it is mixed: tempo and balance act in the synthesizer, and
 * what is rendered already can't follow them any more.
 */
interface StreamFactory {

    /** In the moment of mixing: for output that waits. */
    StreamFactory DIRECT = decoder -> decoder;

    SampleSource sampled(SampleSource decoder);

    /** Ahead of the mixer. */
    static StreamFactory ahead(DecodeAhead thread) {
        int frames = 1 << 16;
        return decoder -> thread.add(decoder, frames);
    }
}
