package org.vivarium.engine.audio;

/** Turns floats into 16-bit little-endian samples, in an array that is used again. */
final class Pcm16 {

    static final int FRAME_BYTES = 4;

    private byte[] bytes = new byte[0];

    /** The first {@link #FRAME_BYTES} times {@code frames} bytes of the array count. */
    byte[] bytes(float[] stereo, int frames) {
        if (bytes.length < FRAME_BYTES * frames) {
            bytes = new byte[FRAME_BYTES * frames];
        }
        for (int i = 0; i < 2 * frames; i++) {
            int sample = Math.clamp(Math.round(stereo[i] * 32767), -32767, 32767);
            bytes[2 * i] = (byte) sample;
            bytes[2 * i + 1] = (byte) (sample >> 8);
        }
        return bytes;
    }
}
