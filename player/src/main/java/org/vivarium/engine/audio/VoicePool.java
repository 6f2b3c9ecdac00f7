package org.vivarium.engine.audio;

/**
 * The voices of sound effects. When all are taken the one taken longest ago is given to the new
 * sound. A handle names a voice and the sound it was taken for, so that a clip that arrives late
 * never sounds in another one's voice.
 */
final class VoicePool {

    static final int SIZE = 32;
    private static final int INDEX_BITS = 5;

    private final Voice[] voices = new Voice[SIZE];
    private final long[] takenAt = new long[SIZE];
    private long taken;
    private int recycled;

    VoicePool() {
        for (int i = 0; i < SIZE; i++) {
            voices[i] = new Voice();
        }
    }

    /**
     * Takes a voice.
     *
     * @param tail receives the last milliseconds of the sound that had to make room
     * @return its handle
     */
    int take(String name, int volume, int tempo, int balance, float[] tail) {
        int chosen = 0;
        for (int i = 0; i < SIZE; i++) {
            if (!voices[i].busy) {
                chosen = i;
                break;
            }
            if (takenAt[i] < takenAt[chosen]) {
                chosen = i;
            }
        }
        Voice voice = voices[chosen];
        if (voice.busy) {
            recycled++;
            voice.release(tail);
        }
        takenAt[chosen] = ++taken;
        voice.reserve(name, volume, tempo, balance);
        return voice.generation << INDEX_BITS | chosen;
    }

    /** The voice of a handle, null when it has been given to another sound or back. */
    Voice get(int handle) {
        Voice voice = voices[handle & SIZE - 1];
        return voice.busy && voice.generation << INDEX_BITS == (handle & -SIZE) ? voice : null;
    }

    Voice at(int index) {
        return voices[index];
    }

    void releaseAll(float[] tail) {
        for (Voice voice : voices) {
            if (voice.busy) {
                voice.release(tail);
            }
        }
    }

    /** How often a voice was taken from a sound still playing. */
    int recycled() {
        return recycled;
    }
}
