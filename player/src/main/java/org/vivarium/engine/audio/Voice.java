package org.vivarium.engine.audio;

/**
 * One sound in the mix: where its frames come from, how loud it is, and how that changes. Reused
 * for one sound after another; its generation tells them apart.
 */
final class Voice {

    /** Frames mixed in one go; gains move in a straight line across them (about 5 ms). */
    static final int CHUNK = 256;

    private final Resampler resampler = new Resampler();
    private final float[] scratch = new float[2 * CHUNK];
    private SampleSource source;
    private MusicKnobs knobs = MusicKnobs.SAMPLED;
    private float left;
    private float right;
    private double rateRatio;
    private long mixedFrames;
    private boolean sounding;

    int generation;
    boolean busy;
    String name = "";
    int volume;
    int tempo;
    int balance;

    /** Takes the voice for a sound whose frames are still to come. */
    void reserve(String name, int volume, int tempo, int balance) {
        generation++;
        busy = true;
        this.name = name;
        set(volume, tempo, balance);
        mixedFrames = 0;
    }

    void set(int volume, int tempo, int balance) {
        this.volume = volume;
        this.tempo = tempo;
        this.balance = balance;
        knobs.set(tempo, balance);
    }

    /**
     * Starts to sound with the next chunk.
     *
     * @param level volume at the start, below {@link #volume} when it fades in
     */
    void start(SampleSource source, MusicKnobs knobs, double level, double master) {
        this.source = source;
        this.knobs = knobs;
        knobs.set(tempo, balance);
        resampler.start(source);
        rateRatio = source.rate() / (double) Mixer.RATE;
        left = gainLeft(level, master);
        right = gainRight(level, master);
        sounding = true;
    }

    boolean sounding() {
        return sounding;
    }

    /** Time since the start in milliseconds. */
    long playedMs() {
        return mixedFrames * 1000 / Mixer.RATE;
    }

    /** The larger of both gains, 0 while silent. */
    float gain() {
        return sounding ? Math.max(left, right) : 0;
    }

    /**
     * Adds the next frames to the mix.
     *
     * @param level volume at the end of these frames
     * @return false when the sound is over
     */
    boolean mix(float[] sum, int frames, double level, double master) {
        float toLeft = gainLeft(level, master);
        float toRight = gainRight(level, master);
        int got = resampler.read(scratch, frames, knobs.step(tempo) * rateRatio);
        add(sum, got, frames, toLeft, toRight);
        left = toLeft;
        right = toRight;
        mixedFrames += Math.max(0, got);
        return got >= 0;
    }

    /** Lets the sound die within one chunk and gives the voice back. */
    void release(float[] tail) {
        if (sounding) {
            int got = resampler.read(scratch, CHUNK, knobs.step(tempo) * rateRatio);
            add(tail, got, CHUNK, 0, 0);
        }
        free();
    }

    /** Gives the voice back at once. */
    void free() {
        if (source != null) {
            source.close();
            source = null;
        }
        knobs = MusicKnobs.SAMPLED;
        sounding = false;
        busy = false;
        name = "";
    }

    /** Passes over frames that should have been heard while the machine stood still. */
    void skip(int frames) {
        if (sounding) {
            source.skip((long) (frames * knobs.step(tempo) * rateRatio));
            mixedFrames += frames;
        }
    }

    private void add(float[] sum, int got, int frames, float toLeft, float toRight) {
        float l = left;
        float r = right;
        float leftStep = (toLeft - l) / frames;
        float rightStep = (toRight - r) / frames;
        for (int i = 0; i < 2 * got; i += 2) {
            l += leftStep;
            r += rightStep;
            sum[i] += scratch[i] * l;
            sum[i + 1] += scratch[i + 1] * r;
        }
    }

    private float gainLeft(double level, double master) {
        return (float) (knobs.amplitude(level) * knobs.left(balance) * master);
    }

    private float gainRight(double level, double master) {
        return (float) (knobs.amplitude(level) * knobs.right(balance) * master);
    }
}
