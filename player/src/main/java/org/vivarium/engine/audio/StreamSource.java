package org.vivarium.engine.audio;

import org.vivarium.assets.sound.PcmStream;
import org.vivarium.assets.sound.SoundException;
import org.vivarium.assets.sound.midi.MidiRenderer;

/** Decodes at the moment of reading: exact, and only good where nobody waits for the mixer. */
final class StreamSource implements SampleSource {

    private final String name;
    private final PcmStream stream;
    private final SoundReports reports;

    StreamSource(String name, PcmStream stream, SoundReports reports) {
        this.name = name;
        this.stream = stream;
        this.reports = reports;
    }

    @Override
    public int rate() {
        return stream.rate();
    }

    @Override
    public int read(float[] stereo, int offset, int frames) {
        try {
            return stream.read(stereo, offset, frames);
        } catch (SoundException e) {
            reports.broken(name, e);
            return -1;
        }
    }

    @Override
    public void skip(long frames) {
        try {
            stream.skip(frames);
        } catch (SoundException e) {
            reports.broken(name, e);
        }
    }

    @Override
    public void close() {
        if (stream instanceof MidiRenderer midi) {
            midi.close();
        }
    }
}
