package org.vivarium.engine.loop;

import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.TripleBuffer;
import org.vivarium.telemetry.snapshot.SnapshotHub;

/**
 * One logical frame from input to published picture, recorded, and the way back from it. The number
 * of a frame in records grows with every frame run; going back doesn't take numbers back.
 */
public final class FrameStep {
    private final FrameSource source;
    private final InputSource input;
    private final FrameRecorder recorder;
    private final SnapshotHub snapshots;
    private final TripleBuffer<Picture> pictures;
    private final Past past;
    private final InputSnapshot held = new InputSnapshot();
    private long frames;

    /** Frames the game has behind it: those run, less those gone back. */
    private long position;

    private long publishedRevision = Long.MIN_VALUE;

    public FrameStep(
            FrameSource source,
            InputSource input,
            FrameRecorder recorder,
            SnapshotHub snapshots,
            TripleBuffer<Picture> pictures,
            Past past) {
        this.source = source;
        this.input = input;
        this.recorder = recorder;
        this.snapshots = snapshots;
        this.pictures = pictures;
        this.past = past;
    }

    /** Frames run so far; also the number of the next one. */
    public long frames() {
        return frames;
    }

    /**
     * @param publish false to leave the picture unpublished: nobody would see it
     */
    public void run(boolean publish) {
        held.set(past.held(input.heldAt(position)));
        recorder.beginFrame(frames);
        recorder.beginAtOnce(Section.REWIND);
        past.remember(held.held());
        recorder.end();
        source.tick(held);
        if (publish && source.revision() != publishedRevision) {
            recorder.beginAtOnce(Section.PUBLISH);
            publish();
            recorder.end();
        }
        if (snapshots.watched()) {
            recorder.beginAtOnce(Section.SNAPSHOT);
            snapshots.fillWatched(frames);
            recorder.end();
        }
        recorder.slow().picturesFrom(source.frame());
        recorder.endFrame();
        frames++;
        position++;
    }

    /**
     * Goes back by so many frames, or as far as the past reaches, and publishes what was seen then.
     */
    public void back(int most) {
        int gone = past.back(most);
        position -= gone;
        if (gone > 0) {
            publish();
            snapshots.fillWatched(frames);
        }
    }

    /** Whether the game is over for good. */
    boolean ended() {
        return source.ended();
    }

    /** Takes the game to the moment before a frame of its past, or of what is known after now. */
    public void travel(long frame) {
        position += past.travel(frame);
        publish();
        snapshots.fillWatched(frames);
    }

    public Past past() {
        return past;
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
