package org.vivarium.engine.loop;

import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.TripleBuffer;
import org.vivarium.telemetry.snapshot.SnapshotHub;

/**
 * One logical frame from input to published picture, recorded. With and without a window frames are
 * run by this class, so both do the same.
 */
public final class FrameStep {
    private final FrameSource source;
    private final InputSource input;
    private final FrameRecorder recorder;
    private final SnapshotHub snapshots;
    private final TripleBuffer<Picture> pictures;
    private final InputSnapshot held = new InputSnapshot();
    private long frames;
    private long publishedRevision = Long.MIN_VALUE;

    public FrameStep(
            FrameSource source,
            InputSource input,
            FrameRecorder recorder,
            SnapshotHub snapshots,
            TripleBuffer<Picture> pictures) {
        this.source = source;
        this.input = input;
        this.recorder = recorder;
        this.snapshots = snapshots;
        this.pictures = pictures;
    }

    /** Frames run so far; also the number of the next one. */
    public long frames() {
        return frames;
    }

    /**
     * @param publish false to leave the picture unpublished: nobody would see it
     */
    public void run(boolean publish) {
        recorder.beginFrame(frames);
        held.set(input.heldAt(frames));
        source.tick(held);
        if (publish && source.revision() != publishedRevision) {
            recorder.begin(Section.PUBLISH);
            publish();
            recorder.end();
        }
        if (snapshots.watched()) {
            recorder.begin(Section.SNAPSHOT);
            snapshots.fillWatched(frames);
            recorder.end();
        }
        recorder.slow().picturesFrom(source.frame());
        recorder.endFrame();
        frames++;
    }

    /** Publishes the engine's picture as it is, outside of any frame. */
    public void publish() {
        publishedRevision = source.revision();
        Picture picture = pictures.back();
        System.arraycopy(source.frame(), 0, picture.pixels, 0, picture.pixels.length);
        picture.frame = frames;
        pictures.publish();
    }
}
