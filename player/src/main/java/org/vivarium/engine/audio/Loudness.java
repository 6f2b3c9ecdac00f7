package org.vivarium.engine.audio;

/** From volume and balance to amplitudes (spec assets-and-audio 8.3). */
final class Loudness {

    /** What a tenth of the way from the centre takes from the far side. */
    private static final double FAR_PER_TEN = 0.5012;

    private Loudness() {}

    /** Amplitude of a sampled sound at a volume of 0 to 100, fractions included. */
    static double amplitude(double volume) {
        return volume <= 0 ? 0 : Math.pow(10, -1.75 * (1 - volume / 100));
    }

    /** What the balance leaves of the left channel, 0 to 1. */
    static double left(int balance) {
        return balance <= 50 ? 1 : far(balance);
    }

    static double right(int balance) {
        return balance >= 50 ? 1 : far(balance);
    }

    private static double far(int balance) {
        return Math.pow(FAR_PER_TEN, Math.abs(50 - balance) / 10.0);
    }
}
