package org.vivarium.engine.audio;

import java.util.Arrays;

/**
 * Sums the music and all effects to stereo floats. Lives on one thread: orders and loaded sounds
 * come to it between two pieces of sound. Knows no time but the frames it has mixed.
 */
final class Mixer {

    /** Frames a second. */
    static final int RATE = 44_100;

    private final SoundLoader loader;
    private final MasterVolumes master;
    private final MusicDeck music = new MusicDeck();
    private final VoicePool effects = new VoicePool();

    /** The dying milliseconds of sounds that were ended, heard in the next chunk. */
    private final float[] tail = new float[2 * Voice.CHUNK];

    private final float[] sum = new float[2 * Voice.CHUNK];
    private boolean paused;

    /** 0 while the game stands still, 1 while it runs; moves within one chunk, without a click. */
    private float gate = 1;

    Mixer(SoundLoader loader, MasterVolumes master) {
        this.loader = loader;
        this.master = master;
    }

    void obey(OrderQueue.Slot order) {
        switch (order.kind) {
            case PLAY_MUSIC -> {
                int ticket =
                        music.expect(
                                order.name,
                                order.volume,
                                order.tempo,
                                order.balance,
                                order.milliseconds,
                                tail);
                loader.loadMusic(order.name, ticket);
            }
            case ADJUST_MUSIC -> music.adjust(order.volume, order.tempo, order.balance);
            case FADE_MUSIC -> music.fadeOut(order.milliseconds);
            case STOP_MUSIC -> music.stop(tail);
            case PLAY_SOUND -> {
                int handle =
                        effects.take(order.name, order.volume, order.tempo, order.balance, tail);
                loader.loadEffect(order.name, handle);
            }
            case STOP_SOUNDS -> effects.releaseAll(tail);
            case PAUSE -> paused = true;
            case RESUME -> paused = false;
            case FRAME_DONE -> {}
        }
    }

    /** Starts what the loader has finished. */
    void takeLoaded() {
        for (Loaded loaded = loader.poll(); loaded != null; loaded = loader.poll()) {
            switch (loaded) {
                case Loaded.Music m ->
                        music.start(m.ticket(), m.source(), m.knobs(), master.music());
                case Loaded.NoMusic m -> music.fail(m.ticket());
                case Loaded.Effect e -> startEffect(e);
                case Loaded.NoEffect e -> {
                    Voice voice = effects.get(e.handle());
                    if (voice != null) {
                        voice.free();
                    }
                }
            }
        }
    }

    private void startEffect(Loaded.Effect effect) {
        Voice voice = effects.get(effect.handle());
        if (voice == null) {
            effect.source().close();
        } else {
            voice.start(effect.source(), effect.knobs(), voice.volume, master.effects());
        }
    }

    /** Mixes the next frames to the front of {@code stereo}. */
    void render(float[] stereo, int frames) {
        for (int done = 0; done < frames; done += Voice.CHUNK) {
            int count = Math.min(Voice.CHUNK, frames - done);
            renderChunk(count);
            System.arraycopy(sum, 0, stereo, 2 * done, 2 * count);
        }
    }

    private void renderChunk(int frames) {
        System.arraycopy(tail, 0, sum, 0, 2 * frames);
        System.arraycopy(tail, 2 * frames, tail, 0, tail.length - 2 * frames);
        Arrays.fill(tail, tail.length - 2 * frames, tail.length, 0);
        if (paused && gate == 0) {
            return;
        }
        music.mix(sum, frames, master.music());
        float gains = music.voice().gain();
        double loudness = master.effects();
        for (int i = 0; i < VoicePool.SIZE; i++) {
            Voice voice = effects.at(i);
            if (voice.sounding()) {
                if (!voice.mix(sum, frames, voice.volume, loudness)) {
                    voice.free();
                }
                gains += voice.gain();
            }
        }
        moveGate(frames);
        Limiter.apply(sum, frames, gains);
    }

    private void moveGate(int frames) {
        float to = paused ? 0 : 1;
        if (gate == to) {
            return;
        }
        float step = (to - gate) / frames;
        for (int i = 0; i < 2 * frames; i += 2) {
            gate += step;
            sum[i] *= gate;
            sum[i + 1] *= gate;
        }
        gate = to;
    }

    /** Passes over frames that should have been heard while the machine stood still. */
    void skip(int frames) {
        if (paused) {
            return;
        }
        music.voice().skip(frames);
        for (int i = 0; i < VoicePool.SIZE; i++) {
            effects.at(i).skip(frames);
        }
    }

    MusicDeck music() {
        return music;
    }

    VoicePool effects() {
        return effects;
    }
}
