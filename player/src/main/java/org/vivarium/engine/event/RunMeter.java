package org.vivarium.engine.event;

import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.telemetry.EventRuns;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/**
 * Takes down for the frame's record which list of commands had a turn, where it stood, and how many
 * commands it ran. While nothing is recorded a turn costs one test.
 */
public final class RunMeter {
    /** Takes nothing down. */
    static final RunMeter OFF = new RunMeter(new FrameRecorder(new FrameLog(1)));

    private final FrameRecorder recorder;
    private ProgramRef list = ProgramRef.INLINE;
    private int eventId;
    private int index;
    private long before;

    public RunMeter(FrameRecorder recorder) {
        this.recorder = recorder;
    }

    /** A list gets its turn; {@code commands} have run so far. */
    void begin(InterpreterState run, long commands) {
        before = commands;
        if (recorder.recording() && run.running()) {
            FrameState frame = run.stack.last();
            list = frame.ref;
            eventId = frame.eventId;
            index = frame.index;
        }
    }

    /** Its turn is over. */
    void end(long commands) {
        if (commands == before || !recorder.recording()) {
            return;
        }
        int ran = (int) (commands - before);
        switch (list.kind()) {
            case COMMON_EVENT ->
                    recorder.ran(EventRuns.Source.COMMON_EVENT, list.a(), 0, index, ran);
            case MAP_PAGE ->
                    recorder.ran(EventRuns.Source.MAP_EVENT, list.b(), list.c(), index, ran);
            case TROOP_PAGE ->
                    recorder.ran(EventRuns.Source.TROOP_PAGE, list.a(), list.b(), index, ran);
            case INLINE -> recorder.ran(EventRuns.Source.OTHER, eventId, 0, index, ran);
        }
    }
}
