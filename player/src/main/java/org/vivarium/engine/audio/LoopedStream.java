package org.vivarium.engine.audio;

import org.vivarium.assets.sound.PcmStream;
import org.vivarium.assets.sound.SampledLayout;
import org.vivarium.assets.sound.SoundException;
import org.vivarium.assets.sound.SoundFile;

/**
 * A sampled music file without end: after its loop's end it goes on at the loop's start, frame on
 * frame. A file that breaks off loops there; one that gives nothing ten times in a row is over
 * (spec assets-and-audio 13.3).
 */
final class LoopedStream implements PcmStream {

    private static final int EMPTY_PASSES = 10;

    private final SoundFile file;
    private final SoundReports reports;
    private final SampledLayout layout;
    private PcmStream pass;
    private long position;
    private int emptyPasses;
    private boolean delivered;

    LoopedStream(SoundFile file, SoundReports reports) throws SoundException {
        this.file = file;
        this.reports = reports;
        this.layout = file.layout();
        this.pass = file.open();
    }

    @Override
    public int rate() {
        return pass.rate();
    }

    @Override
    public boolean mono() {
        return pass.mono();
    }

    @Override
    public int read(float[] stereo, int offset, int frames) throws SoundException {
        while (emptyPasses < EMPTY_PASSES) {
            int got = readPass(stereo, offset, frames);
            if (got > 0) {
                position += got;
                delivered = true;
                return got;
            }
            emptyPasses = delivered ? 0 : emptyPasses + 1;
            delivered = false;
            pass = file.open();
            position = layout.loopStart() == 0 ? 0 : pass.skip(layout.loopStart());
        }
        reports.hollow(file.name());
        return -1;
    }

    private int readPass(float[] stereo, int offset, int frames) {
        long left = layout.loopEnd() > 0 ? layout.loopEnd() - position : frames;
        if (left <= 0) {
            return -1;
        }
        try {
            return pass.read(stereo, offset, (int) Math.min(left, frames));
        } catch (SoundException e) {
            reports.broken(file.name(), e);
            return -1;
        }
    }
}
