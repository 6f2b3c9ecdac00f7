package org.vivarium.engine.map;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.vivarium.telemetry.FrameRecorder;

/**
 * Makes the next map ready beside the engine, while the old place fades out. When it isn't there
 * yet as the engine needs it, the frame is held, so no frame comes out differently.
 */
final class MapAhead {
    private final IntFunction<PreparedMap> maker;
    private final FrameRecorder recorder;
    private ExecutorService worker;
    private Future<PreparedMap> expected;
    private int expectedId;

    /**
     * @param maker makes a map ready, on any thread
     * @param recorder told of frames that had to wait
     */
    MapAhead(IntFunction<PreparedMap> maker, FrameRecorder recorder) {
        this.maker = maker;
        this.recorder = recorder;
    }

    /** Begins to make a map ready, unless it is the one being made. */
    void expect(int id) {
        if (expected != null && expectedId == id) {
            return;
        }
        if (worker == null) {
            worker = Executors.newSingleThreadExecutor(MapAhead::thread);
        }
        expectedId = id;
        expected = worker.submit(() -> maker.apply(id));
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "map ahead");
        thread.setDaemon(true);
        return thread;
    }

    /** Waits until the expected map is there: loading before the first frame. */
    void await() {
        if (expected != null) {
            get(expected);
        }
    }

    /** The map if it was expected, waiting for it if need be; else null. */
    PreparedMap take(int id) {
        if (expected == null || expectedId != id) {
            return null;
        }
        Future<PreparedMap> map = expected;
        expected = null;
        if (map.isDone()) {
            return get(map);
        }
        recorder.beginHold();
        try {
            return get(map);
        } finally {
            recorder.endHold();
        }
    }

    private PreparedMap get(Future<PreparedMap> map) {
        try {
            return map.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException e) {
            throw new IllegalStateException(
                    "map " + expectedId + " can't be made ready", e.getCause());
        }
    }
}
