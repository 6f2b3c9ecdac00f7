package org.vivarium.engine.audio;

/**
 * The one voice of music with its fades, which run in a straight line on the volume (spec
 * assets-and-audio 8.2, 8.3). Fading begins when the music is heard, not when it was asked for.
 */
final class MusicDeck {

    private final Voice voice = new Voice();

    /** Volume right now, where it is going, and how far it moves a frame. */
    private double level;

    private double target;
    private double change;
    private int fadeInMs;

    /**
     * Ends the music playing and waits for another.
     *
     * @param tail receives the last milliseconds of the old music
     * @return the ticket the new music's frames have to show
     */
    int expect(String name, int volume, int tempo, int balance, int fadeInMs, float[] tail) {
        stop(tail);
        voice.reserve(name, volume, tempo, balance);
        this.fadeInMs = fadeInMs;
        level = fadeInMs > 0 ? 0 : volume;
        target = volume;
        change = 0;
        return voice.generation;
    }

    /** Starts the music waited for; frames that come for one no longer wanted are closed. */
    void start(int ticket, SampleSource source, MusicKnobs knobs, double master) {
        if (!voice.busy || voice.generation != ticket) {
            source.close();
            return;
        }
        if (target > 0) {
            moveTo(target, fadeInMs);
        }
        voice.start(source, knobs, level, master);
    }

    /** The music waited for doesn't come. */
    void fail(int ticket) {
        if (voice.generation == ticket) {
            voice.free();
        }
    }

    void adjust(int volume, int tempo, int balance) {
        voice.set(volume, tempo, balance);
        moveTo(volume, 0);
    }

    void fadeOut(int milliseconds) {
        moveTo(0, milliseconds);
    }

    void stop(float[] tail) {
        if (voice.busy) {
            voice.release(tail);
        }
    }

    private void moveTo(double volume, int milliseconds) {
        target = volume;
        if (milliseconds == 0) {
            level = volume;
            change = 0;
        } else {
            change = (volume - level) * 1000 / ((double) milliseconds * Mixer.RATE);
        }
    }

    void mix(float[] sum, int frames, double master) {
        double moved = level + change * frames;
        boolean arrived = change >= 0 ? moved >= target : moved <= target;
        level = arrived ? target : moved;
        if (voice.sounding() && !voice.mix(sum, frames, level, master)) {
            voice.free();
        }
    }

    Voice voice() {
        return voice;
    }

    /** The volume heard right now, 0 to 100. */
    double level() {
        return level;
    }
}
