package org.vivarium.assets.sound;

/** Samples of one sound, decoded as they are asked for: interleaved stereo floats around ±1. */
public interface PcmStream {

    /** Frames a second. */
    int rate();

    /** Whether left and right are always the same. */
    boolean mono();

    /**
     * Decodes the next frames; both channels of a mono sound get the same sample.
     *
     * @param stereo receives left, right, left, ... from index {@code offset} on
     * @return frames delivered, at least 1; -1 at the end
     * @throws SoundException when the rest of the file cannot be decoded
     */
    int read(float[] stereo, int offset, int frames) throws SoundException;

    /**
     * Decodes and drops frames.
     *
     * @return frames really dropped; fewer than asked for at the end
     */
    default long skip(long frames) throws SoundException {
        float[] dropped = new float[2 * 1024];
        long left = frames;
        while (left > 0) {
            int got = read(dropped, 0, (int) Math.min(left, 1024));
            if (got < 0) {
                break;
            }
            left -= got;
        }
        return frames - left;
    }
}
