package org.vivarium.assets.sound;

import java.util.Arrays;

/** A stream read to its end. */
record Decoded(int rate, boolean mono, float[] stereo) {

    static Decoded of(byte[] file) throws SoundException {
        return of(SoundFile.of("test", file).open());
    }

    static Decoded of(PcmStream stream) throws SoundException {
        float[] all = new float[1 << 16];
        int filled = 0;
        while (true) {
            if (all.length - filled < 2 * 1000) {
                all = Arrays.copyOf(all, 2 * all.length);
            }
            int got = stream.read(all, filled, 1000);
            if (got < 0) {
                return new Decoded(stream.rate(), stream.mono(), Arrays.copyOf(all, filled));
            }
            filled += 2 * got;
        }
    }

    int frames() {
        return stereo.length / 2;
    }
}
