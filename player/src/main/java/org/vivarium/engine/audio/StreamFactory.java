package org.vivarium.engine.audio;

/**
 * Decides where a streamed sound is decoded: ahead on a thread of its own, or while it is mixed.
 */
interface StreamFactory {

    /** In the moment of mixing: for output that waits. */
    StreamFactory DIRECT =
            new StreamFactory() {
                @Override
                public SampleSource sampled(SampleSource decoder) {
                    return decoder;
                }

                @Override
                public SampleSource midi(SampleSource decoder) {
                    return decoder;
                }
            };

    SampleSource sampled(SampleSource decoder);

    SampleSource midi(SampleSource decoder);

    /** Ahead of the mixer; MIDI by less, since tempo and balance act in the decoder. */
    static StreamFactory ahead(DecodeAhead thread) {
        return new StreamFactory() {
            private static final int SAMPLED_FRAMES = 1 << 16;
            private static final int MIDI_FRAMES = 1 << 14;

            @Override
            public SampleSource sampled(SampleSource decoder) {
                return thread.add(decoder, SAMPLED_FRAMES);
            }

            @Override
            public SampleSource midi(SampleSource decoder) {
                return thread.add(decoder, MIDI_FRAMES);
            }
        };
    }
}
