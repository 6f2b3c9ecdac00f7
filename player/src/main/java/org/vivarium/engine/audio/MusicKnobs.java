package org.vivarium.engine.audio;

import org.vivarium.assets.sound.midi.MidiRenderer;

/**
 * How a piece of music is steered while it plays. MIDI changes speed and place in its events, a
 * sampled file in the mixer; so does the meaning of its volume differ (spec assets-and-audio 8.3,
 * 8.5).
 */
sealed interface MusicKnobs {

    /** Source frames a frame of the mixer takes, at equal rates. */
    double step(int tempo);

    double amplitude(double volume);

    double left(int balance);

    double right(int balance);

    /** Passes the settings on to a synthesizer. */
    void set(int tempo, int balance);

    /** A sampled file. */
    record Sampled() implements MusicKnobs {
        @Override
        public double step(int tempo) {
            return tempo / 100.0;
        }

        @Override
        public double amplitude(double volume) {
            return Loudness.amplitude(volume);
        }

        @Override
        public double left(int balance) {
            return Loudness.left(balance);
        }

        @Override
        public double right(int balance) {
            return Loudness.right(balance);
        }

        @Override
        public void set(int tempo, int balance) {}
    }

    /** A synthesizer, whose own curves make loudness of volume. */
    record Midi(MidiRenderer renderer) implements MusicKnobs {
        @Override
        public double step(int tempo) {
            return 1;
        }

        @Override
        public double amplitude(double volume) {
            return volume / 100;
        }

        @Override
        public double left(int balance) {
            return 1;
        }

        @Override
        public double right(int balance) {
            return 1;
        }

        @Override
        public void set(int tempo, int balance) {
            renderer.setTempo(tempo);
            renderer.setBalance(balance);
        }
    }

    MusicKnobs SAMPLED = new Sampled();
}
