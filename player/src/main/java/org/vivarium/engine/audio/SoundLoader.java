package org.vivarium.engine.audio;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import org.vivarium.assets.sound.PcmStream;
import org.vivarium.assets.sound.SoundFile;
import org.vivarium.assets.sound.midi.MidiRenderer;
import org.vivarium.assets.sound.midi.MidiRenderer.AtEnd;
import org.vivarium.assets.sound.midi.SoundBanks;
import org.vivarium.engine.audio.SoundFiles.Kind;
import org.vivarium.telemetry.WarningLog;

/**
 * Turns names into frames beside the mixer: looking up, reading, decoding, loading instruments.
 * Music and effects have an executor each, so that a slow sound font keeps no effect waiting. Where
 * the mixer writes a file both run at once, and the result doesn't depend on any thread's speed.
 */
final class SoundLoader {

    /** Effects longer than this are decoded while they play. */
    private static final long LONGEST_CLIP_MICROS = 20_000_000;

    private final SoundOpener opener;
    private final SoundBanks banks;
    private final Executor musicExecutor;
    private final Executor effectExecutor;
    private final StreamFactory streams;
    private final SoundReports reports;
    private final LoadLog log = new LoadLog();
    private final ClipCache clips;
    private final ConcurrentLinkedQueue<Loaded> done = new ConcurrentLinkedQueue<>();

    SoundLoader(
            SoundFiles files,
            SoundBanks banks,
            WarningLog warnings,
            Executor musicExecutor,
            Executor effectExecutor,
            StreamFactory streams,
            long cacheBytes) {
        this.opener = new SoundOpener(files);
        this.banks = banks;
        this.reports = new SoundReports(warnings);
        this.musicExecutor = musicExecutor;
        this.effectExecutor = effectExecutor;
        this.streams = streams;
        this.clips = new ClipCache(cacheBytes);
    }

    /** The next finished load, null when there is none. */
    Loaded poll() {
        return done.poll();
    }

    void loadMusic(String name, int ticket) {
        musicExecutor.execute(() -> done.add(music(name, ticket)));
    }

    void loadEffect(String name, int handle) {
        Clip clip = clips.get(name);
        if (clip != null) {
            done.add(effect(clip, handle));
        } else {
            effectExecutor.execute(() -> done.add(effect(name, handle)));
        }
    }

    private Loaded music(String name, int ticket) {
        long begin = System.nanoTime();
        try {
            Optional<SoundFile> found = opener.open(Kind.MUSIC, name);
            if (found.isEmpty()) {
                reports.missing(name);
                return new Loaded.NoMusic(ticket);
            }
            SoundFile file = found.get();
            Loaded music;
            if (file.isMidi()) {
                MidiRenderer renderer = renderer(file, AtEnd.LOOP);
                SampleSource source = new StreamSource(file.name(), renderer, reports);
                music = new Loaded.Music(ticket, source, new MusicKnobs.Midi(renderer));
            } else {
                PcmStream looped = new LoopedStream(file, reports);
                SampleSource source =
                        streams.sampled(new StreamSource(file.name(), looped, reports));
                music = new Loaded.Music(ticket, source, MusicKnobs.SAMPLED);
            }
            log.loaded(file.name(), file.format(), file.bytes().length, begin);
            return music;
        } catch (Exception | OutOfMemoryError e) {
            report(name, e, begin);
            return new Loaded.NoMusic(ticket);
        }
    }

    private Loaded effect(String name, int handle) {
        Clip ready = clips.get(name);
        if (ready != null) {
            return effect(ready, handle);
        }
        long begin = System.nanoTime();
        try {
            Optional<SoundFile> found = opener.open(Kind.SOUND, name);
            if (found.isEmpty()) {
                reports.missing(name);
            } else {
                SoundFile file = found.get();
                Loaded effect = effect(name, file, handle);
                log.loaded(file.name(), file.format(), file.bytes().length, begin);
                return effect;
            }
        } catch (Exception | OutOfMemoryError e) {
            report(name, e, begin);
        }
        clips.put(name, Clip.SILENT);
        return new Loaded.NoEffect(handle);
    }

    private Loaded effect(String name, SoundFile file, int handle) throws IOException {
        if (file.isMidi()) {
            MidiRenderer renderer = renderer(file, AtEnd.STOP);
            SampleSource source = new StreamSource(file.name(), renderer, reports);
            return new Loaded.Effect(handle, source, new MusicKnobs.Midi(renderer));
        }
        if (file.layout().micros() > LONGEST_CLIP_MICROS) {
            StreamSource decoder = new StreamSource(file.name(), file.open(), reports);
            return new Loaded.Effect(handle, streams.sampled(decoder), MusicKnobs.SAMPLED);
        }
        PcmStream stream = file.open();
        Clip clip = Clip.decode(stream, stream.rate() * LONGEST_CLIP_MICROS / 1_000_000);
        if (clip.frames() == 0) {
            reports.hollow(file.name());
        }
        clips.put(name, clip);
        return effect(clip, handle);
    }

    private static Loaded effect(Clip clip, int handle) {
        return clip.frames() == 0
                ? new Loaded.NoEffect(handle)
                : new Loaded.Effect(handle, clip.reader(), MusicKnobs.SAMPLED);
    }

    private MidiRenderer renderer(SoundFile file, AtEnd atEnd) throws IOException {
        MidiRenderer renderer = new MidiRenderer(file.name(), file.midi(), banks.bank(), atEnd);
        renderer.begin();
        return renderer;
    }

    private void report(String name, Throwable fault, long begin) {
        log.failed(name, fault, begin);
        reports.broken(name, fault);
    }

    ClipCache clips() {
        return clips;
    }

    LoadLog log() {
        return log;
    }
}
