package org.vivarium.assets.sound;

/**
 * Length and loop of a sampled file, in frames.
 *
 * @param loopStart where music goes on after {@code loopEnd}
 * @param loopEnd at most {@code frames}; what follows is never heard in music
 */
public record SampledLayout(int rate, long frames, long loopStart, long loopEnd) {

    static SampledLayout whole(int rate, long frames) {
        return new SampledLayout(rate, frames, 0, frames);
    }

    static SampledLayout tagged(int rate, long frames, OggTags tags) {
        return new SampledLayout(rate, frames, tags.loopStart(frames), tags.loopEnd(frames));
    }

    MusicTiming timing(SoundFormat format) {
        return MusicTiming.sampled(format, micros(loopEnd), micros(loopStart));
    }

    /** Playing time of the whole file in microseconds. */
    public long micros() {
        return micros(frames);
    }

    private long micros(long count) {
        return count * 1_000_000 / rate;
    }
}
