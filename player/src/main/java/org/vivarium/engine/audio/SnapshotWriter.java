package org.vivarium.engine.audio;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.telemetry.SoundSnapshot;
import org.vivarium.telemetry.SoundSnapshot.Kind;
import org.vivarium.telemetry.SoundTelemetry;

/** Tells those who watch what the mixer does, at most thirty times a second. */
final class SnapshotWriter {

    private static final int FRAMES_BETWEEN = Mixer.RATE / 30;

    private final SoundTelemetry telemetry;
    private final SoundLoader loader;
    private final SoundBanks banks;
    private final OrderQueue queue;
    private int underruns;
    private long skippedFrames;
    private int sinceLast;
    private float peak;

    SnapshotWriter(
            SoundTelemetry telemetry, SoundLoader loader, SoundBanks banks, OrderQueue queue) {
        this.telemetry = telemetry;
        this.loader = loader;
        this.banks = banks;
        this.queue = queue;
    }

    void underrun(int missedFrames) {
        underruns++;
        skippedFrames += missedFrames;
    }

    /** Notes what was mixed, and publishes when it is time and anybody watches. */
    void mixed(float[] stereo, int frames, Mixer mixer, AudioSink sink) {
        if (!telemetry.watched()) {
            return;
        }
        for (int i = 0; i < 2 * frames; i++) {
            peak = Math.max(peak, Math.abs(stereo[i]));
        }
        sinceLast += frames;
        if (sinceLast >= FRAMES_BETWEEN) {
            telemetry.publish(snapshot(mixer, sink));
            sinceLast = 0;
            peak = 0;
        }
    }

    private SoundSnapshot snapshot(Mixer mixer, AudioSink sink) {
        ClipCache clips = loader.clips();
        return new SoundSnapshot(
                sink.description(),
                sink.bufferFrames() * 1000 / Mixer.RATE,
                banks.source(),
                underruns,
                skippedFrames * 1000 / Mixer.RATE,
                queue.refused(),
                mixer.effects().recycled(),
                peak,
                clips.bytes(),
                clips.limit(),
                clips.size(),
                voices(mixer),
                loader.log().newest());
    }

    private static List<SoundSnapshot.Voice> voices(Mixer mixer) {
        List<SoundSnapshot.Voice> voices = new ArrayList<>();
        Voice music = mixer.music().voice();
        if (music.busy) {
            voices.add(voice(Kind.MUSIC, music, mixer.music().level()));
        }
        for (int i = 0; i < VoicePool.SIZE; i++) {
            Voice effect = mixer.effects().at(i);
            if (effect.busy) {
                voices.add(voice(Kind.EFFECT, effect, effect.volume));
            }
        }
        return List.copyOf(voices);
    }

    private static SoundSnapshot.Voice voice(Kind kind, Voice voice, double level) {
        return new SoundSnapshot.Voice(
                kind,
                voice.name,
                voice.volume,
                level,
                voice.tempo,
                voice.balance,
                voice.playedMs(),
                !voice.sounding());
    }
}
