package org.vivarium.engine.audio;

/** Keeps many loud sounds together below full scale (spec assets-and-audio 8.8). */
final class Limiter {

    private static final float KNEE = 0.8f;

    private Limiter() {}

    /**
     * Bends what exceeds 0.8 when the voices together could pass 1, and clips the rest.
     *
     * @param gains sum over all sounding voices of the larger of their two gains
     */
    static void apply(float[] stereo, int frames, float gains) {
        float ratio = gains > 1 ? (1 - KNEE) / (gains - KNEE) : 1;
        for (int i = 0; i < 2 * frames; i++) {
            float sample = stereo[i];
            float size = Math.abs(sample);
            if (size > KNEE) {
                float bent = Math.min(1, KNEE + ratio * (size - KNEE));
                stereo[i] = sample < 0 ? -bent : bent;
            }
        }
    }
}
